import { describe, expect, test } from "vitest";
import { refuseFaces, refuseNames, refuseStarter } from "../../../firmware/games/refusal";

const ALL = [6, 6, 6, 6, 6, 6];

describe("who starts", () => {
  const state = { seats: 3, seat: 0, phase: "start" as const };

  test.each([
    { verb: "first", values: [2], reason: "" },
    { verb: "first", values: [3], reason: "say the seat that starts, 0 to 2" },
    { verb: "first", values: [-1], reason: "say the seat that starts, 0 to 2" },
    { verb: "first", values: [0.5], reason: "say the seat that starts, 0 to 2" },
    { verb: "first", values: [0, 1], reason: "say the seat that starts, 0 to 2" },
    { verb: "first", values: [], reason: "say the seat that starts, 0 to 2" },
    { verb: "roll", values: [0], reason: "say first who starts" },
  ])("$verb $values -> $reason", ({ verb, values, reason }) => {
    expect(refuseStarter(state, verb, values)).toBe(reason);
  });
});

describe("names of dice", () => {
  test.each([
    { names: [], reason: "" },
    { names: [1, 2, 3, 4, 5, 6], reason: "" },
    { names: [6, 1], reason: "" },
    { names: [0], reason: "no die 0: name dice 1 to 6, each once" },
    { names: [1, 7], reason: "no die 7: name dice 1 to 6, each once" },
    { names: [3, 1, 3], reason: "no die 3: name dice 1 to 6, each once" },
    { names: [-1], reason: "no die -1: name dice 1 to 6, each once" },
    { names: [1.5], reason: "no die 1.5: name dice 1 to 6, each once" },
    { names: [2 ** 32 + 1], reason: "no die 4294967297: name dice 1 to 6, each once" },
    { names: [Number.NaN], reason: "no die NaN: name dice 1 to 6, each once" },
  ])("$names -> $reason", ({ names, reason }) => {
    expect(refuseNames(names, 6)).toBe(reason);
  });
});

describe("faces of a roll", () => {
  test.each([
    { values: [1, 2, 3, 4, 5, 6], sides: ALL, reason: "" },
    { values: [0, 2, 0, 4, 5, 6], sides: [0, 6, 0, 6, 6, 6], reason: "" },
    { values: [4, 0], sides: [6, 0], reason: "" },
    { values: [1, 2, 3], sides: ALL, reason: "a roll takes 6 faces, 0 for a die that stays" },
    { values: [], sides: [6, 0], reason: "a roll takes 2 faces, 0 for a die that stays" },
    { values: [1, 2, 3, 4, 5, 6], sides: [6, 6, 6, 0, 6, 6], reason: "die 4 stays, so it takes no face" },
    { values: [1, 2, 0, 4, 5, 6], sides: ALL, reason: "die 3 can't show 0, only 1 to 6" },
    { values: [1, 2, 3, 4, 5, 7], sides: ALL, reason: "die 6 can't show 7, only 1 to 6" },
    { values: [2.5, 2, 3, 4, 5, 6], sides: ALL, reason: "die 1 can't show 2.5, only 1 to 6" },
    { values: [-1, 2, 3, 4, 5, 6], sides: ALL, reason: "die 1 can't show -1, only 1 to 6" },
  ])("$values -> $reason", ({ values, sides, reason }) => {
    expect(refuseFaces(values, sides)).toBe(reason);
  });
});
