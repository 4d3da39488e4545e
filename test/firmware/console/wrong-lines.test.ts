import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SETTING_NAMES } from "../../../firmware/session/settings";
import { after, ROLLED } from "../../support/scripted-console";

describe("a wrong line says what is wrong and what is possible, and does nothing", () => {
  const ACTIONS = "it has first, roll, hold, turn, score, new, undo";
  const wrong: [string, string][] = [
    ["dance", "'dance' is no command of the tower; it has do, dice, set, state"],
    ["1 2 3 4 5 6", "'1' is no command of the tower; it has do, dice, set, state"],
    ["roll", "'roll' is no command of the tower; it has do, dice, set, state"],
    ["state now", "state: it stands alone, without 'now'"],
    ["do", "do: say an action, for example: do roll"],
    ["do bank", `do: spicy has no 'bank'; ${ACTIONS}`],
    ["do constructor", `do: spicy has no 'constructor'; ${ACTIONS}`],
    ["do roll 1", "do: roll stands alone; 'dice' lays out what it rolls"],
    ["do undo 2", "do: undo stands alone; say it again to take back more"],
    ["do score STRAIGHT", "do: 'STRAIGHT' is no whole number from 0 to 255 and none of ROT, STR, PAS, CHA"],
    ["do score toString", "do: 'toString' is no whole number from 0 to 255 and none of ROT, STR, PAS, CHA"],
    ["do score -1", "do: '-1' is no whole number from 0 to 255 and none of ROT, STR, PAS, CHA"],
    ["do score +1", "do: '+1' is no whole number from 0 to 255 and none of ROT, STR, PAS, CHA"],
    ["do score 1.5", "do: '1.5' is no whole number from 0 to 255 and none of ROT, STR, PAS, CHA"],
    ["do score 1e1", "do: '1e1' is no whole number from 0 to 255 and none of ROT, STR, PAS, CHA"],
    ["do score 0x1", "do: '0x1' is no whole number from 0 to 255 and none of ROT, STR, PAS, CHA"],
    ["do score 256", "do: '256' is no whole number from 0 to 255 and none of ROT, STR, PAS, CHA"],
    ["do score 4294967297", "do: '4294967297' is no whole number from 0 to 255 and none of ROT, STR, PAS, CHA"],
    ["do new", "do: say new GAME SEATS [first=S] [OPTION ...]; the games are spicy, tenthousand, hotdice, farkel"],
    [
      "do new spicy",
      "do: say new GAME SEATS [first=S] [OPTION ...]; the games are spicy, tenthousand, hotdice, farkel",
    ],
    ["do new chess 2", "do: 'chess' is no game; there are spicy, tenthousand, hotdice, farkel"],
    ["do new spicy two", "do: 'two' is no number of players; spicy takes 1 to 8"],
    ["do new spicy 2 ante", "do: 'ante' is no option of spicy; there is first=S"],
    ["do new spicy 2 first=1 ante", "do: 'ante' is no option of spicy; there is first=S"],
    ["do new spicy 2 first=", "do: 'first=' names no seat; say first=0 for the first one"],
    ["do new spicy 2 first=-1", "do: 'first=-1' names no seat; say first=0 for the first one"],
    ["do new tenthousand 2 all", "do: 'all' is no option of tenthousand; there is first=S, ante, double, opening"],
    ["dice", "dice: say a face for each die of the next roll"],
    ["dice 1 2 3 4 5 7", "dice: '7' is no face; say 1 to 6, or '-' for a die that isn't rolled"],
    ["dice 1 2 3 4 5 0", "dice: '0' is no face; say 1 to 6, or '-' for a die that isn't rolled"],
    ["dice 1,2,3,4,5,6", "dice: '1,2,3,4,5,6' is no face; say 1 to 6, or '-' for a die that isn't rolled"],
    ["dice valueOf", "dice: 'valueOf' is no face; say 1 to 6, or '-' for a die that isn't rolled"],
    ["set", `set: say a setting and its value; there are ${SETTING_NAMES.join(", ")}`],
    ["set volume 3", `set: 'volume' is no setting; there are ${SETTING_NAMES.join(", ")}`],
    ["set brightness", "set: brightness takes a number from 1 to 8"],
    ["set brightness 9", "set: brightness takes a number from 1 to 8"],
    ["set brightness 0", "set: brightness takes a number from 1 to 8"],
    ["set brightness 3 4", "set: brightness takes a number from 1 to 8"],
    ["set brightness 3.5", "set: brightness takes a number from 1 to 8"],
    ["set mute on", "set: mute takes a number from 0 to 1"],
  ];
  test.each(wrong)("%s", (line, message) => {
    const tower = after(...ROLLED);
    const before = tower.everything();
    expect(() => tower.run(line)).toThrow(new Error(message));
    expect(tower.everything()).toBe(before);
  });
});

describe("stray bytes never change the game", () => {
  const bytes = fc.string({ unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)) });
  const words = fc.array(
    fc.oneof(
      fc.constantFrom(
        "do",
        "dice",
        "set",
        "state",
        "new",
        "spicy",
        "roll",
        "score",
        "turn",
        "hold",
        "first=",
        "__proto__",
      ),
      fc.constantFrom("constructor", "hasOwnProperty", "-", "#", "NaN", "Infinity", "undefined", "null", "99", "\0"),
      bytes,
    ),
    { maxLength: 6 },
  );

  test("noise is refused or means nothing", () => {
    const tower = after(...ROLLED);
    const before = tower.everything();
    fc.assert(
      fc.property(bytes, (line) => {
        try {
          tower.run(line);
        } catch (error) {
          expect((error as Error).message).toMatch(/is no command of the tower/);
        }
        expect(tower.everything()).toBe(before);
      }),
      { numRuns: 300 },
    );
  });

  test("words in any order either are a line of the language, or throw or are refused and change nothing", () => {
    fc.assert(
      fc.property(words, (list) => {
        const tower = after(...ROLLED);
        const before = tower.everything();
        let printed = "";
        try {
          printed = tower.run(list.join(" "));
        } catch (error) {
          printed = `refused: ${(error as Error).message}`;
        }
        if (printed.startsWith("refused: ")) expect(tower.everything()).toBe(before);
        const { state } = tower.session.table;
        expect(state).toMatchObject({ seats: expect.any(Number), seat: expect.any(Number) });
      }),
      { numRuns: 300 },
    );
  });
});
