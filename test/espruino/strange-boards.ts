import type { Ground } from "./runs";
import { VirtualTower } from "./virtual-tower";

/** What is strange, done to the virtual board before the tower starts, and what the tower says of it. */
const STRANGE: readonly (readonly [string, string])[] = [
  ['process.env={BOARD:"ESP8266"};', "this is a board ESP8266, the program is for ESP32: flash stays unwritten"],
  ['process.version="2v26.12";', "Espruino 2v26.12 is too old: flash 2v29 or newer"],
  ['process.version="2v29";', ""],
  ['process.version="2v30";', ""],
];

/**
 * The tower on another board, or on an interpreter that is too old.
 * @returns where it says something else of it than it should
 */
export async function meetStrangeBoards(ground: Ground, program: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const [strange, expected] of STRANGE) {
    const tower = new VirtualTower({ ...ground, boardCode: ground.boardCode + strange, program });
    try {
      const said = await tower.interpreter.evaluate<string>("tower.lastError");
      if (said !== expected) wrong.push(`${strange} it says "${said}", not "${expected}"`);
    } catch (error) {
      wrong.push((error as Error).message);
    } finally {
      await tower.interpreter.close();
    }
  }
  return wrong;
}
