import { boxPanels, THICKNESS } from "./box-panels";
import { type Hole, outline, type Panel } from "./panel";
import { box, circle, element, line, type Point, svg, text } from "./svg";

/** Hairlines, as laser cutters want them: red is cut, blue is for the eye only. */
const CUT = { "stroke": "#f00", "stroke-width": 0.2, "fill": "none" };
const NOTE = "#00f";
const GAP = 18;
const SHEET_WIDTH = 720;

/** All panels on a sheet, in millimetres and at full size. @param button diameter of the button holes */
export function boxDrawing(button: number): string {
  const parts: string[] = [];
  let [x, y, rowHeight] = [GAP, GAP + 14, 0];
  for (const panel of boxPanels(button)) {
    if (x + panel.width + GAP > SHEET_WIDTH) {
      x = GAP;
      y += rowHeight + GAP;
      rowHeight = 0;
    }
    parts.push(drawPanel(panel, [x, y]));
    x += panel.width + GAP;
    rowHeight = Math.max(rowHeight, panel.height);
  }
  const title = `Tower box: ${THICKNESS} mm plywood, buttons of ${button} mm. Red: cut. Blue: measures in mm, not to be cut.`;
  return svg(SHEET_WIDTH, y + rowHeight + GAP, "mm", title, [
    text([GAP, 14], title, { "font-size": 8, "fill": NOTE }),
    ...parts,
  ]);
}

function drawPanel(panel: Panel, at: Point): string {
  const { name, width, height, holes } = panel;
  const points = outline(panel, THICKNESS).map(([x, y]) => `${x},${y}`);
  return element(
    "g",
    { transform: `translate(${at[0]} ${at[1]})` },
    [
      element("polygon", { points: points.join(" "), ...CUT }),
      ...holes.map(drawHole),
      ...measures(panel),
      text([width / 2, height + 9], `${name}, ${width} x ${height}`, {
        "font-size": 7,
        "text-anchor": "middle",
        "fill": NOTE,
      }),
    ].join(""),
  );
}

function drawHole(hole: Hole): string {
  if (hole.kind === "round") return circle(hole.centre, hole.diameter / 2, CUT);
  return box(hole.corner, hole.width, hole.height, CUT);
}

/** Where the holes are, seen from the upper left corner; of many alike only the first is measured. */
function measures({ holes, name }: Panel): string[] {
  const note = (at: Point, says: string) => text(at, says, { "font-size": 5, "text-anchor": "middle", "fill": NOTE });
  if (name === "baffle") return [note([89, 6], "16 x 16 holes of 8 x 8, every 10, the first at 10 from left and top")];
  return holes.flatMap((hole, i): string[] => {
    if (hole.kind === "square") {
      const [x, y] = hole.corner;
      return [
        note([x + hole.width / 2, y + hole.height / 2], `${hole.width} x ${hole.height}`),
        note([x + hole.width / 2, y + hole.height / 2 + 7], `at ${x}, ${y}`),
      ];
    }
    if (name !== "front") return i === 0 ? [note([hole.centre[0], hole.centre[1] + 20], "7 holes of 4")] : [];
    const [x, y] = hole.centre;
    const cross = { "stroke": NOTE, "stroke-width": 0.2 };
    return [
      line(
        [
          [x - 3, y],
          [x + 3, y],
        ],
        cross,
      ),
      line(
        [
          [x, y - 3],
          [x, y + 3],
        ],
        cross,
      ),
      note([x, y + hole.diameter / 2 + 7], `⌀ ${hole.diameter} at ${x}, ${y}`),
    ];
  });
}
