import { board } from "board";
import { nextWord } from "../../../sim/noise";
import { fault, onUncaught } from "./faults";
import { milliseconds } from "./time";

/** The chip itself: its name, watchdog, noise and radio. */
export const machine = {
  /** Where the noise stands, as `sim/noise.ts` counts. */
  noise: 0,
  /** Whether the Bluetooth console is closed. */
  closed: false,
  /** 0: the watchdog is off. */
  watchdogMs: 0,
  lastKick: 0,
  /** The last lines said on the console. */
  said: [] as string[],
};

const native = process;

/** Barks if nobody kicked for too long; a board would start again here. */
export function checkWatchdog(): void {
  if (machine.watchdogMs === 0 || milliseconds() - machine.lastKick <= machine.watchdogMs) return;
  machine.watchdogMs = 0;
  throw fault(`watchdog: no kick since ${machine.lastKick} ms`);
}

function kick(): void {
  machine.lastKick = milliseconds();
}

export function shadowMachine(): void {
  global.process = {
    version: native.version,
    env: { BOARD: board.name },
    memory: (gc: boolean) => native.memory(gc),
    on: (event: string, task: (error: unknown) => void) => {
      if (event !== "uncaughtException") throw fault(`process.on("${event}") isn't simulated`);
      onUncaught(task);
    },
  };
  E.enableWatchdog = (seconds, auto) => {
    if (auto !== false) throw fault("E.enableWatchdog: an automatic watchdog doesn't watch the program");
    machine.watchdogMs = seconds * 1000;
    kick();
  };
  E.kickWatchdog = kick;
  global.console = {
    log: (line: string) => {
      machine.said.push(line);
      if (machine.said.length > 3) machine.said.shift();
    },
  };
  global.NRF = {
    setServices: (_services: object, options: { readonly uart: boolean }) => {
      machine.closed = options.uart === false;
    },
  };
  global.peek32 = (address: number) => {
    if (address !== board.randomRegister) throw fault(`peek32(0x${address.toString(16)}): the noise is elsewhere`);
    machine.noise = nextWord(machine.noise);
    return machine.noise;
  };
}
