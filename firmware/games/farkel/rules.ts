import { NONE } from "../aside/state";
import { totals, turnLine } from "../aside/table";
import type { Game } from "../game";
import { ranks } from "../ranks";
import { apply } from "./apply";
import { pack, unpack } from "./packing";
import { diceToRoll, refusal } from "./refusal";
import { type FarkelState, NOBODY, setup, VERBS } from "./state";

/** The state line: what all players can see. `offer`: the dice passed on, while they may be taken. */
function publicState(state: FarkelState): object {
  const red = state.dice.map((face, i) => face === i + 1);
  const line = turnLine("farkel", state, red, state.phase === "over" ? ranks(state.totals) : null);
  return Object.assign(line, {
    "lastRound": state.ender !== NOBODY,
    "farkles": state.farkles,
    "offer": state.passed.length > 0 ? state.passed.map((face) => face === 0) : NONE,
  });
}

/**
 * Spicy Farkel: set scoring dice aside, red ones count double; first with 10,000 starts the last round. The values of its
 * actions: `first` seat; `roll` and `take` six faces, 0 for a die that stays; `set` the dice 1-6 to set aside from this
 * roll, all others are let go.
 */
export const farkel: Game<FarkelState> = {
  name: "farkel",
  id: 4,
  minSeats: 2,
  maxSeats: 8,
  verbs: VERBS,
  rolls: { "roll": 0, "take": 0 },
  selectVerb: "set",
  options: [],
  words: [],
  faces: [],
  setup,
  refusal,
  apply,
  diceToRoll,
  pack,
  unpack,
  totals,
  ranks: (state) => ranks(state.totals),
  publicState,
};
