import { totals } from "../aside/table";
import type { Game } from "../game";
import { apply } from "./apply";
import { pack, unpack } from "./packing";
import { diceToRoll, refusal } from "./refusal";
import { publicState, ranksOf } from "./result";
import { OPTIONS, setup, type TenThousandState, VERBS } from "./state";

/**
 * Ten Thousand, after the text "DICE Game" of 1996: first with 10,000 starts the last round. The values of its actions:
 * `roll` six faces, 0 for a die that stays, or in a roll-off one face a seat, 0 for one that isn't in it; `set` the
 * dice 1-6 to set aside from this roll, all others are let go; `straight` six faces, 0 for a die kept.
 */
export const tenThousand: Game<TenThousandState> = {
  name: "tenthousand",
  id: 2,
  minSeats: 2,
  maxSeats: 8,
  verbs: VERBS,
  rolls: { "roll": 0, "straight": 0 },
  selectVerb: "set",
  options: OPTIONS,
  words: [],
  faces: [],
  setup,
  refusal,
  apply,
  diceToRoll,
  pack,
  unpack,
  totals,
  ranks: ranksOf,
  publicState,
};
