import type { Game } from "../game";
import { ranks } from "../ranks";
import { apply } from "./apply";
import { pack, unpack } from "./packing";
import { refusal } from "./refusal";
import { publicState, totals } from "./result";
import { BOXES, FACES, type HotDiceState, setup, VERBS } from "./state";
import { diceToRoll } from "./to-roll";

/**
 * Hot Dice: eleven boxes to tick with five dice in up to four rolls, and races in which everybody rolls at once. The
 * values of its actions: `first` seat; `roll` seven faces: the white dice, 0 for a held one, then special dice A and B;
 * `hold` the white dice 1-5 that stay, all others are let go; `tick` box; `call` box, 1-11 or one of `words`;
 * `press` seat, then five faces, 0 for a die that is kept. Special die A is blank at 1-4, HOT at 5 and ? at 6.
 */
export const hotDice: Game<HotDiceState> = {
  name: "hotdice",
  id: 3,
  minSeats: 2,
  maxSeats: 4,
  verbs: VERBS,
  rolls: { "roll": 0, "press": 1 },
  selectVerb: "hold",
  options: [],
  words: BOXES,
  faces: FACES,
  setup,
  refusal,
  apply,
  diceToRoll,
  pack,
  unpack,
  totals,
  ranks: (state) => ranks(totals(state)),
  publicState,
};
