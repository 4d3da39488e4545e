import { describe, expect, test } from "vitest";
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
