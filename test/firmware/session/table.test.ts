import { beforeEach, describe, expect, test } from "vitest";
import type { Game, GameBox, GameState } from "../../../firmware/games/game";
import { spicy } from "../../../firmware/games/spicy/rules";
import { BRIGHTNESS, COUNTS, DEFAULT_SETTINGS } from "../../../firmware/session/settings";
import { NEW, Table } from "../../../firmware/session/table";

/** Games opened so far, in order. */
let opened: string[] = [];

/** A game on the shelf that plays like Spicy Dice. */
function boxed(name: string, id: number): GameBox<Game<GameState>> {
  const game = Object.assign({}, spicy, { name, id }) as unknown as Game<GameState>;
  const open = () => {
    opened.push(name);
    return game;
  };
  return { name, id, minSeats: 1, maxSeats: 8, options: [], faces: [], open };
}

const FIRST = 0;
const ROLL = 1;
const HOLD = 2;
const TURN = 3;
const SCORE = 4;

function start(...payloads: number[][]): Table {
  const table = new Table([boxed("red", 1), boxed("blue", 2)]);
  payloads.forEach((payload, i) => {
    expect(table.refusal(payload)).toBe("");
    table.apply(i + 1, payload);
  });
  return table;
}

beforeEach(() => {
  opened = [];
});

describe("games are opened when they come to the table, and only then", () => {
  test("none is open at first", () => {
    expect(start()).toMatchObject({ game: null, state: null, base: new Uint8Array([0]), choices: [] });
    expect(opened).toEqual([]);
  });

  test("a new game of the same kind goes on with the open one", () => {
    const table = start([NEW, 1, 2, 0], [FIRST, 1], [ROLL, 1, 1, 1, 1, 1, 2], [NEW, 1, 3, 0]);
    table.takeBack();
    expect(table.state).toMatchObject({ seats: 2, seat: 1, phase: "choose" });
    expect(opened).toEqual(["red"]);
  });

  test("a refused one opens nothing", () => {
    const table = start([NEW, 1, 1, 0]);
    expect(table.refusal([NEW, 2, 9, 0])).toBe("blue takes 1 to 8 players");
    expect(table.refusal([NEW, 3, 2, 0])).toBe("this tower doesn't have that game");
    expect(table.refusal([NEW])).toBe("this tower doesn't have that game");
    expect(opened).toEqual(["red"]);
  });

  test("undo within a new game leaves the old one closed, and undo of it brings the old one back", () => {
    const table = start([NEW, 1, 1, 0], [ROLL, 1, 1, 1, 1, 1, 2], [SCORE, 1], [NEW, 2, 3, 0], [FIRST, 2]);
    expect(opened).toEqual(["red", "blue"]);
    table.takeBack();
    expect(opened).toEqual(["red", "blue"]);
    expect(table.state).toMatchObject({ seats: 3, phase: "start" });
    table.takeBack();
    expect(opened).toEqual(["red", "blue", "red"]);
    expect(table.game!.name).toBe("red");
    expect(table.game!.totals(table.state!)).toEqual([10]);
    table.takeBack();
    expect(table.state).toMatchObject({ phase: "choose", dice: [1, 1, 1, 1, 1, 2] });
  });
});

