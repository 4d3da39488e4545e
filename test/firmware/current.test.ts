import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { playLine } from "../../sim/script";
import { createWeighedTower, type Layout, randomGame } from "../support/current";

/**
 * What each screen draws at most in four seconds, board and LEDs together, by the design's figures: 100 mA the board,
 * 1 an LED, 20 a channel at 255. `GAMES=1000 npx vitest run test/firmware/current.test.ts -u` writes docs/current.md
 * anew.
 */
// biome-ignore format: a table
const SCREENS: readonly (readonly [string, readonly string[]])[] = [
  ["nothing lit, asleep", ["do new spicy 2", "wait 481000"]],
  ["invitation to play", []],
  ["choosing a game", ["press ok"]],
  ["how many play", ["press ok", "wait 400", "press ok"]],
  ["who begins", ["do new spicy 8"]],
  ["a turn begins, eight players", ["do new spicy 8 first=0"]],
  ["Spicy Dice, six red dice just rolled, held", ["do new spicy 8 first=7", "dice 1 2 3 4 5 6", "do roll", "do hold 1 2 3 4 5 6"]],
  ["Spicy Dice, six 6s, held", ["do new spicy 8 first=7", "dice 6 6 6 6 6 6", "do roll", "do hold 1 2 3 4 5 6"]],
  ["Spicy Dice, choosing a space", ["do new spicy 8 first=7", "dice 6 6 6 6 6 6", "do roll", "wait 400", "press left", "press ok"]],
  ["dice in the air", ["do new spicy 8 first=7", "motion shake"]],
  ["Ten Thousand, six dice", ["do new tenthousand 8", "dice 1 2 3 4 5 6 1 1", "do roll", "dice 6 6 6 6 6 6", "do roll"]],
  ["Hot Dice, seven dice", ["do new hotdice 4 first=3", "dice 6 6 6 6 6 blank 6", "do roll"]],
  ["Spicy Farkel, six dice", ["do new farkel 8 first=7", "dice 1 2 3 4 5 6", "do roll"]],
  ["score pad", ["do new spicy 8 first=7", "dice 6 6 6 6 6 6", "do roll", "do score 6", "wait 400", "press star"]],
  ["menu", ["do new spicy 8 first=7", "hold star 1000", "wait 300", "press right", "press right", "press right"]],
  ["faces rolled", ["do new spicy 1", "dice 1 2 3 4 5 6", "do roll", "wait 400", "hold star 1000", "wait 300", "press left", "press ok"]],
  ["self-test, the whole panel in one colour", ["down star", "cut"]],
];

const LAYOUTS: readonly Layout[] = ["16x16", "32x8"];
/** The step of a new tower, made for a computer's USB port; and the brightest. */
const STEPS = [4, 8];
const COLUMNS = LAYOUTS.flatMap((layout) => STEPS.map((step) => ({ layout, step })));
const HEADS = COLUMNS.map(({ layout, step }) => `${layout}, step ${step}`);
const WIDTH = Math.max(...SCREENS.map(([name]) => name.length));
const GAMES = 1000;
/** Without GAMES=1000 so many of them are played again, and must keep what the page says of all. */
const SAMPLE = 40;
const isWhole = process.env.GAMES === String(GAMES);
const PAGE = join(import.meta.dirname, "../../docs/current.md");
const RANDOM = `the highest frame of ${GAMES} random games`;

/** The figures of a row as the page has them. */
function figuresOnPage(name: string): number[] {
  const row = readFileSync(PAGE, "utf8")
    .split("\n")
    .find((line) => line.startsWith(`| ${name} `));
  return [...(row ?? "").matchAll(/(\d+) mA/g)].map((found) => Number(found[1]));
}

function highestOf(layout: Layout, brightness: number, lines: readonly string[]): number {
  const { tower, highest } = createWeighedTower(layout);
  playLine(tower, `set brightness ${brightness}`);
  playLine(tower, "wait 1000");
  for (const line of lines) {
    highest();
    if (line === "cut") tower.cut();
    else playLine(tower, line);
  }
  playLine(tower, "wait 400");
  highest();
  playLine(tower, "wait 4000");
  return highest();
}

function rowOf(name: string, figures: readonly number[]): string {
  const cells = figures.map((figure, i) => `${figure} mA`.padStart(HEADS[i]!.length));
  return `| ${[name.padEnd(WIDTH), ...cells].join(" | ")} |`;
}

test("every screen, and every frame of 1,000 random games, is within what the supply gives; docs/current.md says so", async () => {
  const columns = COLUMNS;
  const rows = SCREENS.map(([name, lines]) => ({
    name,
    figures: columns.map(({ layout, step }) => highestOf(layout, step, lines)),
  }));
  const most = columns.map(() => 0);
  for (let seed = 0; seed < (isWhole ? GAMES : SAMPLE); seed++) {
    const at = seed % columns.length;
    const { layout, step } = columns[at]!;
    most[at] = Math.max(most[at]!, randomGame(layout, step, seed));
  }
  const known = isWhole ? most : figuresOnPage(RANDOM);
  known.forEach((figure, i) => {
    expect(most[i], RANDOM).toBeLessThanOrEqual(figure);
  });
  rows.push({ name: RANDOM, figures: known });
  expect(known).toHaveLength(columns.length);
  for (const { name, figures } of rows)
    figures.forEach((figure, i) => {
      expect(figure, name).toBeLessThanOrEqual(columns[i]!.step === 4 ? 500 : 1000);
    });
  const page = [
    "# What the tower draws",
    "",
    "Milliamps at 5 V, the highest frame of four seconds of each screen, before the limit of the board record dims anything:",
    "100 for the board, 1 for each LED, 20 for a channel at its brightest. Step 4 is the brightness of a new tower, which a",
    "computer's USB port can feed (500 mA); step 8 is the brightest, for a supply of 1 A. A frame that would draw more than the",
    "limit is dimmed as a whole. Untouched for three minutes the tower shines at step 1, after eight it is dark: what it draws",
    "then keeps a power bank awake, most of which switch off below 50 to 100 mA; to save its charge, pull the plug: nothing",
    "is lost.",
    "",
    `| ${["screen".padEnd(WIDTH), ...HEADS].join(" | ")} |`,
    `| ${["-".repeat(WIDTH), ...HEADS.map((head) => `${"-".repeat(head.length - 1)}:`)].join(" | ")} |`,
    ...rows.map(({ name, figures }) => rowOf(name, figures)),
    "",
    "A test makes this page and fails when it is out of date; with `GAMES=1000 npx vitest run test/firmware/current.test.ts -u`",
    "it plays all the games and writes it anew.",
    "",
  ].join("\n");
  await expect(page).toMatchFileSnapshot(PAGE);
}, 600_000);
