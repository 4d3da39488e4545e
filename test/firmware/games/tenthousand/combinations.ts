import { type Die, sorted } from "../aside/splitter";

/** The rule card: what shows, and what it is worth. Six 1s aren't worth points. */
export const CARD: Readonly<Record<string, number>> = {
  "1": 100,
  "5": 50,
  "111": 1000,
  "222": 200,
  "333": 300,
  "444": 400,
  "555": 500,
  "666": 600,
  "1111": 2000,
  "2222": 1000,
  "3333": 1000,
  "4444": 1000,
  "5555": 1000,
  "6666": 1000,
  "11111": 5000,
  "22222": 2000,
  "33333": 2000,
  "44444": 2000,
  "55555": 2000,
  "66666": 2000,
  "222222": 10000,
  "333333": 10000,
  "444444": 10000,
  "555555": 10000,
  "666666": 10000,
  "123456": 2000,
};

/** Points of one combination, 0 if these dice are none. */
export function worth(combination: readonly Die[]): number {
  return CARD[sorted(combination)] ?? 0;
}