describe("the way back", () => {
  test("begins anew with each roll", () => {
    const table = start([NEW, 1, 1, 0], [ROLL, 1, 1, 1, 1, 1, 2], [HOLD, 1], [ROLL, 0, 2, 2, 2, 2, 2]);
    expect(table.choices).toEqual([]);
    expect([...table.base]).toEqual([1, ...spicy.pack(table.state as Parameters<typeof spicy.pack>[0])]);
  });

  test("knows each choice by the number of its record; a hold said again takes the newest", () => {
    const table = start([NEW, 1, 1, 0], [ROLL, 1, 1, 1, 1, 1, 2], [HOLD, 1], [HOLD, 1, 2], [SCORE, 1]);
    expect(table.choices).toEqual([
      { sequence: 4, payload: [HOLD, 1, 2] },
      { sequence: 5, payload: [SCORE, 1] },
    ]);
  });

  test("holds with another choice between them stay two choices", () => {
    const table = start([NEW, 1, 1, 0], [ROLL, 1, 1, 1, 1, 1, 2], [HOLD, 1], [TURN, 1, 5], [HOLD, 1, 2]);
    expect(table.choices.map((choice) => choice.sequence)).toEqual([3, 4, 5]);
    table.takeBack();
    expect(table.state).toMatchObject({ dice: [5, 1, 1, 1, 1, 2], held: [true, false, false, false, false, false] });
  });

  test("a score under 24 new games becomes final; all of them can be taken back", () => {
    const games = Array.from({ length: 24 }, (_, i) => [NEW, 2, 1 + (i % 8), 0]);
    const table = start([NEW, 1, 1, 0], [ROLL, 1, 1, 1, 1, 1, 2], [SCORE, 1], ...games);
    expect(table.choices).toHaveLength(24);
    for (let i = 0; i < 24; i++) table.takeBack();
    expect(table.game!.totals(table.state!)).toEqual([10]);
    expect(table).toMatchObject({ state: { seats: 1, phase: "roll" }, choices: [] });
  });

  test("the oldest choice becomes final, across games, too", () => {
    const games = Array.from({ length: 25 }, (_, i) => [NEW, 1 + (i % 2), 1 + (i % 8), 0]);
    const table = start([NEW, 1, 1, 0], [ROLL, 1, 1, 1, 1, 1, 2], ...games);
    expect(table.choices.map((choice) => choice.sequence)).toEqual(Array.from({ length: 24 }, (_, i) => i + 4));
    expect([table.game!.name, table.state!.seats]).toEqual(["red", 1]);
    for (let i = 0; i < 24; i++) table.takeBack();
    expect([table.game!.name, table.state!.seats]).toEqual(["red", 1]);
    expect(table.state!.phase).toBe("roll");
  });
});

describe("faces rolled", () => {
  test("are counted, dice that stay are not, and undo takes none back", () => {
    const table = start(
      [NEW, 1, 1, 0],
      [ROLL, 1, 1, 1, 1, 1, 2],
      [HOLD, 1, 2, 3, 4],
      [ROLL, 0, 0, 0, 0, 6, 2],
      [SCORE, 1],
    );
    expect(table.settings.slice(COUNTS)).toEqual([5, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0]);
    table.takeBack();
    expect(table.settings.slice(COUNTS)).toEqual([5, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0]);
  });

  test("are two bytes each, and stay at the most", () => {
    const table = start([NEW, 1, 1, 0]);
    table.adjust(COUNTS, 254);
    table.adjust(COUNTS + 2, 254);
    table.adjust(COUNTS + 3, 255);
    table.apply(9, [ROLL, 1, 1, 1, 2, 2, 2]);
    expect(table.settings.slice(COUNTS, COUNTS + 4)).toEqual([1, 1, 255, 255]);
  });
});

describe("what a checkpoint kept", () => {
  const kept = (base: number[], ...payloads: number[][]) => ({
    settings: DEFAULT_SETTINGS,
    base: new Uint8Array(base),
    choices: payloads.map((payload, i) => ({ sequence: i + 1, payload })),
  });

  test("comes to the table again", () => {
    const before = start([NEW, 1, 1, 0], [ROLL, 1, 1, 1, 1, 1, 2], [SCORE, 1], [NEW, 2, 3, 0], [FIRST, 2]);
    const after = start();
    before.settings[BRIGHTNESS] = 8;
    after.restore({ settings: before.settings, base: before.base, choices: before.choices });
    expect(after).toMatchObject({ state: before.state, base: before.base, settings: before.settings });
    expect(after.game!.name).toBe("blue");
  });

  test("a game this tower doesn't have leaves the table empty", () => {
    const table = start();
    table.restore(kept([9, 1, 2, 3]));
    expect(table).toMatchObject({ game: null, state: null });
  });

  test.each([
    ["a state that can't be", kept([1, 99])],
    ["a choice that isn't legal", kept([0], [NEW, 1, 2, 0], [FIRST, 2])],
    ["one of no game", kept([0], [FIRST, 0])],
    ["a new game of too many", kept([0], [NEW, 1, 9, 0])],
    ["an empty choice", kept([0], [NEW, 1, 1, 0], [])],
  ])("%s is an error, and the table stays empty", (_, wrong) => {
    const table = start();
    expect(() => table.restore(wrong)).toThrow();
    expect(table).toMatchObject({
      game: null,
      state: null,
      base: new Uint8Array([0]),
      choices: [],
      settings: DEFAULT_SETTINGS,
    });
  });
});
