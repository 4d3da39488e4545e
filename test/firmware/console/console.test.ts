import { describe, expect, test } from "vitest";
import { BRIGHTNESS, MUTE, RADIO, SENSITIVITY } from "../../../firmware/session/settings";
import { after, done, ROLLED, SPICY } from "../../support/scripted-console";

describe("lines", () => {
  test.each(["", " ", "\t", "\r", "# do roll", "   # a comment", "#"])("that say nothing do nothing: %j", (line) => {
    const tower = after(...ROLLED);
    const before = tower.everything();
    expect(done(tower, line)).toEqual([]);
    expect(tower.everything()).toBe(before);
  });

  const alike = [
    "do hold 1 2",
    "  do   hold  1  2  ",
    "do\thold\t1 \t2",
    "do hold 1 2 # both",
    "do hold 1 2\r",
    "DO Hold 1 2",
    "do hold 01 002",
  ];
  test.each(alike)("mean the same however they are spaced and written: %j", (line) => {
    expect(done(after(...ROLLED), line)).toEqual(["hold 1 2"]);
  });

  test("two lines in one aren't half done", () => {
    const tower = after(SPICY);
    expect(() => tower.run("do roll\ndo roll")).toThrow("do: 'do' is no whole number from 0 to 255");
    expect(tower.done.filter((action) => action === "roll")).toEqual([]);
  });
});

describe("do new", () => {
  const begun: [string, string[]][] = [
    ["do new spicy 1", ["begin spicy 1 0"]],
    ["do new spicy 2", ["begin spicy 2 0"]],
    ["do new spicy 2 first=1", ["begin spicy 2 0", "first 1"]],
    ["do new spicy 1 first=0", ["begin spicy 1 0"]],
    ["do new Hotdice 4 FIRST=3", ["begin hotdice 4 0", "first 3"]],
    ["do new tenthousand 3 ante opening", ["begin tenthousand 3 5"]],
    ["do new tenthousand 3 opening ante ANTE", ["begin tenthousand 3 5"]],
    ["do new farkel 2", ["begin farkel 2 0"]],
  ];
  test.each(begun)("%s", (line, actions) => {
    expect(done(after(), line)).toEqual(actions);
  });

  test("the seat that was named begins", () => {
    expect(after("do new spicy 3 first=2").session.table.state).toMatchObject({ seat: 2, phase: "roll" });
  });

  test("options of the last game don't leak into the next one", () => {
    const tower = after("do new tenthousand 2 ante double", "do new tenthousand 2");
    expect(tower.session.table.state).toMatchObject({ options: 0 });
  });

  const refused: [string, string][] = [
    ["do new spicy 9", "refused: spicy takes 1 to 8 players"],
    ["do new spicy 0", "refused: spicy takes 1 to 8 players"],
    ["do new hotdice 5", "refused: hotdice takes 2 to 4 players"],
    ["do new spicy 2 first=2", "refused: there is no seat 2: say first=0 to first=1"],
  ];
  test.each(refused)("%s is refused, and the game going on stays", (line, message) => {
    const tower = after(...ROLLED);
    const before = tower.everything();
    expect(tower.run(line)).toBe(message);
    expect(tower.everything()).toBe(before);
  });

  test("a starter for a game in which dice decide is refused, and the game going on stays", () => {
    const tower = after(...ROLLED, "do hold 1");
    const before = tower.run("state");
    expect(tower.run("do new tenthousand 2 first=1")).toBe(
      "refused: tenthousand asks nobody who starts: leave out first=1",
    );
    expect(tower.run("state")).toBe(before);
    expect(done(tower, "do undo")).toEqual(["undo"]);
    expect(JSON.parse(tower.run("state"))).toMatchObject({ held: [false, false, false, false, false, false] });
  });
});

describe("a player's action", () => {
  const actions: [string, string][] = [
    ["do turn 3 5", "turn 3 5"],
    ["do score STR", "score 8"],
    ["do score str", "score 8"],
    ["do score 6", "score 6"],
    ["do hold", "hold"],
    ["do roll", "roll"],
    ["do undo", "undo"],
  ];
  test.each(actions)("%s", (line, action) => {
    expect(done(after(...ROLLED, "do hold 1"), line)).toEqual([action]);
  });

  test("of Hot Dice may name a box", () => {
    const tower = after("do new hotdice 2 first=0", "dice 1 2 3 4 5 blank 1", "do roll");
    expect(done(tower, "do tick straight")).toEqual(["tick 9"]);
  });

  test("that isn't legal now is refused with the reason, and changes nothing", () => {
    const tower = after(...ROLLED);
    const before = tower.everything();
    expect(tower.run("do first 0")).toBe("refused: the game has begun");
    expect(tower.everything()).toBe(before);
  });

  test("without a game says how to begin one", () => {
    expect(after().run("do roll")).toBe("refused: no game is going on; say: do new GAME SEATS [first=S] [OPTION ...]");
    expect(after().run("do undo")).toBe("refused: nothing to take back: a roll stays rolled");
  });
});

describe("dice", () => {
  test("queue up, '-' for a die that stays", () => {
    const tower = after(...ROLLED, "do hold 1 2", "dice - - 6 6 6 6", "dice - - 5 5 5 5", "do roll");
    expect(tower.session.table.state).toMatchObject({ dice: [1, 2, 6, 6, 6, 6] });
    expect(tower.laidOut).toEqual([[0, 0, 5, 5, 5, 5]]);
  });

  test("that show no numbers have words", () => {
    expect(after("dice 1 1 1 1 1 blank 6", "dice - - - - - hot 3", "dice 1 2 3 4 5 ? 2").laidOut).toEqual([
      [1, 1, 1, 1, 1, 1, 6],
      [0, 0, 0, 0, 0, 5, 3],
      [1, 2, 3, 4, 5, 6, 2],
    ]);
  });

  test("that don't fit the roll stop it", () => {
    const tower = after(SPICY, "dice 1 2 3");
    expect(() => tower.run("do roll")).toThrow("dice: 3 faces laid out, this roll takes 6");
  });
});

describe("set", () => {
  test.each([
    ["set brightness 8", BRIGHTNESS, 8],
    ["set BRIGHTNESS 1", BRIGHTNESS, 1],
    ["set mute 1", MUTE, 1],
    ["set sensitivity 0", SENSITIVITY, 0],
    ["set radio 1", RADIO, 1],
  ])("%s", (line, setting, value) => {
    expect(after(line).session.table.settings[setting]).toBe(value);
  });

  test("the value it has already writes nothing", () => {
    const tower = after("set brightness 3");
    const sequence = tower.session.sequence();
    tower.run("set brightness 3");
    expect(tower.session.sequence()).toBe(sequence);
  });
});

describe("state", () => {
  test("is one line of JSON with the same names, game or none", () => {
    const none = JSON.parse(after().run("state"));
    expect(none).toMatchObject({ game: null, phase: "menu", ended: false, ranks: null });
    const spicy = JSON.parse(after(...ROLLED).run("state"));
    expect(spicy).toMatchObject({ game: "spicy", seats: 2, seat: 1, phase: "choose", dice: [1, 2, 3, 4, 5, 6] });
    expect(Object.keys(none)).toEqual(Object.keys(spicy));
  });
});
