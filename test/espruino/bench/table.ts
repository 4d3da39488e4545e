/** A budget of the design and what was measured; `undefined` where it names none. */
export interface Row {
  readonly what: string;
  readonly measured: number;
  readonly budget: number | undefined;
  readonly aim: number | undefined;
  /** Instructions are told in millions. */
  readonly unit: "instructions" | "";
}

/** The rows as a table in Markdown. */
export function budgetTable(rows: readonly Row[]): string[] {
  const cells = rows.map(({ what, measured, budget, aim, unit }) => [
    what,
    ...[measured, budget, aim].map((value) => amount(value, unit)),
    budget === undefined ? "" : measured <= budget ? "ok" : "over",
  ]);
  return markdown(["what", "measured", "budget", "aim", ""], cells);
}

/** Lines of a table; all columns but the first to the right. */
export function markdown(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((name, i) => Math.max(3, name.length, ...rows.map((row) => row[i]!.length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join(" | ")} |`;
  const rule = widths.map((width, i) => (i === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
  return [line(head), line(rule), ...rows.map(line)];
}

/** A count as it stands in a table. */
export function amount(value: number | undefined, unit: Row["unit"]): string {
  if (value === undefined) return "";
  return unit === "instructions" ? `${(value / 1e6).toFixed(1)} M` : String(value);
}
