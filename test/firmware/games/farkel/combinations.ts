import { type Die, sorted } from "../aside/splitter";

/** The rule card without the three pairs: what shows, and what it is worth without red. */
export const CARD: Readonly<Record<string, number>> = {
  "1": 100,
  "5": 50,
  "111": 1000,
  "222": 200,
  "333": 300,
  "444": 400,
  "555": 500,
  "666": 600,
  "123456": 3000,
};

/** Points of one combination, 0 if these dice are none. */
export function worth(combination: readonly Die[]): number {
  const faces = sorted(combination);
  const isThreePairs = /^(.)\1(.)\2(.)\3$/.test(faces);
  const plain = isThreePairs ? 1500 : (CARD[faces] ?? 0);
  return combination.some((die) => die.face === die.number) ? 2 * plain : plain;
}
