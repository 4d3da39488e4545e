import { describe, expect, test } from "vitest";
import { type Pluggable, playScript } from "../../sim/play-script";

/** A world that writes down what is done to it. */
function createWorld(): Pluggable & { readonly log: string[] } {
  const log: string[] = [];
  return {
    log,
    advance: (ms) => log.push(`advance ${ms}`),
    button: (index, down) => log.push(`button ${index} ${down}`),
    motion: (trace) => log.push(`motion ${trace}`),
    sensor: (kind) => log.push(`sensor ${kind}`),
    seed: (value) => log.push(`seed ${value}`),
    frame: () => "a picture",
    sounds: () => "a tone",
    cut: () => log.push("cut"),
    run(line) {
      if (line.startsWith("bad")) throw new Error("there is no such command");
      log.push(`run ${line}`);
      return line === "state" ? "{}" : "";
    },
  };
}

function play(script: string) {
  const world = createWorld();
  const printed: string[] = [];
  const frames: number[] = [];
  const listener = { printed: (text: string) => printed.push(text), frame: (line: number) => frames.push(line) };
  const run = () => playScript(script, world, listener);
  return { world, printed, frames, run };
}

describe("playing a script", () => {
  test("plays its lines in order, tells what they print and where frames are", () => {
    const { world, printed, frames, run } = play("# a game\nwait 500\nframe\n\nstate\n  frame # the end\r\nsounds");
    run();
    expect(printed).toEqual(["a picture", "{}", "a picture", "a tone"]);
    expect(frames).toEqual([3, 6]);
    expect(world.log).toEqual(["advance 500", "run ", "run ", "run state", "run ", "run "]);
  });

  test("pulls the plug and lets the tower tick once", () => {
    const { world, run } = play("cut\n cut # again");
    run();
    expect(world.log).toEqual(["cut", "run ", "cut", "run "]);
  });

  test("stops at the first wrong line with its number and its text", () => {
    const { world, printed, run } = play("state\n\n  bad idea # really\nstate");
    expect(run).toThrow("line 3, \"bad idea # really\": script: no step 'bad'; there are do dice set state press");
    expect(printed).toEqual(["{}"]);
    expect(world.log).toEqual(["run state"]);
  });

  test.each([
    ["press", "name a button: left right ok star"],
    ["press fire", "no button 'fire'"],
    ["shake hard", "shake MS"],
    ["sensor radar", "no sensor 'radar'"],
  ])("says what is allowed instead of %j", (line, message) => {
    expect(play(line).run).toThrow(message);
  });
});
