/** A die of a roll: its number 1-6 and what it shows. */
export interface Die {
  readonly number: number;
  readonly face: number;
}

/**
 * What dice are worth if each of them has to be in exactly one combination, by trying every split there is.
 *
 * @param worth points of one combination, 0 if these dice are none
 * @returns -1 if there is no such split, 0 for no dice
 */
export function bestSplit(dice: readonly Die[], worth: (combination: readonly Die[]) => number): number {
  if (dice.length === 0) return 0;
  const [first, ...others] = dice;
  let best = -1;
  for (const [some, rest] of halves(others)) {
    const value = worth([first!, ...some]);
    if (value === 0) continue;
    const restValue = bestSplit(rest, worth);
    if (restValue >= 0) best = Math.max(best, value + restValue);
  }
  return best;
}

/** All ways to take some of the dice: those taken and those left. */
export function halves(dice: readonly Die[]): [Die[], Die[]][] {
  if (dice.length === 0) return [[[], []]];
  const [first, ...others] = dice;
  return halves(others).flatMap(([some, rest]): [Die[], Die[]][] => [
    [[first!, ...some], rest],
    [some, [first!, ...rest]],
  ]);
}

/** The faces of dice in rising order, as one word: "1155". */
export function sorted(dice: readonly Die[]): string {
  return dice
    .map((die) => die.face)
    .sort((a, b) => a - b)
    .join("");
}

const LIES = 7 ** 6;

/** Every way six dice can lie, with 0 for a die that isn't there. */
export function* everyLie(): Generator<number[]> {
  for (let n = 0; n < LIES; n++) yield Array.from({ length: 6 }, (_, i) => Math.floor(n / 7 ** i) % 7);
}

/** What there is to choose from dice that lie there. */
export interface Choices {
  readonly mostPoints: number;
  /** Dice of the choices worth most; of these the ones with the fewest dice. */
  readonly best: number[][];
  /** For each die whether a choice that is allowed has it. */
  readonly inSome: boolean[];
}

/** Points of every lie of dice by the combinations of a game, by trying all splits. */
export class SplitTable {
  private readonly table = new Int32Array(LIES);

  constructor(worth: (combination: readonly Die[]) => number) {
    let n = 0;
    for (const lie of everyLie()) {
      const dice = lie.flatMap((face, i) => (face > 0 ? [{ number: i + 1, face }] : []));
      this.table[n++] = bestSplit(dice, worth);
    }
  }

  /** As `bestSplit`. @param lie six faces, 0 for a die that isn't there */
  points(lie: readonly number[]): number {
    return this.table[lie.reduce((sum, face, i) => sum + face * 7 ** i, 0)]!;
  }

  choices(lie: readonly number[]): Choices {
    let mostPoints = 0;
    let best: number[][] = [];
    const inSome = lie.map(() => false);
    for (let set = 1; set < 64; set++) {
      const dice = [1, 2, 3, 4, 5, 6].filter((die) => set & (1 << (die - 1)));
      if (dice.some((die) => lie[die - 1] === 0)) continue;
      const points = this.table[dice.reduce((sum, die) => sum + lie[die - 1]! * 7 ** (die - 1), 0)]!;
      if (points <= 0) continue;
      for (const die of dice) inSome[die - 1] = true;
      const isBetter = points > mostPoints || dice.length < best[0]!.length;
      if (points < mostPoints || (!isBetter && dice.length > best[0]!.length)) continue;
      best = isBetter ? [dice] : [...best, dice];
      mostPoints = points;
    }
    return { mostPoints, best, inSome };
  }
}
