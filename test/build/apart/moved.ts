import { expect } from "vitest";
import { moveApart } from "../../../build/apart";
import { Tree } from "../../../build/tree/parse";
import { Scopes } from "../../../build/tree/scope";
import { printedBy } from "../printed-by";

/** The code after the pass, which prints the same as before and names no variable that is nowhere declared. */
export function moved(code: string): string {
  const after = moveApart(code).code;
  expect(printedBy(after)).toEqual(printedBy(code));
  expect(freeIn(after)).toEqual(freeIn(code));
  return after;
}

/** What a file declares at its top. */
export function topOf(code: string): string[] {
  return [...new Scopes(new Tree(code)).root.bindings.keys()].sort();
}

/** A part that returns what `value` says. */
export function part(value: string, before = ""): string {
  return `()=>{"apart";${before}return ${value}}`;
}

function freeIn(code: string): string[] {
  return [...new Set(new Scopes(new Tree(code)).free.map((id) => id.name))].sort();
}
