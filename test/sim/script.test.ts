import { beforeEach, describe, expect, test } from "vitest";
import { playLine } from "../../sim/script";
import type { World } from "../../sim/world";

let done: string[] = [];
beforeEach(() => {
  done = [];
});

/** A world that writes down what is done to it. */
const world: World = {
  advance: (ms) => void done.push(`advance ${ms}`),
  button: (index, down) => void done.push(`button ${index} ${down ? "down" : "up"}`),
  motion: (trace) => void done.push(`motion ${trace}`),
  sensor: (kind) => void done.push(`sensor ${kind}`),
  seed: (value) => void done.push(`seed ${value}`),
  frame: () => "a frame",
  sounds: () => "sounds",
  run(line) {
    done.push(line === "" ? "tick" : `run ${line}`);
    return line === "state" ? "{}" : "";
  },
};

describe("a step", () => {
  test.each([
    ["press ok", ["button 2 down", "advance 60", "button 2 up", "advance 60", "tick"]],
    [
      "press left right",
      ["button 0 down", "button 1 down", "advance 60", "button 0 up", "button 1 up", "advance 60", "tick"],
    ],
    ["hold star 1200", ["button 3 down", "advance 1200", "button 3 up", "tick"]],
    ["down left ok", ["button 0 down", "button 2 down", "tick"]],
    ["up left ok", ["button 0 up", "button 2 up", "tick"]],
    ["shake 700", ["motion shake", "advance 700", "motion still", "tick"]],
    ["motion knock", ["motion knock", "tick"]],
    ["sensor lis3dh", ["sensor lis3dh", "tick"]],
    ["wait 500", ["advance 500", "tick"]],
    ["seed 4294967295", ["seed 4294967295", "tick"]],
    ["  wait   5  # a comment", ["advance 5", "tick"]],
  ])("'%s' is done to the world and ends with one tick", (line, expected) => {
    expect(playLine(world, line)).toBe("");
    expect(done).toEqual(expected);
  });

  test.each(["dice 1 2 3 - 5 6", "do score STR", "set brightness 3", "state"])(
    "'%s' goes to the tower, whose own tick ends it",
    (line) => {
      playLine(world, line);
      expect(done).toEqual([`run ${line}`]);
    },
  );

  test.each([
    ["toString", "no step 'toString'; there are do dice set state press"],
    ["cut now", "cut stands alone, without 'now'"],
  ])("'%s' is none: %s", (line, message) => {
    expect(() => playLine(world, line)).toThrow(message);
    expect(done).toEqual([]);
  });

  test("parts its words by tabs, too", () => {
    playLine(world, "\tdo\tscore\tSTR\t# all red");
    expect(done).toEqual(["run do score STR"]);
  });

  test("prints what it has to print", () => {
    expect(["frame", "sounds", "state"].map((line) => playLine(world, line))).toEqual(["a frame", "sounds", "{}"]);
  });
});

test.each(["", "   ", "# only a comment", "  # shake 700"])("'%s' is no step", (line) => {
  expect(playLine(world, line)).toBe("");
  expect(done).toEqual([]);
});

describe("a line that is wrong says what is allowed", () => {
  test.each([
    ["press", "script: name a button: left right ok star"],
    ["press foo", "script: no button 'foo'; there are left right ok star"],
    ["hold ok", "script: hold BUTTON... MS, a whole number from 0 to 4294967295"],
    ["hold 500", "script: name a button"],
    ["wait", "script: wait MS, a whole number"],
    ["wait 1.5", "script: wait MS, a whole number"],
    ["wait -1", "script: wait MS, a whole number"],
    ["seed 4294967296", "script: seed N, a whole number from 0 to 4294967295"],
    ["sensor lidar", "script: no sensor 'lidar'; there are none switch mpu6050 lis3dh adxl345"],
  ])("%s", (line, message) => {
    expect(() => playLine(world, line)).toThrow(message);
    expect(done).toEqual([]);
  });
});
