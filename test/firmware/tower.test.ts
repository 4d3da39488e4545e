import { describe, expect, test } from "vitest";
import { board } from "../../hal/boards/esp32";
import { createFlashMemory } from "../../sim/flash";
import { playLine } from "../../sim/script";
import { createSimTower } from "../../sim/tower";
import { drawn } from "../support/picture";
import { createTableTop } from "../support/table-top";

const times = (count: number, ...lines: string[]) => Array.from({ length: count }, () => lines).flat();

describe("a key keeps its meaning", () => {
  test.each(["spicy", "farkel"])("%s: ok again and again after a roll fills and banks nothing", (game) => {
    const table = createTableTop();
    table.play(`do new ${game} 2 first=0`, "dice 1 2 3 5 5 1", "press ok", "wait 1600", ...times(30, "press ok"));
    expect(table.state()).toMatchObject({ seat: 0, phase: "choose", dice: [1, 2, 3, 5, 5, 1], totals: [0, 0] });
  });

  test("a press within 300 ms of a new screen does nothing", () => {
    const table = createTableTop();
    table.play("press ok", "press ok", "press ok");
    expect(table.state()).toMatchObject({ game: null });
    table.play("wait 400", "press ok", "wait 400", "press ok", "wait 400");
    expect(table.state()).toMatchObject({ game: "spicy", seats: 2, phase: "start" });
  });

  test("presses while the dice are in the air do nothing", () => {
    const table = createTableTop();
    table.play(
      "do new spicy 2 first=0",
      "wait 400",
      "dice 1 2 3 5 5 1",
      "press ok",
      ...times(4, "press left", "press ok"),
    );
    expect(table.state()).toMatchObject({ phase: "choose", rollsLeft: [29, 30], totals: [0, 0] });
  });

  test("star that was held opens the menu and does nothing else as it comes up", () => {
    const table = createTableTop();
    table.play("do new spicy 2 first=0", "dice 1 2 3 5 5 1", "do roll", "wait 400", "hold star 1500");
    const menu = table.shows();
    table.play("wait 480");
    expect(table.shows()).toBe(menu);
  });
});

describe("a shake", () => {
  test("while a space is chosen changes no dice", () => {
    const table = createTableTop();
    table.play(
      "do new spicy 2 first=0",
      "dice 1 2 3 5 5 1",
      "do roll",
      "wait 400",
      "press left",
      "press ok",
      "wait 400",
    );
    table.play("shake 900", "wait 1200");
    expect(table.state()).toMatchObject({ dice: [1, 2, 3, 5, 5, 1], rollsLeft: [29, 30] });
  });

  test("by a sensor that is switched off rolls nothing, the button does", () => {
    const table = createTableTop();
    table.play("set sensitivity 0", "do new spicy 1", "shake 900", "wait 1200");
    expect(table.state()).toMatchObject({ rollsLeft: [30] });
    table.play("press ok", "wait 1500");
    expect(table.state()).toMatchObject({ rollsLeft: [29] });
  });

  test("that equals the last roll is counted all the same", () => {
    const table = createTableTop();
    table.play("do new spicy 1", "dice 1 1 1 1 1 2", "shake 700", "wait 1100", "press ok", "press ok");
    table.play("dice 1 1 1 1 1 2", "shake 700", "wait 1100");
    expect(table.state()).toMatchObject({ rollsLeft: [28], fresh: Array(6).fill(true) });
  });
});

