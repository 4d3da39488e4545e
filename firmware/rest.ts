import { screenOfGame } from "./screens/of-game";
import type { ScreenName, Stage } from "./screens/stage";
import { SLEEP } from "./session/settings";

/**
 * Untouched for so long the tower dims, then the matrix goes dark. It goes on drawing what the board and dark LEDs
 * draw, 356 mA by the design's table: more than the 50 to 100 mA under which power banks switch off, so that they don't.
 */
export const DIM_MS = 180000;
export const SLEEP_MS = 480000;
/** Untouched for so long no page of the pad or the menu is left open, and who won makes room for the invitation to play. */
export const LEAVE_MS = 90000;
const LEFT_OPEN: readonly ScreenName[] = ["winner", "pad", "menu", "faces", "games", "players", "options"];

/** A tower as far as it matters when it was touched. */
export interface Touched extends Stage {
  /** When somebody last pressed or shook, ms. */
  touched: number;
  readonly screenName: ScreenName;
}

/** Nobody has touched the tower for `ms`, and it may sleep. */
export function rests(tower: Touched, ms: number): boolean {
  return tower.now - tower.touched >= ms && tower.session.table.settings[SLEEP] !== 0;
}

/** Whoever comes next finds the dice, or somebody who invites to play. */
export function leave(tower: Touched): void {
  if (LEFT_OPEN.indexOf(tower.screenName) < 0) return;
  const name = screenOfGame(tower.session.table);
  tower.go(name === "winner" ? "attract" : name);
}
