const FACES = [1, 2, 3, 4, 5, 6];
const PLACES = [0, 1, 2, 3, 4];

/** All that five dice can show, 7,776 rolls. */
export const ROLLS: readonly number[][] = PLACES.reduce<number[][]>(
  (rolls) => rolls.flatMap((roll) => FACES.map((face) => [...roll, face])),
  [[]],
);

const same = (dice: readonly number[], face: number) => dice.filter((die) => die === face).length;
const inOrder = (dice: readonly number[]) => [...dice].sort((a, b) => a - b).join("");

/** The score sheet read from the rulebook once more, one box at a time, without a thought for speed. */
export function slowMeets(box: number, dice: readonly number[]): boolean {
  if (box <= 6) return same(dice, box) === 5;
  if (box === 7) return FACES.some((face) => same(dice, face) >= 4);
  if (box === 8) return FACES.some((face) => same(dice, face) === 2) && FACES.some((face) => same(dice, face) === 3);
  if (box === 9) return ["12345", "23456"].includes(inOrder(dice));
  return dice.every((die) => die > 0 && die % 2 === (box === 10 ? 1 : 0));
}

/** The rolls that meet a box. */
export function finished(box: number): number[][] {
  return ROLLS.filter((dice) => slowMeets(box, dice));
}

const patternsOf = new Map<number, number[][]>();
const keptOf = new Map<string, boolean[]>();

/** Each finished pattern of a box once, as how often each face shows; the index is the face. */
function patterns(box: number): number[][] {
  const known = patternsOf.get(box);
  if (known) return known;
  const different = new Map(
    finished(box).map((dice) => [inOrder(dice), [0, ...FACES].map((face) => same(dice, face))]),
  );
  patternsOf.set(box, [...different.values()]);
  return patterns(box);
}

/** The dice that a press leaves alone, by trying all 32 sets of dice against all finished patterns. */
export function slowKept(box: number, dice: readonly number[]): boolean[] {
  const known = keptOf.get(`${box}: ${dice}`);
  if (known) return known;
  const sets = [...Array(32).keys()].map((bits) => PLACES.filter((place) => dice[place]! > 0 && bits & (1 << place)));
  const faces = (set: readonly number[]) => set.map((place) => dice[place]!);
  const fitting = sets.filter((set) =>
    patterns(box).some((pattern) => FACES.every((face) => same(faces(set), face) <= pattern[face]!)),
  );
  const rank = (set: readonly number[]) => [
    set.length,
    Number([...inOrder(faces(set))].reverse().join("")),
    -Number(set.map((place) => place + 1).join("")),
  ];
  const best = fitting.reduce((a, b) => {
    const [one, other] = [rank(a), rank(b)];
    const differs = one.findIndex((value, i) => value !== other[i]);
    return differs < 0 || one[differs]! > other[differs]! ? a : b;
  });
  keptOf.set(
    `${box}: ${dice}`,
    PLACES.map((place) => best.includes(place)),
  );
  return slowKept(box, dice);
}