describe("drumming on ok", () => {
  const drum = new Array<string>(14).fill("press ok");

  test("opens the spaces and fills none; after a rest it does", () => {
    const table = createTableTop();
    table.play("do new spicy 2 first=0", "dice 1 1 1 2 3 4", "do roll", "wait 600", "press left", "wait 100", ...drum);
    expect(table.state()).toMatchObject({ seat: 0, phase: "choose", totals: [0, 0] });
    table.play("wait 320", ...drum);
    expect(table.state()).toMatchObject({ seat: 1, phase: "roll", rollsLeft: [29, 30] });
  });

  test("banks and doesn't roll for the next player", () => {
    const table = createTableTop();
    table.play("do new farkel 2 first=0", "dice 1 1 1 2 3 4", "do roll", "do set 1 2 3", "wait 600");
    table.play("press right", "press right", "wait 100", ...drum);
    expect(table.state()).toMatchObject({ seat: 1, phase: "roll", totals: [2000, 0] });
  });

  test("doesn't leave who won", () => {
    const table = createTableTop();
    table.play("do new farkel 2 first=0");
    for (let roll = 0; roll < 4; roll++) table.play("dice 1 1 1 1 1 1", "do roll", "do set 1 2 3 4 5 6");
    table.play("do bank", "dice 2 2 3 3 4 6", "do roll", "wait 400", ...drum, "wait 1000", ...drum);
    expect(table.state()).toMatchObject({ ended: true });
    const winner = table.shows();
    table.play("wait 1600", "press ok", "wait 500");
    expect(table.shows()).not.toBe(winner);
  });
});

describe("left and right held for three seconds", () => {
  const held = ["down left", "down right", "wait 3100", "up left", "up right", "wait 400"];

  test("begin a new game with the same players; undo brings the old one back", () => {
    const table = createTableTop();
    table.play("do new spicy 5 first=3", "dice 6 6 6 6 6 6", "do roll", "do score 6", ...held);
    expect(table.state()).toMatchObject({ seats: 5, phase: "start", totals: [0, 0, 0, 0, 0] });
    table.play("do undo");
    expect(table.state()).toMatchObject({ seat: 4, totals: [0, 0, 0, 75, 0] });
  });

  test("with no game at all ask which", () => {
    const table = createTableTop();
    table.play(...held, "press ok", "wait 400", "press ok", "wait 400");
    expect(table.state()).toMatchObject({ game: "spicy", phase: "start" });
  });
});

describe("flash with another program's bytes", () => {
  function foreign() {
    const flash = createFlashMemory(board.flash);
    flash.bytes.set([...Array(5000).keys()].map((i) => i * 7));
    const tower = createSimTower({ board, flash, seed: 1 });
    return { flash, tower, play: (...lines: string[]) => lines.map((line) => playLine(tower, line)).at(-1)! };
  }

  test("is asked about by a picture; a press plays unsaved and writes nothing", () => {
    const { flash, play } = foreign();
    const before = flash.bytes.slice();
    play("wait 1200", "press left", "wait 400", "do new spicy 2 first=0", "dice 1 2 3 4 5 6", "do roll");
    expect(JSON.parse(play("state"))).toMatchObject({ phase: "choose", dice: [1, 2, 3, 4, 5, 6] });
    expect(flash.bytes).toEqual(before);
  });

  test("becomes the tower's own when ok is held", () => {
    const { tower, play } = foreign();
    play("wait 1200", "hold ok 1000", "wait 400", "do new spicy 2 first=1");
    tower.cut();
    expect(JSON.parse(play("state"))).toMatchObject({ game: "spicy", seat: 1, phase: "roll" });
  });
});

test("two games in a row without power-off have different dice, and so do two towers", () => {
  const rolls = new Set<string>();
  for (let i = 0; i < 2; i++) {
    const tower = createSimTower({ board });
    for (let game = 0; game < 2; game++) {
      playLine(tower, "do new spicy 1");
      playLine(tower, "do roll");
      playLine(tower, "do score CHA");
      playLine(tower, "do roll");
      rolls.add(playLine(tower, "state"));
    }
  }
  expect(rolls.size).toBe(4);
});

describe("an error that nobody caught", () => {
  test("is shown for two seconds with how many there were, and the game goes on", () => {
    const table = createTableTop();
    table.play("do new spicy 1", "wait 500");
    const before = table.shows();
    table.tower.parts().system.raise("no such die");
    table.tower.parts().system.raise("no such die");
    table.play("wait 20");
    expect(table.shows()).toBe(
      drawn(`
        ....R.....R.....
        .....R...R......
        ......R.R.......
        .......R........
        ......R.R.......
        .....R...R......
        ....R.....R.....
        ................
        ................
        .......ccc......
        .........c......
        .......ccc......
        .......c........
        .......ccc......
        ................
        ................
      `),
    );
    table.play("wait 2380");
    expect(table.shows()).toBe(before);
  });
});

