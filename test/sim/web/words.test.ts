import { describe, expect, test } from "vitest";
import { board } from "../../../hal/boards/esp32";
import { playScript } from "../../../sim/play-script";
import { lookAt } from "../../../sim/web/look";
import { LANGUAGES } from "../../../sim/web/texts/languages";
import { createWebTower } from "../../../sim/web/web-tower";
import { describe as words } from "../../../sim/web/words";

/** What the line says after a script, in English if no other language is asked for. */
function said(script: string, tag = "en"): string {
  const tower = createWebTower({ board, seed: 1 });
  playScript(script, tower, { printed() {}, frame() {} });
  return words(lookAt(tower.program()), LANGUAGES[tag]!);
}

/** After a screen has come its buttons are dead for a moment. */
const press = (...buttons: string[]) => buttons.map((button) => `wait 400\npress ${button}`).join("\n");
const spicy = (faces: string) => `do new spicy 2 first=0\ndice ${faces}\ndo roll\nwait 1500\n`;

test.each([
  ["wait 100", "The tower waits. OK, or a shake, begins."],
  [press("ok"), "Which game? Spicy Dice."],
  [press("ok", "right"), "Which game? Ten Thousand."],
  [press("ok", "ok"), "Spicy Dice. How many play? 2 players."],
  [press("ok", "ok", "left"), "Spicy Dice. How many play? 1 player."],
  [press("ok", "ok", "ok", "right"), "Who starts? Player 2."],
  ["do new spicy 2 first=1", "Player 2, 0 points, 30 rolls left, shake, or press OK, to roll."],
  [`${spicy("1 5 3 3 2 2")}do hold 2`, "Player 1. Dice: 1 red, 5 held, 3 red, 3, 2, 2. 29 rolls left, on die 1."],
  [spicy("1 1 1 1 1 1") + press("left"), "Player 1. Dice: 1 red, 1, 1, 1, 1, 1. 29 rolls left, on score."],
  [spicy("1 1 1 1 1 1") + press("left", "left"), "Player 1. Dice: 1 red, 1, 1, 1, 1, 1. 29 rolls left, on roll."],
  [spicy("1 1 1 1 1 1") + press("star"), "Player 1. Dice: 1 red, 1, 1, 1, 1, 1. 29 rolls left, turn die 1 to 2."],
  [spicy("1 1 1 1 1 1") + press("left", "ok"), "1s: 50 points. Dice: 1 red, 1, 1, 1, 1, 1."],
  [spicy("1 1 1 1 1 1") + press("left", "star"), "Player 1, 0 points, 0 of 10 spaces filled."],
  [`${spicy("1 1 1 1 1 1")}hold star 1200`, "Undo."],
  [`${spicy("1 1 1 1 1 1")}hold star 1200\n${press("right", "right", "ok")}`, "Sound off."],
  [`${spicy("1 1 1 1 1 1")}hold star 1200\n${press("left")}`, "Faces rolled."],
  [`${spicy("1 1 1 1 1 1")}hold star 1200\n${press("left", "ok")}`, "1: rolled 6 times."],
  [`${spicy("2 1 1 1 1 1")}hold star 1200\n${press("left", "ok", "right")}`, "2: rolled once."],
  ["down star\ncut\nwait 100", "Self-test: the panel."],
  [press("ok", "right", "ok", "ok"), "Ten Thousand. OK begins; left and right lead to the chips."],
  [press("ok", "right", "ok", "ok", "right", "ok"), "A chip each into the pot: on."],
  [
    "do new tenthousand 2 double\ndice 6 1\ndo roll\ndice 1 1 1 1 1 2\ndo roll\ndo set 1 2 3 4 5\ndo bank\nwait 400",
    "Player 1. Stakes are doubled. Left and right choose: pay, or drop out?",
  ],
  ["do new tenthousand 2", "Everybody rolls one die, the highest begins, shake, or press OK, to roll."],
  [
    "do new farkel 2 first=0\ndice 1 2 3 3 4 6\ndo roll\nwait 1500\ndo set 1",
    "Player 1. Dice: 1 red held, 2 red, 3 red, 3, 4, 6 red. 200 chosen, on the best choice.",
  ],
  [
    `do new hotdice 2 first=0\ndice 1 1 1 1 2 1 3\ndo roll\nwait 1500\n${press("left")}`,
    "Player 1. Dice: 1, 1, 1, 1, 2, special die blank. 3 rolls left, on tick.",
  ],
  [
    "do new hotdice 3 first=0\ndice 1 2 4 4 2 5 3\ndo roll\nwait 4000",
    "Race for five 3s, everybody presses. Trophies left: 2.",
  ],
])("after %j it says: %s", (script, line) => {
  expect(said(script)).toBe(line);
});

test("what tumbling dice will show is not told", () => {
  expect(said("do new spicy 1\ndice 1 2 3 4 5 6\nwait 400\npress ok")).toBe("The dice are rolling.");
});

test("at the end it says who won, and the points of all", () => {
  const turns = Array.from({ length: 10 }, (_, i) => `dice 1 2 3 4 5 6\ndo roll\ndo score ${i + 1}`).join("\n");
  expect(said(`do new spicy 1\n${turns}\nwait 100`)).toBe("Player 1 wins. Player 1: 700 points.");
});

describe.each(Object.keys(LANGUAGES))("in %s", (tag) => {
  test.each(["wait 100", spicy("1 2 3 4 5 6"), "do new hotdice 3 first=0\ndice 1 2 4 4 2 6 3\ndo roll\nwait 4000"])(
    "there is a sentence after %j",
    (script) => {
      expect(said(script, tag)).toMatch(/^\p{Lu}.*[.?]$/u);
      expect(said(script, tag)).not.toContain("undefined");
    },
  );
});
