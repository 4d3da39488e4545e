import { ranks } from "../ranks";
import { BOXES, EVEN, FACES, type HotDiceState, NONE, type Race } from "./state";

/** Per seat eleven booleans: which boxes are ticked. */
function sheets(state: HotDiceState): boolean[][] {
  return state.ticked.map((boxes) => {
    const row: boolean[] = [];
    for (let box = 1; box <= EVEN; box++) row[box - 1] = (boxes & (1 << box)) > 0;
    return row;
  });
}

/** Boxes ticked, by seat: they are all that counts. */
export function totals(state: HotDiceState): number[] {
  return state.ticked.map((boxes) => {
    let ticks = 0;
    for (let left = boxes; left > 0; left &= left - 1) ticks++;
    return ticks;
  });
}

function publicRace(race: Race): object {
  return {
    "box": BOXES[race.box],
    "trophies": race.trophies,
    "dice": race.dice,
    "done": race.kept.map((dice) => dice.indexOf(false) < 0),
  };
}

/**
 * The state line: what all players can see. `dice` and `special` are of the active player's newest roll of this turn,
 * all 0 and ["blank", 0] before the first; in a race everybody's dice are in `race`. `ranks` is null until the game has
 * ended. Hot Dice, "Who wins": ruling: the others rank by boxes ticked, equal is equal.
 */
export function publicState(state: HotDiceState): object {
  "apart";
  const ticks = totals(state);
  const ended = state.phase === "over";
  return {
    "game": "hotdice",
    "seats": state.seats,
    "seat": state.seat,
    "phase": state.phase,
    "dice": state.dice,
    "red": NONE,
    "held": state.held,
    "totals": ticks,
    "ended": ended,
    "ranks": ended ? ranks(ticks) : null,
    "boxes": sheets(state),
    "special": [FACES[state.special[0]!] || "blank", state.special[1]],
    "rollsUsed": state.rollsUsed,
    "race": state.race ? publicRace(state.race) : null,
  };
}
