import { describe, expect, test } from "vitest";
import { encodeRecord } from "../../../firmware/journal/record";
import type { Session } from "../../../firmware/session/session";
import { picture } from "../../support/kept-picture";
import { WornFlash } from "../../support/worn-flash";
import { logBook, seenRecords } from "../journal/journal-view";
import { put } from "../journal/log";
import { boot, call, play, stateOf } from "./play";

const SECTORS = 4;

/** What people at the table see, and how often undo would work. */
function brief(session: Session): string {
  const { game, choices } = session.table;
  if (!game) return `no game, undo ${choices.length}`;
  const { seats, seat, phase, dice, held, rollsLeft } = stateOf(session);
  const shown = dice.map((face, i) => (held[i] ? `(${face})` : `${face}`)).join(" ");
  const table = phase === "choose" ? `${shown}, ${rollsLeft[seat]} left` : phase;
  return `${seats} seats, seat ${seat}: ${table}, points ${game.totals(stateOf(session)).join(" ")}, undo ${choices.length}`;
}

/** A call, and the table after it; "!" before it: it is refused. */
type Row = readonly [line: string, table: string];

const TURN_AND_NEXT_PLAYER: readonly Row[] = [
  ["! undo", "no game, undo 0"],
  ["! roll 1 2 3 4 5 6", "no game, undo 0"],
  ["new 2", "2 seats, seat 0: start, points 0 0, undo 1"],
  ["first 1", "2 seats, seat 1: roll, points 0 0, undo 2"],
  ["undo", "2 seats, seat 0: start, points 0 0, undo 1"],
  ["undo", "no game, undo 0"],
  ["! undo", "no game, undo 0"],
  ["new 2", "2 seats, seat 0: start, points 0 0, undo 1"],
  ["first 1", "2 seats, seat 1: roll, points 0 0, undo 2"],
  ["roll 4 2 4 5 6 4", "2 seats, seat 1: 4 2 4 5 6 4, 29 left, points 0 0, undo 0"],
  ["! undo", "2 seats, seat 1: 4 2 4 5 6 4, 29 left, points 0 0, undo 0"],
  // The whole hold selection is one choice, however often it is said again.
  ["hold 1", "2 seats, seat 1: (4) 2 4 5 6 4, 29 left, points 0 0, undo 1"],
  ["hold 1 3", "2 seats, seat 1: (4) 2 (4) 5 6 4, 29 left, points 0 0, undo 1"],
  ["turn 2 4", "2 seats, seat 1: (4) 4 (4) 5 6 4, 29 left, points 0 0, undo 2"],
  ["! turn 2 3", "2 seats, seat 1: (4) 4 (4) 5 6 4, 29 left, points 0 0, undo 2"],
  ["hold 1 2 3", "2 seats, seat 1: (4) (4) (4) 5 6 4, 29 left, points 0 0, undo 3"],
  ["hold 1 2 3 6", "2 seats, seat 1: (4) (4) (4) 5 6 (4), 29 left, points 0 0, undo 3"],
  ["undo", "2 seats, seat 1: (4) 4 (4) 5 6 4, 29 left, points 0 0, undo 2"],
  ["undo", "2 seats, seat 1: (4) 2 (4) 5 6 4, 29 left, points 0 0, undo 1"],
  ["turn 2 4", "2 seats, seat 1: (4) 4 (4) 5 6 4, 29 left, points 0 0, undo 2"],
  // Over "next player" and back.
  ["score 4", "2 seats, seat 0: roll, points 0 16, undo 3"],
  ["undo", "2 seats, seat 1: (4) 4 (4) 5 6 4, 29 left, points 0 0, undo 2"],
  ["score 5", "2 seats, seat 0: roll, points 0 5, undo 3"],
  ["undo", "2 seats, seat 1: (4) 4 (4) 5 6 4, 29 left, points 0 0, undo 2"],
  ["undo", "2 seats, seat 1: (4) 2 (4) 5 6 4, 29 left, points 0 0, undo 1"],
  ["undo", "2 seats, seat 1: 4 2 4 5 6 4, 29 left, points 0 0, undo 0"],
  ["! undo", "2 seats, seat 1: 4 2 4 5 6 4, 29 left, points 0 0, undo 0"],
  ["hold 1 3 6", "2 seats, seat 1: (4) 2 (4) 5 6 (4), 29 left, points 0 0, undo 1"],
  // A roll is final, and so is everything before it.
  ["roll 0 4 0 4 1 0", "2 seats, seat 1: (4) 4 (4) 4 1 (4), 28 left, points 0 0, undo 0"],
  ["! undo", "2 seats, seat 1: (4) 4 (4) 4 1 (4), 28 left, points 0 0, undo 0"],
  ["score 4", "2 seats, seat 0: roll, points 0 40, undo 1"],
  ["roll 1 1 1 1 1 1", "2 seats, seat 0: 1 1 1 1 1 1, 29 left, points 0 40, undo 0"],
  ["! undo", "2 seats, seat 0: 1 1 1 1 1 1, 29 left, points 0 40, undo 0"],
];

