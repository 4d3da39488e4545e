import { metBoxes } from "./boxes";
import { keptDice } from "./kept";
import { DICE, HELD, PHASES, SPECIAL, TICKED } from "./layout";
import {
  ALL_BOXES,
  ASK,
  EVEN,
  HOT,
  type HotDiceState,
  isOpen,
  NO_DICE,
  NO_SPECIAL,
  NONE,
  type Race,
  ROLLS,
} from "./state";

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
  throw new Error(`hotdice: impossible ${part}`);
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

function readRace(bytes: ArrayLike<number>, box: number, ticked: readonly number[]): Race {
  const all: number[][] = [];
  const kept: boolean[][] = [];
  let trophies = ticked.length - 1;
  let seat = 0;
  for (const boxes of ticked) {
    const dice = readDice(bytes, TICKED + 2 * ticked.length + 5 * seat);
    all[seat] = dice;
    kept[seat] = keptDice(box, dice);
    if (kept[seat]!.indexOf(false) < 0) {
      if ((boxes & (1 << box)) === 0) refuse("trophy");
      trophies--;
    }
    seat++;
  }
  if (trophies < 0 || (trophies === ticked.length - 1 && !isOpen(ticked, box))) refuse("race");
  return { box, trophies, dice: all, kept };
}

/**
 * The state that `pack` made the bytes of.
 *
 * @throws Error if they can't be one, so that play can always go on from the state this returns: the length, a seat,
 *   phase, box or face out of range; dice that don't lie there in that phase; a race that the special dice don't start,
 *   that is over and goes on, or where a trophy is taken without a tick; a winner while the game goes on, or none at
 *   its end; no rolls left and nothing to tick
 */
export function unpack(bytes: ArrayLike<number>): HotDiceState {
  "apart";
  const seats = bytes[0]!;
  const seat = bytes[1]!;
  const phase = PHASES[bytes[2]!];
  const rollsUsed = bytes[3]!;
  const box = bytes[4]!;
  if (!(seats >= 2 && seats <= 4) || bytes.length !== TICKED + seats * (box > 0 ? 7 : 2)) refuse("length");
  if (seat >= seats || phase === undefined || box > EVEN) refuse("seat, phase or box");

  const ticked: number[] = [];
  let ticks = 0;
  let winner = -1;
  for (let owner = 0; owner < seats; owner++) {
    const boxes = bytes[TICKED + 2 * owner]! + 256 * bytes[TICKED + 2 * owner + 1]!;
    if ((boxes & ~ALL_BOXES) !== 0 || (boxes === ALL_BOXES && winner >= 0)) refuse("tick");
    if (boxes === ALL_BOXES) winner = owner;
    ticks |= boxes;
    ticked[owner] = boxes;
  }

  const isTurn = phase === "choose" || phase === "call" || phase === "race";
  const dice = readDice(bytes, DICE);
  const held: boolean[] = [];
  for (let die = 0; die < 5; die++) {
    const byte = bytes[HELD + die]!;
    if (byte > (phase === "choose" ? 1 : 0)) refuse("hold");
    held[die] = byte === 1;
  }
  const a = bytes[SPECIAL]!;
  const b = bytes[SPECIAL + 1]!;
  const isRolled = a > 0;
  if (a > 6 || b > 6 || b > 0 !== isRolled || dice[0]! > 0 !== isRolled) refuse("special die");
  // Nothing lies there before the first roll of the game only, and nothing is ticked then.
  if (isRolled ? phase === "start" : isTurn || phase === "over" || ticks > 0) refuse("table");
  if (isTurn ? rollsUsed < 1 || rollsUsed > ROLLS : rollsUsed > 0) refuse("rolls");

  const race = box > 0 ? readRace(bytes, box, ticked) : null;
  if (race) {
    if (phase === "choose" || phase === "call" || (a !== ASK && (a !== HOT || b !== box))) refuse("race");
    if (phase === "race" ? race.trophies === 0 : phase === "roll" && race.trophies > 0) refuse("trophies");
  } else if (phase === "race" || (a === ASK) !== (phase === "call") || (a === HOT && isOpen(ticked, b))) refuse("turn");
  if (winner < 0 ? phase === "over" : phase !== "over") refuse("end");
  if (winner >= 0 && (race ? race.kept[winner]!.indexOf(false) >= 0 : winner !== seat)) refuse("winner");
  if (phase === "choose" && rollsUsed === ROLLS && (metBoxes(dice) & ~ticked[seat]!) === 0) refuse("choice");

  const thrown = { dice, special: [a, b], race };
  const table = isTurn ? thrown : { dice: NO_DICE, special: NO_SPECIAL, race: null };
  const last = isTurn || !isRolled ? null : thrown;
  return Object.assign({ seats, seat, phase, held: isTurn ? held : NONE, rollsUsed, ticked, last }, table);
}
