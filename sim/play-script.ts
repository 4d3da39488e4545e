import { playLine } from "./script";
import type { World } from "./world";

/** What a script can be played on: a world whose plug can be pulled. */
export type Pluggable = World & { cut(): void };

export interface ScriptListener {
  /** What a step printed, lines parted by "\n"; never "". */
  printed(text: string): void;
  /** A `frame` step on this line, counted from 1. */
  frame(line: number): void;
}

/**
 * Plays a whole script.
 * @throws Error with the number and the text of the first line that is wrong, and what is allowed there
 */
export function playScript(script: string, tower: Pluggable, listener: ScriptListener): void {
  for (const [index, line] of script.split(/\r?\n/).entries()) {
    const step = line.replace(/#.*/, "").trim();
    try {
      const printed = step === "cut" ? cut(tower) : playLine(tower, line);
      if (printed !== "") listener.printed(printed);
    } catch (error) {
      throw new Error(`line ${index + 1}, "${line.trim()}": ${(error as Error).message}`, { cause: error });
    }
    if (step === "frame") listener.frame(index + 1);
  }
}

function cut(tower: Pluggable): string {
  tower.cut();
  return tower.run("");
}