const NEW_GAME: readonly Row[] = [
  ["new 1", "1 seats, seat 0: roll, points 0, undo 1"],
  ["roll 1 1 2 3 3 3", "1 seats, seat 0: 1 1 2 3 3 3, 29 left, points 0, undo 0"],
  ["score CHA", "1 seats, seat 0: roll, points 13, undo 1"],
  ["new 3", "3 seats, seat 0: start, points 0 0 0, undo 2"],
  ["first 2", "3 seats, seat 2: roll, points 0 0 0, undo 3"],
  ["! new 9", "3 seats, seat 2: roll, points 0 0 0, undo 3"],
  ["new 2", "2 seats, seat 0: start, points 0 0, undo 4"],
  ["undo", "3 seats, seat 2: roll, points 0 0 0, undo 3"],
  ["undo", "3 seats, seat 0: start, points 0 0 0, undo 2"],
  ["undo", "1 seats, seat 0: roll, points 13, undo 1"],
  ["undo", "1 seats, seat 0: 1 1 2 3 3 3, 29 left, points 0, undo 0"],
  ["! undo", "1 seats, seat 0: 1 1 2 3 3 3, 29 left, points 0, undo 0"],
  ["new 2", "2 seats, seat 0: start, points 0 0, undo 1"],
  ["first 0", "2 seats, seat 0: roll, points 0 0, undo 2"],
  // The first roll of the new game lets the old one go.
  ["roll 6 6 5 5 1 1", "2 seats, seat 0: 6 6 5 5 1 1, 29 left, points 0 0, undo 0"],
  ["! undo", "2 seats, seat 0: 6 6 5 5 1 1, 29 left, points 0 0, undo 0"],
];

/** One player's whole game, in which all ten turns are rolled alike. */
const LAST_TURN: readonly Row[] = [
  ["score CHA", "1 seats, seat 0: over, points 134, undo 1"],
  ["! roll 1 1 1 1 1 1", "1 seats, seat 0: over, points 134, undo 1"],
  ["new 4", "4 seats, seat 0: start, points 0 0 0 0, undo 2"],
  ["undo", "1 seats, seat 0: over, points 134, undo 1"],
  ["undo", "1 seats, seat 0: 2 3 2 1 4 5, 20 left, points 17, undo 0"],
  ["score CHA", "1 seats, seat 0: over, points 134, undo 1"],
];
const NINE_TURNS = ["1", "2", "3", "4", "5", "6", "ROT", "STR", "PAS"];

function check(rows: readonly Row[], session: Session, between: (session: Session) => Session): void {
  let now = session;
  for (const [line, table] of rows) {
    const isRefused = line.startsWith("! ");
    const refusal = call(now, isRefused ? line.slice(2) : line);
    expect([line, refusal === "" ? "done" : "refused"]).toEqual([line, isRefused ? "refused" : "done"]);
    now = between(now);
    expect([line, brief(now)]).toEqual([line, table]);
  }
}

describe.each([
  ["with the power on", (_: WornFlash) => (session: Session) => session],
  ["with the plug pulled after each call", (flash: WornFlash) => () => boot(flash)],
])("a game %s", (_, cutting) => {
  test("choices of a turn, the next player, and the way back", () => {
    const flash = new WornFlash(SECTORS);
    check(TURN_AND_NEXT_PLAYER, boot(flash), cutting(flash));
  });

  test("a new game keeps the old one until its first roll", () => {
    const flash = new WornFlash(SECTORS);
    check(NEW_GAME, boot(flash), cutting(flash));
  });

  test("back from the winner", () => {
    const flash = new WornFlash(SECTORS);
    const session = play(
      boot(flash),
      "new 1",
      ...NINE_TURNS.flatMap((space) => ["roll 2 3 2 1 4 5", `score ${space}`]),
      "roll 2 3 2 1 4 5",
    );
    check(LAST_TURN, session, cutting(flash));
  });
});

