import { describe, test } from "vitest";
import { board } from "../../hal/boards/esp32";
import { board as wide } from "../../hal/boards/esp32-32x8";
import { createSimButtons } from "../../sim/buttons";
import { createSimBuzzer } from "../../sim/buzzer";
import { createSimClock } from "../../sim/clock";
import { createSimEntropy } from "../../sim/entropy";
import { createSimFlash } from "../../sim/flash";
import { createSimLedMatrix } from "../../sim/led-matrix";
import { AT_REST, createSimShakeSensor, type SimShakeSensor } from "../../sim/shake-sensor";
import { createSimSystem } from "../../sim/system";
import { buttonsSuite } from "../contract/buttons";
import { buzzerSuite } from "../contract/buzzer";
import { clockSuite } from "../contract/clock";
import { entropySuite } from "../contract/entropy";
import { flashSuite } from "../contract/flash";
import { CONTRACT_FONT, ledMatrixSuite } from "../contract/led-matrix";
import { type ShakeSensorRig, shakeSensorSuite } from "../contract/shake-sensor";
import type { Suite } from "../contract/suite";
import { systemSuite } from "../contract/system";

/** The parts of the simulator keep the same contracts as those of the board. */
function keeps<Rig>(suite: Suite<Rig>, createRig: () => Rig, of = ""): void {
  describe(`sim ${suite.part}${of}`, () => {
    for (const { name, run } of suite.cases) test(name, () => run(createRig()));
  });
}

keeps(clockSuite, () => {
  const clock = createSimClock();
  return { clock, advance: clock.advance };
});

keeps(buttonsSuite, () => {
  const clock = createSimClock();
  const buttons = createSimButtons(clock);
  return { clock, buttons, advance: clock.advance, set: buttons.set };
});

for (const { matrix: wiring } of [board, wide])
  keeps(
    ledMatrixSuite,
    () => {
      const matrix = createSimLedMatrix(wiring, CONTRACT_FONT);
      return { wiring, matrix, shown: matrix.shown };
    },
    ` of ${wiring.width}x${wiring.height}`,
  );

keeps(shakeSensorSuite, (): ShakeSensorRig => {
  const clock = createSimClock();
  let outside = AT_REST;
  let sensor: SimShakeSensor | undefined;
  return {
    clock,
    create: () => {
      sensor = createSimShakeSensor(clock, outside);
      return sensor;
    },
    advance: clock.advance,
    motion: (trace) => sensor!.move(trace),
    plug: (kind) => {
      outside = { ...outside, sensor: kind };
      sensor?.plug(kind);
    },
  };
});

keeps(buzzerSuite, () => {
  const clock = createSimClock();
  const buzzer = createSimBuzzer(clock);
  const heard = () =>
    buzzer
      .takeTones()
      .map(({ hertz, start, end }) => `${hertz} Hz ${end === undefined ? "still" : `${end - start} ms`}`);
  return { buzzer, advance: clock.advance, heard };
});

keeps(flashSuite, () => ({ flash: createSimFlash(board.flash) }));

keeps(entropySuite, () => {
  const entropy = createSimEntropy();
  return { entropy, seed: entropy.seed };
});

keeps(systemSuite, () => {
  const clock = createSimClock();
  const system = createSimSystem(clock);
  const barks = (ms: number) => {
    try {
      clock.advance(ms);
      return false;
    } catch {
      return true;
    }
  };
  return { system, barks, raise: system.raise, isRadioConsoleClosed: system.isRadioConsoleClosed, said: system.said };
});
