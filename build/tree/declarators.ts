import type { AnyNode } from "acorn";
import type { Edit } from "./edit";

/** Takes declarators out of a declaration that may keep others. */
export function declaratorRemovals(
  statement: AnyNode & { declarations: AnyNode[] },
  gone: ReadonlySet<AnyNode>,
): Edit[] {
  const all = statement.declarations;
  const left = all.filter((one) => !gone.has(one)).length;
  if (left === all.length) return [];
  if (left === 0) return [{ start: statement.start, end: statement.end, text: "" }];
  const edits: Edit[] = [];
  let isFirst = true;
  for (const [i, one] of all.entries()) {
    if (!gone.has(one)) isFirst = false;
    // With the comma after it while nothing stays before it, else with the one before it.
    else if (isFirst) edits.push({ start: one.start, end: all[i + 1]!.start, text: "" });
    else edits.push({ start: all[i - 1]!.end, end: one.end, text: "" });
  }
  return edits;
}