describe("what is written", () => {
  test("a record for each action; a checkpoint before the first roll of a turn", () => {
    const flash = new WornFlash(SECTORS);
    play(
      boot(flash),
      "new 1",
      "roll 1 1 2 3 3 3",
      "hold 1",
      "undo",
      "roll 1 1 2 3 3 3",
      "score CHA",
      "roll 1 1 1 1 1 2",
      "set mute 1",
    );
    expect(logBook(flash).map((line) => line.replace(/^0\/\d+ #/, "#"))).toEqual([
      ...["#1 part", "#2 checkpoint"],
      ...["#3 part", "#4 checkpoint", "#5 action", "#6 action", "#7 undo", "#8 action", "#9 action"],
      ...["#10 part", "#11 part", "#12 checkpoint", "#13 action", "#14 setting"],
    ]);
    expect(flash.erases()).toEqual([0, 0, 0, 0]);
  });

  test("refusals and undo of nothing write nothing", () => {
    const flash = new WornFlash(SECTORS);
    const session = play(boot(flash), "new 2", "first 0", "roll 1 1 1 1 1 2");
    const before = flash.done.length;
    for (const line of ["undo", "new 9", "score 11", "first 1", "turn 2 1", "jump 1"])
      expect(call(session, line)).not.toBe("");
    expect(flash.done).toHaveLength(before);
  });

  test("a full sector: the action is in the checkpoint that opens the next one", () => {
    const flash = new WornFlash(SECTORS, 1024);
    const session = play(boot(flash), "new 1", "roll 1 1 1 1 1 2");
    // Two checkpoints of two records each and the roll: 27 slots of 32 are free.
    for (let i = 0; i < 27; i++) play(session, `hold ${(i % 6) + 1}`);
    expect(flash.erases()).toEqual([0, 0, 0, 0]);
    play(session, "hold 1 2");
    expect(flash.erases()).toEqual([0, 1, 0, 0]);
    expect(logBook(flash).at(-1)).toMatch(/^1\/\d+ #\d+ checkpoint$/);
    expect(picture(boot(flash))).toBe(picture(session));
    expect(stateOf(boot(flash)).held).toEqual([true, true, false, false, false, false]);
  });

  test("a long turn gets a checkpoint with a later roll, so that a boot doesn't take longer and longer", () => {
    const flash = new WornFlash(SECTORS);
    const session = play(boot(flash), "new 1", "roll 1 1 1 1 1 2");
    const checkpoints = () => logBook(flash).filter((line) => line.endsWith("checkpoint")).length;
    for (let i = 0; i < 38; i++) play(session, `hold ${(i % 6) + 1}`);
    play(session, "hold", "roll 2 2 2 2 2 1");
    expect(checkpoints()).toBe(3);
  });

  test("the boot writes nothing, any number of times, and comes to the same", () => {
    const flash = new WornFlash(SECTORS, 1024);
    play(boot(flash), "new 2", "first 0", "roll 1 2 3 4 5 6", "turn 1 5");
    flash.bytes.fill(0x11, 20 * 32, 20 * 32 + 5);
    const before = flash.bytes.slice();
    const pictures = Array.from({ length: 20 }, () => picture(boot(flash)));
    expect(new Set(pictures).size).toBe(1);
    expect(flash.bytes).toEqual(before);
  });

  test("numbers beyond 2^31, undo included", () => {
    const flash = new WornFlash(SECTORS);
    put(flash, 0, 0, "end #2147483640 0 0 1 0");
    let session = boot(flash);
    expect(session.sequence()).toBe(2147483641);
    for (let i = 0; i < 12; i++) session = play(boot(flash), "new 2", "first 1", "undo");
    expect(brief(session)).toBe("2 seats, seat 0: start, points 0 0, undo 12");
    expect(picture(boot(flash))).toBe(picture(session));
    expect(seenRecords(flash).at(-1)!.sequence).toBe(2147483640 + 36);
  });
});

describe("more choices than can be kept", () => {
  test("of 30 new games of eight, the newest 24 can be taken back", () => {
    const flash = new WornFlash(SECTORS);
    const session = play(
      boot(flash),
      "new 1",
      "roll 1 1 1 1 1 2",
      ...Array.from({ length: 30 }, (_, i) => `new ${1 + (i % 8)}`),
    );
    expect(stateOf(session).seats).toBe(6);
    for (const now of [session, boot(flash)]) {
      expect(now.table.choices).toHaveLength(24);
      expect(picture(now)).toBe(picture(session));
    }
    const later = boot(flash);
    for (let i = 0; i < 24; i++) {
      play(later, "undo");
      expect(stateOf(later).seats).toBe(1 + ((28 - i) % 8));
      expect(picture(boot(flash))).toBe(picture(later));
    }
    expect(call(later, "undo")).toBe("nothing to take back: a roll stays rolled");
  });

  test("the largest checkpoint, eight seats and 24 choices, fits a sector of the small size, too", () => {
    const flash = new WornFlash(SECTORS, 1024);
    const session = play(boot(flash), "new 8", "first 7", "roll 1 2 3 4 5 6");
    for (let i = 0; i < 12; i++) play(session, "new 8", "first 3");
    for (let i = 0; i < 40; i++) play(session, "set brightness 1", "set brightness 2");
    expect(session.health).toBe("saved");
    expect(session.table.choices).toHaveLength(24);
    expect(flash.erases().some((erases) => erases > 0)).toBe(true);
    expect(picture(boot(flash))).toBe(picture(session));
    expect(flash.misuse).toEqual([]);
  });
});

describe("settings", () => {
  test("survive a power cut, a new game, and the end of a sector", () => {
    const flash = new WornFlash(SECTORS, 1024);
    const session = play(
      boot(flash),
      "set mute 1",
      "set brightness 8",
      "new 1",
      "roll 1 1 1 1 1 2",
      "set sensitivity 0",
    );
    expect(boot(flash).table.settings.slice(0, 4)).toEqual([8, 1, 0, 0]);
    for (let i = 0; i < 100; i++) play(session, `hold ${(i % 6) + 1}`);
    play(session, "new 2", "first 0", "roll 1 1 1 1 1 2");
    expect(boot(flash).table.settings.slice(0, 4)).toEqual([8, 1, 0, 0]);
  });

  test("the value there is already writes nothing", () => {
    const flash = new WornFlash(SECTORS);
    const session = play(boot(flash), "set mute 0", "set brightness 4");
    expect(flash.done).toEqual([]);
    play(session, "set mute 1", "set mute 1", "set mute 1");
    expect(flash.done).toHaveLength(1);
  });

  test("a change is no choice of the game: undo leaves it", () => {
    const flash = new WornFlash(SECTORS);
    const session = play(boot(flash), "new 1", "set mute 1", "undo");
    expect(brief(session)).toBe("no game, undo 0");
    expect(boot(flash).table.settings.slice(0, 4)).toEqual([4, 1, 2, 0]);
  });

  test.each([
    ["out of range", "setting #2 0 200", [4, 0, 2, 0]],
    ["below the lowest", "setting #2 0 0", [4, 0, 2, 0]],
    ["that this tower doesn't have", "setting #2 9 1", [4, 0, 2, 0]],
    ["without a value", "setting #2 1", [4, 0, 2, 0]],
    ["as it should be", "setting #2 1 1", [4, 1, 2, 0]],
  ])("one in flash %s", (_, line, settings) => {
    const flash = new WornFlash(SECTORS);
    put(flash, 0, 0, "end #1 0 3 4 0 2 1 0");
    put(flash, 0, 1, line);
    expect(boot(flash).table.settings.slice(0, 4)).toEqual(settings);
  });

  test.each([
    ["fewer, from an older tower", "end #1 0 1 7 1 0", [7, 0, 2, 0]],
    ["more, from a newer tower", "end #1 0 5 7 1 3 9 9 1 0", [7, 1, 3, 0]],
    ["impossible ones", "end #1 0 3 9 2 4 1 0", [4, 0, 2, 0]],
  ])("a checkpoint with %s", (_, line, settings) => {
    const flash = new WornFlash(SECTORS);
    put(flash, 0, 0, line);
    expect(boot(flash).table.settings.slice(0, 4)).toEqual(settings);
  });

  test.each([
    ["of a game that this tower doesn't have", "end #1 0 3 7 1 3 2 14 5"],
    ["of a state that this tower can't read", "end #1 0 3 7 1 3 3 1 99 99"],
    ["with a choice that this tower can't make", "end #1 0 3 7 1 3 1 0 1 0 0 0 4 255 14 2 0"],
  ])("a checkpoint %s, from another tower: there is no game, the settings are kept", (_, line) => {
    const flash = new WornFlash(SECTORS);
    put(flash, 0, 0, line);
    const session = boot(flash);
    expect([session.health, session.table.game, session.table.settings.slice(0, 4)]).toEqual([
      "saved",
      null,
      [7, 1, 3, 0],
    ]);
    play(session, "new 1", "roll 1 1 1 1 1 2");
    expect(boot(flash).table.settings.slice(0, 4)).toEqual([7, 1, 3, 0]);
  });

  test("a record of a kind that only a newer tower writes is passed over", () => {
    const flash = new WornFlash(SECTORS);
    put(flash, 0, 0, "end #1 0 3 4 0 2 1 0");
    put(flash, 0, 1, "setting #2 0 7");
    flash.bytes.set(encodeRecord(flash, 9, 3, [1, 2, 3]), 64);
    put(flash, 0, 3, "setting #4 1 1");
    expect(boot(flash).table.settings.slice(0, 4)).toEqual([7, 1, 2, 0]);
  });
});
