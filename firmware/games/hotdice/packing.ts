import { metBoxes } from "./boxes";
import { keptDice } from "./kept";
import { DICE, HELD, PHASES, SPECIAL, TICKED } from "./layout";
import { ALL_BOXES, EVEN, type HotDiceState, NO_DICE, NO_SPECIAL, NONE, type Race, ROLLS } from "./state";

/** The state as bytes, see layout.ts: at most 45, for four seats in a race. */
export function pack(state: HotDiceState): number[] {
  const thrown = state.last || state;
  const race = thrown.race;
  const bytes = new Uint8Array(TICKED + state.seats * (race ? 7 : 2));
  bytes.set([state.seats, state.seat, PHASES.indexOf(state.phase), state.rollsUsed, race ? race.box : 0]);
  bytes.set(thrown.dice, DICE);
  bytes.set(thrown.special, SPECIAL);
  // true is 1 in a byte array, and words lie with their low byte first, on the board and in Node.
  bytes.set(state.held as unknown as number[], HELD);
  bytes.set(new Uint8Array(new Uint16Array(state.ticked).buffer), TICKED);
  let at = TICKED + 2 * state.seats;
  for (const dice of race ? race.dice : []) {
    bytes.set(dice, at);
    at += 5;
  }
  return ([] as number[]).slice.call(bytes);
}

function refuse(part: string): never {
  throw new Error(`impossible ${part}`);
}

/** Five faces 1-6, or none of the dice rolled. */
function readDice(bytes: ArrayLike<number>, at: number): number[] {
  const dice: number[] = [].slice.call(bytes, at, at + 5);
  let rolled = 0;
  for (const face of dice) {
    if (face > 6) refuse("die");
    if (face > 0) rolled++;
  }
  if (rolled % 5 > 0) refuse("roll");
  return dice;
}

function readRace(bytes: ArrayLike<number>, box: number, seats: number): Race {
  const all: number[][] = [];
  const kept: boolean[][] = [];
  let trophies = seats - 1;
  for (let seat = 0; seat < seats; seat++) {
    const dice = readDice(bytes, TICKED + 2 * seats + 5 * seat);
    all[seat] = dice;
    kept[seat] = keptDice(box, dice);
    if (kept[seat]!.indexOf(false) < 0) trophies--;
  }
  return { box, trophies, dice: all, kept };
}

/**
 * The state that `pack` made the bytes of.
 *
 * @throws Error if play couldn't go on from it: the length, a seat, phase, box, face or number of rolls out of range;
 *   no dice in a turn; a race without a race's dice or trophies, or the other way round; a full sheet before the end; no
 *   rolls left and nothing to tick
 */
export function unpack(bytes: ArrayLike<number>): HotDiceState {
  "apart";
  const seats = bytes[0]!;
  const seat = bytes[1]!;
  const phase = PHASES[bytes[2]!];
  const rollsUsed = bytes[3]!;
  const box = bytes[4]!;
  if (!(seats >= 2 && seats <= 4) || bytes.length !== TICKED + seats * (box > 0 ? 7 : 2)) refuse("length");
  if (seat >= seats || phase === undefined || box > EVEN || rollsUsed > ROLLS) refuse("seat, phase, box or rolls");

  const ticked: number[] = [];
  for (let owner = 0; owner < seats; owner++) {
    const boxes = bytes[TICKED + 2 * owner]! + 256 * bytes[TICKED + 2 * owner + 1]!;
    if ((boxes & ~ALL_BOXES) !== 0 || (boxes === ALL_BOXES && phase !== "over")) refuse("tick");
    ticked[owner] = boxes;
  }

  const isTurn = phase === "choose" || phase === "call" || phase === "race";
  const dice = readDice(bytes, DICE);
  const held: boolean[] = [].slice.call(bytes, HELD, HELD + 5).map(Boolean);
  const a = bytes[SPECIAL]!;
  const b = bytes[SPECIAL + 1]!;
  if (a > 6 || b > 6 || (isTurn && a * b * dice[0]! === 0)) refuse("dice");
  const race = box > 0 ? readRace(bytes, box, seats) : null;
  const isRacing = race !== null && race.trophies > 0;
  if (isTurn && (phase === "race" ? !isRacing : isRacing)) refuse("race");
  if (phase === "choose" && rollsUsed === ROLLS && (metBoxes(dice) & ~ticked[seat]!) === 0) refuse("choice");

  const thrown = { dice, special: [a, b], race };
  const table = isTurn ? thrown : { dice: NO_DICE, special: NO_SPECIAL, race: null };
  const last = isTurn || a === 0 ? null : thrown;
  return Object.assign({ seats, seat, phase, held: isTurn ? held : NONE, rollsUsed, ticked, last }, table);
}
