/** The rules' table of points once more, row by row and slowly: the best row that applies to a space counts. */

export const SPACES = ["1", "2", "3", "4", "5", "6", "ROT", "STR", "PAS", "CHA"] as const;
export type Space = (typeof SPACES)[number];

type Row = (dice: readonly number[], space: Space) => number;

const sum = (dice: readonly number[]) => dice.reduce((a, b) => a + b, 0);
const showing = (dice: readonly number[], n: number) => dice.filter((face) => face === n);
const isRed = (dice: readonly number[], n: number) => dice[n - 1] === n;
const reds = (dice: readonly number[]) => [1, 2, 3, 4, 5, 6].filter((n) => isRed(dice, n));
const isStraight = (dice: readonly number[]) => [...dice].sort().join("") === "123456";
const isPairs = (dice: readonly number[]) => dice.every((face) => showing(dice, face).length >= 2);
const isSix = (dice: readonly number[], faces: readonly number[]) => faces.some((n) => showing(dice, n).length === 6);
/** 0 for ROT, STR, PAS and CHA. */
const number = (space: Space) => (SPACES.indexOf(space) + 1 <= 6 ? SPACES.indexOf(space) + 1 : 0);
const takesRed = (dice: readonly number[], space: Space) => number(space) > 0 && isRed(dice, number(space));

const TABLE: readonly Row[] = [
  (dice, space) => sum(showing(dice, number(space))) * (takesRed(dice, space) ? 2 : 1),
  (dice, space) => (space === "ROT" ? 10 * reds(dice).length : 0),
  (dice, space) => (space === "STR" && isStraight(dice) ? 21 : 0),
  (dice, space) => (space === "PAS" && isPairs(dice) ? sum(dice) : 0),
  (dice, space) => (space === "CHA" ? sum(dice) : 0),
  (dice, space) => (takesRed(dice, space) && isStraight(dice) ? 21 : 0),
  (dice, space) => (takesRed(dice, space) && isPairs(dice) ? sum(dice) : 0),
  (dice, space) => (isSix(dice, [1, 2, 3]) ? (number(space) === dice[0] ? 50 : 25) : 0),
  (dice, space) => (isSix(dice, [4, 5, 6]) ? (number(space) === dice[0] ? 75 : 50) : 0),
  (dice, space) => (reds(dice).length === 6 ? (space === "ROT" || space === "STR" ? 100 : 50) : 0),
];

export function slowPoints(dice: readonly number[], space: Space): number {
  return Math.max(...TABLE.map((row) => row(dice, space)));
}
