import { describe, expect, test } from "vitest";
import { createTower, type Tower } from "../../firmware/tower";
import { board } from "../../hal/boards/esp32";
import { playLine } from "../../sim/script";
import { createSimTower } from "../../sim/tower";
import { picture } from "../support/picture";
import { createTableTop } from "../support/table-top";

const MINUTES = 60000;
const DARK = Array(16).fill(".".repeat(16)).join("\n");

function asleep(...before: string[]) {
  const table = createTableTop();
  table.play("do new spicy 2 first=0", ...before, `wait ${8 * MINUTES}`);
  return table;
}

describe("a tower that nobody touches", () => {
  test("dims to the lowest step after three minutes, not before, and shines again at a touch", () => {
    const table = createTableTop();
    const light = () => table.tower.parts().matrix.milliamps();
    table.play("do new spicy 2 first=0", "wait 179900");
    const bright = light();
    table.play("wait 200");
    const dim = light();
    expect(dim).toBeLessThan(bright - 10);
    expect(picture(table.tower.parts().matrix, 1)).toContain("1");
    table.play("press left", "wait 40");
    expect(light()).toBeGreaterThan(dim + 10);
  });

  test("goes dark after eight, and stays dark", () => {
    const table = asleep("wait 100");
    expect(table.shows()).toBe(DARK);
    table.play(`wait ${10 * MINUTES}`);
    expect(table.shows()).toBe(DARK);
  });

  test("is kept awake by what a script or the console does", () => {
    const table = createTableTop();
    table.play("do new spicy 2 first=0", `wait ${7 * MINUTES}`, "state", `wait ${7 * MINUTES}`);
    expect(table.shows()).not.toBe(DARK);
  });
});

describe("a tower that was left", () => {
  const screenAfter = (...lines: string[]) => {
    let program: Tower | undefined;
    const tower = createSimTower({
      board,
      program: (parts, sameBoard) => {
        program = createTower(parts, sameBoard);
        return program;
      },
    });
    for (const line of ["wait 1000", ...lines]) playLine(tower, line);
    return (program as unknown as { screenName: string }).screenName;
  };
  const PLAYED = ["do new spicy 2 first=0", "dice 1 2 3 4 5 6", "do roll", "wait 600"];
  const WON = ["do new farkel 2 first=0", "dice 1 1 1 1 1 1", "do roll", "do set 1 2 3 4 5 6"];

  test.each([
    ["the pad", ["press left", "press star"], "pad"],
    ["the menu", ["hold star 1000"], "menu"],
    ["the choice of a new game", ["hold star 1000", "wait 400", "press right", "press ok"], "games"],
  ])("with %s open goes back to the dice after 90 seconds", (_, open, name) => {
    expect(screenAfter(...PLAYED, ...open, "wait 80000")).toBe(name);
    expect(screenAfter(...PLAYED, ...open, "wait 91000")).toBe("table");
  });

  test("at the end of a game invites to play", () => {
    const roll = ["dice 1 1 1 1 1 1", "do roll", "do set 1 2 3 4 5 6"];
    const end = [...WON, ...roll, ...roll, ...roll, "do bank", "dice 2 2 3 3 4 6", "do roll"];
    expect(screenAfter(...end, "wait 80000")).toBe("winner");
    expect(screenAfter(...end, "wait 91000")).toBe("attract");
    expect(screenAfter(...end, "wait 91000", "press ok", "wait 100")).toBe("games");
  });

  test("at a fair, with sleep off, neither dims nor goes dark", () => {
    const table = createTableTop();
    const light = () => table.tower.parts().matrix.milliamps();
    table.play("set sleep 0", "do new spicy 2 first=0", "wait 100");
    const bright = light();
    table.play(`wait ${20 * MINUTES}`, "wait 100");
    expect(light()).toBeGreaterThan(bright - 10);
    expect(table.shows()).not.toBe(DARK);
  });
});

describe("waking", () => {
  test.each(["left", "right", "ok", "star"])("%s wakes and does nothing else", (button) => {
    const table = asleep();
    table.play(`press ${button}`, "wait 40");
    expect(table.shows()).not.toBe(DARK);
    table.play("wait 1500");
    expect(table.state()).toMatchObject({ phase: "roll", rollsLeft: [30, 30] });
    table.play("wait 500", "press ok", "wait 1500");
    expect(table.state()).toMatchObject({ rollsLeft: [29, 30] });
  });

  test.each(["star", "ok"])("%s held does nothing else either", (button) => {
    const table = asleep();
    table.play(`hold ${button} 2500`, "wait 2000");
    const woken = table.shows();
    expect(table.state()).toMatchObject({ seat: 0, phase: "roll", rollsLeft: [30, 30] });
    table.play("press ok", "wait 1500");
    expect(table.state()).toMatchObject({ rollsLeft: [29, 30] });
    expect(woken).not.toBe(DARK);
  });

  test.each(["mpu6050", "lis3dh", "adxl345", "switch"])(
    "a shake wakes and rolls nothing, the next one rolls: %s",
    (kind) => {
      const table = createTableTop();
      table.play(`sensor ${kind}`, "wait 3000", "do new spicy 2 first=0", `wait ${8 * MINUTES}`);
      expect(table.shows()).toBe(DARK);
      table.play("shake 1500", "wait 1200");
      expect(table.shows()).not.toBe(DARK);
      expect(table.state()).toMatchObject({ rollsLeft: [30, 30] });
      table.play("shake 900", "wait 1500");
      expect(table.state()).toMatchObject({ rollsLeft: [29, 30] });
    },
  );

  test("a knock on the table doesn't wake, carrying does and rolls nothing", () => {
    const table = asleep();
    table.play("motion knock", "wait 5000");
    expect(table.shows()).toBe(DARK);
    table.play("motion carry", "wait 5000");
    expect(table.shows()).not.toBe(DARK);
    expect(table.state()).toMatchObject({ rollsLeft: [30, 30] });
  });
});
