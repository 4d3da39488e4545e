import { describe, expect, it } from "vitest";
import { Hand } from "./hand";

const calls = (lines: readonly string[]) => {
  const hand = new Hand();
  return lines.flatMap((line) => hand.play(line)).map(({ call }) => call.replace(/\[.*\]/, "[]"));
};

describe("what is done to the still board", () => {
  it("a press is answered by the next tick, and time goes by at once", () =>
    expect(calls(["press ok"])).toEqual([
      "still.edge(2,true)",
      "still.tick(20,[],true)",
      "still.tick(60,[],false)",
      "still.edge(2,false)",
      "still.tick(80,[],true)",
      "still.tick(120,[],false)",
    ]));

  it("waiting is one tick at its end", () =>
    expect(calls(["wait 1200", "wait 20"])).toEqual(["still.tick(1200,[],false)", "still.tick(1220,[],false)"]));

  it("a shake has every tick", () => expect(calls(["shake 100"]).length).toBe(5));

  it("what isn't done from outside goes to the tower's console", () =>
    expect(calls(["dice 1 2"])).toEqual(['tower.run("dice 1 2")']));

  it("a wrong line is told", () => expect(() => new Hand().play("press elbow")).toThrow("no button 'elbow'"));
});
