import type { System } from "../system";

/** Seconds without a kick until the board reboots. */
const WATCHDOG_SECONDS = 10;

export function createSystem(): System {
  let watching = false;
  return {
    version: `Espruino ${process.version}`,
    freeVariables: () => process.memory(false).free,
    kickWatchdog: () => {
      // Not automatic: the idle loop would kick it even when the tower's own loop has stopped.
      if (!watching) E.enableWatchdog(WATCHDOG_SECONDS, false);
      watching = true;
      E.kickWatchdog();
    },
    onError: (handler: (message: string) => void) => {
      process.on("uncaughtException", (error) => {
        const thrown = error as { readonly message?: string } | undefined;
        handler(thrown?.message ? thrown.message : String(error));
      });
    },
    say: (line: string) => console.log(line),
    closeRadioConsole: () => {
      if (typeof NRF !== "undefined") NRF.setServices({}, { uart: false });
    },
  };
}
