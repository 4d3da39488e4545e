import type { AsideState } from "../../games/aside/state";
import type { Kit, Stage } from "../stage";

/** What a game in which dice are set aside tells its tray, beside the rules. */
export interface AsideGame extends Kit {
  /** The choice worth most, as dice 1-6. */
  bestChoice(state: AsideState): number[];
  /** Which of the dice rolled just now belong to some combination. */
  scoringDice(state: AsideState): boolean[];
  /** Red faces count and are shown. */
  readonly hasRed: boolean;
  /** A roll of its own beside `roll`, said with the chosen dice: it is offered wherever it is legal. */
  readonly otherRoll: string;
}

/** A state of the game that counts them. */
interface CountingState extends AsideState {
  readonly farkles?: readonly number[];
}

/** How many turns in a row a player ended without points; -1 in a game that doesn't count them. */
export function strikes(state: AsideState, seat: number): number {
  const farkles = (state as CountingState).farkles;
  return farkles ? farkles[seat]! : -1;
}

export function asideGame(stage: Stage): AsideGame {
  return stage.session.table.game as AsideGame;
}

export function asideState(stage: Stage): AsideState {
  return stage.session.table.state as AsideState;
}
