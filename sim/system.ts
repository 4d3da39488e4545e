import type { System } from "../hal/system";
import type { SimClock } from "./clock";

/** The machine, with what the tower did to it in sight. */
export interface SimSystem extends System {
  /** An error that no one caught reaches the tower. */
  raise(message: string): void;
  isRadioConsoleClosed(): boolean;
  /** The lines said since the last call. */
  said(): string[];
}

const WATCHDOG_MS = 10000;
/** As many as the board has; here nothing takes them. */
const VARIABLES = 5000;

/** A machine that never runs short, and whose watchdog barks: 10 s without a kick is an error out of `advance`. */
export function createSimSystem(clock: SimClock): SimSystem {
  let watchdog = 0;
  let handler: ((message: string) => void) | undefined;
  let closed = false;
  let lines: string[] = [];

  return {
    version: globalThis.process ? `simulator on Node ${process.versions.node}` : `simulator on ${navigator.userAgent}`,
    freeVariables: () => VARIABLES,

    kickWatchdog() {
      clock.cancel(watchdog);
      watchdog = clock.after(WATCHDOG_MS, () => {
        throw new Error(`system: the watchdog had no kick for ${WATCHDOG_MS} ms; the board would start again here`);
      });
    },

    onError(listener) {
      handler = listener;
    },

    say(line) {
      lines.push(line);
    },

    closeRadioConsole() {
      closed = true;
    },

    raise(message) {
      if (!handler) throw new Error(`system: no one listens for errors, and there is one: ${message}`);
      handler(message);
    },

    isRadioConsoleClosed: () => closed,

    said() {
      const said = lines;
      lines = [];
      return said;
    },
  };
}
