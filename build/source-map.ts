import { SourceMap } from "node:module";
import type { OutputFile } from "esbuild";

/** A place in a source: its line and column count from 0. */
export interface Place {
  readonly source: string;
  readonly line: number;
  readonly column: number;
}

/** What esbuild wrote, and the source of each of its characters. */
export interface Mapped {
  readonly code: string;
  /** @param offset in `code` */
  placeOf(offset: number): Place | undefined;
}

/** @param files what a build with `outfile: "tower.js"` and an external source map gave */
export function mapped(files: readonly OutputFile[]): Mapped {
  const [map, output] = ["tower.js.map", "tower.js"].map((name) => files.find((file) => file.path.endsWith(name))!);
  const code = output!.text;
  const sources = new SourceMap(JSON.parse(map!.text));
  const lines = lineStarts(code);
  return {
    code,
    placeOf(offset) {
      let line = 0;
      for (let high = lines.length; high - line > 1; ) {
        const middle = (line + high) >> 1;
        if (lines[middle]! <= offset) line = middle;
        else high = middle;
      }
      const entry = sources.findEntry(line, offset - lines[line]!);
      if (!("originalSource" in entry)) return undefined;
      return { source: entry.originalSource, line: entry.originalLine, column: entry.originalColumn };
    },
  };
}

/** Where each line of a text begins. */
export function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}
