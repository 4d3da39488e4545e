import { boardNames, loadBoard } from "../board-file";
import { boxDrawing } from "./box";
import { wiringDiagram } from "./wiring";

/** A file in docs/ and what is to be in it. */
export interface Drawing {
  readonly file: string;
  readonly svg: string;
}

/** Diameters of arcade buttons, mm. */
const BUTTONS = [24, 30];

/** All drawings that docs/ has, made from the board records. */
export async function drawings(): Promise<Drawing[]> {
  const wirings = boardNames().map(async (name) => ({
    file: `docs/wiring-${name}.svg`,
    svg: wiringDiagram(name, await loadBoard(name)),
  }));
  const boxes = BUTTONS.map((button) => ({ file: `docs/box-${button}mm-buttons.svg`, svg: boxDrawing(button) }));
  return [...(await Promise.all(wirings)), ...boxes];
}
