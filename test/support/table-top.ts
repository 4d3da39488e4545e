import { board } from "../../hal/boards/esp32";
import { board as wideBoard } from "../../hal/boards/esp32-32x8";
import { playLine } from "../../sim/script";
import { createSimTower, type SimTower } from "../../sim/tower";
import { picture } from "./picture";

/** A tower on the table: what hands do to it, and what is seen. */
export interface TableTop {
  readonly tower: SimTower;
  /** Plays lines of the script language and returns what they print. */
  play(...lines: string[]): string[];
  /** The frame shown last, as characters (see picture.ts). */
  shows(): string;
  /** The state line as an object. */
  state(): Record<string, unknown>;
}

/** A tower just switched on and past its first second, with the palette at its brightest: there all colours differ. */
export function createTableTop(layout: "16x16" | "32x8" = "16x16"): TableTop {
  const tower = createSimTower({ board: layout === "16x16" ? board : wideBoard, seed: 7 });
  const play = (...lines: string[]) => lines.map((line) => playLine(tower, line)).filter((text) => text !== "");
  play("set brightness 8", "wait 1000");
  return {
    tower,
    play,
    shows: () => picture(tower.parts().matrix),
    state: () => JSON.parse(play("state")[0]!),
  };
}

/** What towers of both layouts show after the same lines of the script language. */
export function pictures(...lines: string[]): { readonly square: string; readonly wide: string } {
  const shown = (layout: "16x16" | "32x8") => {
    const top = createTableTop(layout);
    top.play(...lines);
    return top.shows();
  };
  return { square: shown("16x16"), wide: shown("32x8") };
}
