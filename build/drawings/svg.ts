/** Just enough of SVG 1.1 to draw with; all lengths are in the drawing's own unit. */

export type Attributes = Readonly<Record<string, string | number>>;

/** A point: x to the right, y down. */
export type Point = readonly [x: number, y: number];

export function element(name: string, attributes: Attributes, inside = ""): string {
  const words = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`);
  return inside === "" ? `<${name}${words.join("")}/>` : `<${name}${words.join("")}>${inside}</${name}>`;
}

export function text(at: Point, says: string, attributes: Attributes = {}): string {
  return element("text", { x: at[0], y: at[1], ...attributes }, escaped(says));
}

export function line(points: readonly Point[], attributes: Attributes): string {
  return element("polyline", { points: points.map(([x, y]) => `${x},${y}`).join(" "), fill: "none", ...attributes });
}

export function box(at: Point, width: number, height: number, attributes: Attributes): string {
  return element("rect", { x: at[0], y: at[1], width, height, ...attributes });
}

export function circle(at: Point, r: number, attributes: Attributes): string {
  return element("circle", { cx: at[0], cy: at[1], r, ...attributes });
}

/** The whole file. @param unit of width and height: "mm", or "" for pixels */
export function svg(width: number, height: number, unit: string, title: string, parts: readonly string[]): string {
  const head = {
    "xmlns": "http://www.w3.org/2000/svg",
    "width": `${width}${unit}`,
    "height": `${height}${unit}`,
    "viewBox": `0 0 ${width} ${height}`,
    "font-family": "Helvetica, Arial, sans-serif",
  };
  const inside = [element("title", {}, escaped(title)), ...parts].map((part) => `\n  ${part}`).join("");
  return `${element("svg", head, `${inside}\n`)}\n`;
}

function escaped(says: string): string {
  return says.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
}
