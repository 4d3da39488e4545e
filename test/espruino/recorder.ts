import type { MatrixWiring } from "../../hal/board";
import { crc32 } from "../../sim/crc32";
import { frameText } from "../../sim/frame";
import { seedNoise } from "../../sim/noise";
import { playLine } from "../../sim/script";
import type { World } from "../../sim/world";
import { rgbOf } from "./board/picture";
import type { Answer } from "./board/virtual-board";
import type { Heard } from "./heard";

/** A line of a script as one expression for the virtual board, and how to read what comes of it. */
export interface Recorded {
  /** Gives an Answer. */
  readonly expression: string;
  /** The text that the line prints. */
  text(answer: Answer, heard: Heard): string;
}

/**
 * Plays a line on a world that only writes down what is done to it: so scripts mean the same on both sides, and the
 * interpreter's few variables stay free for the tower.
 * @throws Error if the line is wrong in itself
 */
export function record(line: string, wiring: MatrixWiring): Recorded {
  return recordSteps((world) => playLine(world, line), wiring);
}

/** The step after a cut: one tick. */
export function recordTick(wiring: MatrixWiring): Recorded {
  return recordSteps((world) => world.run(""), wiring);
}

function recordSteps(play: (world: World) => void, wiring: MatrixWiring): Recorded {
  const done: string[] = [];
  const readers: ((value: string, heard: Heard) => string)[] = [];
  const act = (call: string) => void done.push(`v.${call};`);
  const ask = (call: string, read: (value: string, heard: Heard) => string) => {
    // In two steps: an error in an argument of a closure leaves the closure's scope locked (src/jsparse.c,
    // jspeFunctionCall, functionScope).
    done.push(`t=v.${call};o(t);`);
    readers.push(read);
    return "";
  };
  play({
    advance: (ms) => act(`advance(${ms})`),
    button: (index, down) => act(`button(${index},${down})`),
    motion: (trace) => act(`motion(${JSON.stringify(trace)})`),
    sensor: (kind) => act(`sensor(${JSON.stringify(kind)})`),
    seed: (value) => act(`noise(${seedNoise(value)})`),
    frame: () => ask("frame()", (wire) => pictureOf(wire, wiring)),
    sounds: () => ask("tones()", (tones, heard) => heard.add(tones).take()),
    run: (line) => ask(`run(${JSON.stringify(line)})`, (text) => text),
  });
  return {
    expression: `virtualBoard.play(function(o){var v=virtualBoard,t;${done.join("")}})`,
    text: (answer, heard) => {
      const texts = answer.out.map((value, i) => readers[i]!(value, heard));
      heard.add(answer.tones);
      return texts.filter((text) => text !== "").join("\n");
    },
  };
}

function pictureOf(wire: string, wiring: MatrixWiring): string {
  const rgb = rgbOf(Buffer.from(wire, "base64"), wiring);
  return frameText(rgb, wiring.width, wiring.height, crc32(rgb));
}
