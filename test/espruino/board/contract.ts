import { board } from "board";
import { createButtons } from "../../../hal/espruino/buttons";
import { createBuzzer } from "../../../hal/espruino/buzzer";
import { createClock } from "../../../hal/espruino/clock";
import { createEntropy } from "../../../hal/espruino/entropy";
import { createFlash } from "../../../hal/espruino/flash";
import { createLedMatrix } from "../../../hal/espruino/led-matrix";
import { createShakeSensor } from "../../../hal/espruino/shake-sensor";
import { createSystem } from "../../../hal/espruino/system";
import { seedNoise } from "../../../sim/noise";
import { type ButtonsRig, buttonsSuite } from "../../contract/buttons";
import { type BuzzerRig, buzzerSuite } from "../../contract/buzzer";
import { type ClockRig, clockSuite } from "../../contract/clock";
import { type EntropyRig, entropySuite } from "../../contract/entropy";
import { type FlashRig, flashSuite } from "../../contract/flash";
import { CONTRACT_FONT, type LedMatrixRig, ledMatrixSuite } from "../../contract/led-matrix";
import { type ShakeSensorRig, shakeSensorSuite } from "../../contract/shake-sensor";
import type { Suite } from "../../contract/suite";
import { type SystemRig, systemSuite } from "../../contract/system";
import { rgbOf } from "./picture";
import { realPartsSuite } from "./real-parts";
import type { VirtualBoard } from "./virtual-board";

/** The program that takes the tower's place on the virtual board: the contract cases, on the Espruino parts. */

declare const virtualBoard: VirtualBoard;

interface Contract {
  readonly part: string;
  readonly cases: readonly { readonly name: string; run(): void }[];
}

const contracts: Contract[] = [];

function keeps<Rig>(suite: Suite<Rig>, createRig: () => Rig): void {
  contracts.push({
    part: suite.part,
    cases: suite.cases.map((test) => ({ name: test.name, run: () => test.run(createRig()) })),
  });
}

keeps(clockSuite, (): ClockRig => ({ clock: createClock(), advance: virtualBoard.advance }));
keeps(
  buttonsSuite,
  (): ButtonsRig => ({
    buttons: createButtons(board.buttonPins),
    clock: createClock(),
    advance: virtualBoard.advance,
    set: virtualBoard.button,
  }),
);
keeps(
  ledMatrixSuite,
  (): LedMatrixRig => ({
    wiring: board.matrix,
    matrix: createLedMatrix(board.matrix, CONTRACT_FONT),
    shown: () => rgbOf(virtualBoard.wire(), board.matrix),
  }),
);
keeps(shakeSensorSuite, (): ShakeSensorRig => {
  const clock = createClock();
  return {
    clock,
    create: () => createShakeSensor(board, clock),
    advance: virtualBoard.advance,
    motion: virtualBoard.motion,
    plug: virtualBoard.sensor,
  };
});
keeps(
  buzzerSuite,
  (): BuzzerRig => ({
    buzzer: createBuzzer(board.buzzerPin),
    advance: virtualBoard.advance,
    heard: () =>
      virtualBoard
        .tones()
        .split("\n")
        .filter((tone) => tone !== "")
        .map(withLength),
  }),
);
keeps(flashSuite, (): FlashRig => ({ flash: createFlash(board) }));
keeps(
  entropySuite,
  (): EntropyRig => ({
    entropy: createEntropy(board.randomRegister),
    seed: (value) => virtualBoard.noise(seedNoise(value)),
  }),
);
keeps(
  systemSuite,
  (): SystemRig => ({
    system: createSystem(),
    barks: (ms) => {
      try {
        virtualBoard.advance(ms);
      } catch (_barked) {
        return virtualBoard.faults().length > 0;
      }
      return false;
    },
    raise: (message) => {
      virtualBoard.expectUncaught(message);
      setTimeout(() => {
        throw new Error(message);
      }, 1);
      virtualBoard.advance(1);
    },
    isRadioConsoleClosed: virtualBoard.isRadioConsoleClosed,
    said: virtualBoard.said,
  }),
);
keeps(realPartsSuite, () => virtualBoard);

/** "880 Hz 20 ms" for "880 Hz 1200-1220", "880 Hz still" for "880 Hz 1200-". */
function withLength(tone: string): string {
  const words = tone.split(" ");
  const times = words[2]!.split("-");
  const length = times[1] === "" ? "still" : `${Number(times[1]) - Number(times[0])} ms`;
  return `${words[0]} Hz ${length}`;
}

/** "part name" of each case, in order. */
function names(): string[] {
  return contracts.reduce((all: string[], one) => all.concat(one.cases.map((test) => `${one.part} ${test.name}`)), []);
}

/** Runs the case at an index of `names`; returns what is wrong, or "". */
function run(index: number): string {
  virtualBoard.forget();
  for (let i = 0; i < board.buttonPins.length; i++) virtualBoard.button(i, false);
  virtualBoard.sensor("mpu6050");
  virtualBoard.motion("still");
  virtualBoard.tones();
  let left = index;
  let error = "";
  for (const one of contracts) {
    const test = one.cases[left];
    left -= one.cases.length;
    if (!test || left >= 0) continue;
    try {
      test.run();
    } catch (thrown) {
      error = (thrown as Error).message || String(thrown);
    }
    break;
  }
  return [error]
    .concat(virtualBoard.faults())
    .filter((text) => text !== "")
    .join("; ");
}

global.contracts = { names, run };
