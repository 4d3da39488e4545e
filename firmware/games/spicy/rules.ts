import type { Game } from "../game";
import { ranks } from "../ranks";
import { apply } from "./apply";
import { pack, unpack } from "./packing";
import { diceToRoll, refusal } from "./refusal";
import { publicState, totals } from "./result";
import { SPACES, type SpicyState, setup, VERBS } from "./state";

/**
 * Spicy Dice, also known as Chili Dice: ten spaces to fill with six dice, 30 rolls for the whole game. The values of
 * its actions: `first` seat; `roll` six faces, 0 for a held die; `hold` the dice 1-6 that stay, all others are let go;
 * `turn` die 1-6, number 1-6; `score` space, 1-6 or one of `words`.
 */
export const spicy: Game<SpicyState> = {
  name: "spicy",
  id: 1,
  minSeats: 1,
  maxSeats: 8,
  verbs: VERBS,
  rolls: { "roll": 0 },
  selectVerb: "hold",
  options: [],
  words: SPACES,
  faces: [],
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
