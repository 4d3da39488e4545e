import { board } from "board";
import { isSwitchClosed, motion, move, plug, shadowBus } from "./bus";
import { expectUncaught, takeFaults } from "./faults";
import { flash } from "./flash";
import { frameCount, neopixel, wire } from "./leds";
import { checkWatchdog, machine, shadowMachine } from "./machine";
import { takePeak } from "./memory";
import { clearWatches, isWatched, lowPins, setLow, shadowPins, takeTones, watchCount } from "./pins";
import { clearTimers, goTowards, milliseconds, runDue, shadowTime, skip, timerCount } from "./time";
import type { Answer, Outside, VirtualBoard } from "./virtual-board";

/**
 * The virtual board: everything a Linux build lacks of an ESP32, and a world around it. It is evaluated before the
 * program, which then runs on it unchanged.
 */

/** Set by the driver: what is outside, and whether time stays the interpreter's own. */
declare const outside: Outside & { readonly realTime: boolean };
/** The program on the board; dist/tower.js sets it. */
declare const tower: { run(line: string): string };

function moveSwitch(): void {
  setLow(board.shakePin, isSwitchClosed());
}

function advance(ms: number): void {
  const end = milliseconds() + ms;
  while (milliseconds() < end) {
    // A switch is looked at every ms while somebody would notice its edge.
    const now = motion();
    const watching = now.sensor === "switch" && now.trace !== "still" && isWatched(board.shakePin);
    goTowards(watching ? milliseconds() + 1 : end);
    moveSwitch();
    checkWatchdog();
    runDue();
  }
}

function play(task: (out: (value: string) => void) => void): Answer {
  const out: string[] = [];
  let error = "";
  try {
    task((value) => out.push(value));
  } catch (thrown) {
    error = (thrown as Error).message || String(thrown);
  }
  return Object.assign({ out, error, faults: takeFaults(), tones: takeTones(), peak: takePeak() }, frameCount());
}

shadowMachine();
shadowPins();
shadowBus();
if (!outside.realTime) shadowTime();
plug(outside.sensor);
move(outside.trace, outside.since);
machine.noise = outside.noise;
for (const pin of outside.low || []) setLow(pin, true);
delete global.outside;

const native: (name: string) => unknown = require;

global.require = (name: string) => {
  if (name === "Flash") return flash;
  if (name === "neopixel") return neopixel;
  // For test/espruino/questions.ts.
  if (name === "fs") return native(name);
  throw new Error(`require("${name}"): the virtual board has no such module`);
};

const virtualBoard: VirtualBoard = {
  advance,
  button: (index, down) => setLow(board.buttonPins[index]!, down),
  motion: (trace) => {
    move(trace, 0);
    moveSwitch();
  },
  sensor: (kind) => {
    plug(kind);
    moveSwitch();
  },
  noise: (state) => {
    machine.noise = state;
  },
  frame: () => btoa(wire),
  tones: takeTones,
  run: (line) => tower.run(line),
  play,
  outside: () => Object.assign({ noise: machine.noise, low: lowPins(board.buttonPins) }, motion()),
  milliseconds,
  skip: (ms) => {
    skip(ms);
    machine.lastKick += ms;
  },
  waiting: () => [timerCount(), watchCount()],
  wire: () => wire,
  isRadioConsoleClosed: () => machine.closed,
  said: () => machine.said.splice(0, machine.said.length),
  faults: takeFaults,
  expectUncaught,
  forget: () => {
    clearTimers();
    clearWatches();
  },
};

global.virtualBoard = virtualBoard;