describe("an error is kept", () => {
  const raise = (table: ReturnType<typeof createTableTop>, message: string) =>
    table.tower.parts().system.raise(message);
  const errors = (table: ReturnType<typeof createTableTop>) => {
    table.play("down star");
    table.tower.cut();
    table.play("wait 300", "up star", "wait 300", "press ok", "press left", "press right", "press ok", "press star");
    table.play(...Array(6).fill("press ok"));
    return table.tower.parts().system.said().at(-1);
  };

  test("with what it said, over a power cut in the same turn", () => {
    const table = createTableTop();
    table.play("do new spicy 1", "dice 1 1 2 3 4 5", "do roll");
    raise(table, "no such die at all, nowhere");
    expect(table.tower.parts().system.said()).toEqual(["error 1: no such die at all, nowhere"]);
    expect(errors(table)).toBe("self-test: 1 errors no such die at all, n: BAD");
    expect(table.state()).toMatchObject({ dice: [1, 1, 2, 3, 4, 5] });
  });

  test("by its number for ever, and once however often it comes", () => {
    const table = createTableTop();
    table.play("do new spicy 1");
    for (let i = 0; i < 300; i++) raise(table, "again");
    raise(table, "another");
    table.play("do roll", "do score CHA", "do roll", "do score 1", "do roll");
    expect(errors(table)).toBe("self-test: 2 errors : BAD");
    table.play("set errors 0");
    expect(errors(table)).toBe("self-test: 0 errors : good");
  });
});

describe("an accelerometer that is unplugged in the middle of a game", () => {
  const UNPLUGGED = drawn(`
    ....R.....R.....
    .....R...R......
    ......R.R.......
    .......R........
    ......R.R.......
    .....R...R......
    ....R.....R.....
    ................
    ................
    .....L.L.L......
    .....LLLLL......
    ......LLL.......
    ......LLL.......
    ......L.L.......
    .....LL.LL......
    ................
  `);

  test.each(["mpu6050", "lis3dh", "adxl345"])(
    "%s: a picture says so, the button rolls, plugged back the shake does",
    (kind) => {
      const table = createTableTop();
      table.play(`sensor ${kind}`, "wait 3000", "do new spicy 1", "sensor none", "wait 60");
      expect(table.shows()).toBe(UNPLUGGED);
      table.play("wait 2000");
      expect(table.shows()).not.toBe(UNPLUGGED);
      table.play("press ok", "wait 1500");
      expect(table.state()).toMatchObject({ rollsLeft: [29] });
      table.play(`sensor ${kind}`, "wait 1100", "press ok", "press ok", "shake 900", "wait 1500");
      expect(table.shows()).not.toBe(UNPLUGGED);
      expect(table.state()).toMatchObject({ rollsLeft: [28] });
    },
  );

  test("none at power-on is no trouble: a switch may be there", () => {
    const table = createTableTop();
    table.play("do new spicy 1", "sensor switch");
    table.tower.cut();
    table.play("wait 200");
    expect(table.shows()).not.toBe(UNPLUGGED);
    table.play("wait 1000", "shake 900", "wait 1500");
    expect(table.state()).toMatchObject({ rollsLeft: [29] });
  });
});

test("a hang: the watchdog starts the tower again in the same turn", () => {
  const table = createTableTop();
  table.play("do new spicy 2 first=1", "dice 1 1 2 3 4 5", "do roll", "do hold 1 2");
  const parts = table.tower.parts();
  // A tick that never comes to its end kicks no more.
  Object.assign(parts.system, { kickWatchdog: () => {} });
  expect(() => table.tower.advance(11000)).toThrow("watchdog");
  table.tower.cut();
  expect(table.state()).toMatchObject({
    seat: 1,
    dice: [1, 1, 2, 3, 4, 5],
    held: [true, true, ...Array(4).fill(false)],
  });
});

test("the radio's console is closed at power-on, unless a setting wants it", () => {
  const { tower, play } = createTableTop();
  const isClosed = () => tower.parts().system.isRadioConsoleClosed();
  expect(isClosed()).toBe(true);
  play("set radio 1");
  tower.cut();
  expect(isClosed()).toBe(false);
  play("set radio 0");
  tower.cut();
  expect(isClosed()).toBe(true);
});
