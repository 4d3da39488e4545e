import { Presets, SingleBar } from "cli-progress";
import type { InstallOptions } from "../../sim/web/installer/install";
import { en } from "../../sim/web/texts/en";

/** Tells the steps on the terminal, and how far the program is. */
export interface Progress {
  readonly tell: InstallOptions["progress"];
  /** Nothing more comes: the bar lets go of its line. */
  stop(): void;
}

/** @param size bytes of the program @param isTerminal otherwise there is no bar, only lines */
export function createProgress(size: number, isTerminal: boolean): Progress {
  const steps = en.installer.steps;
  const bar = new SingleBar(
    { format: "  {bar} {percentage} %  {value} of {total} bytes", stopOnComplete: true, hideCursor: true },
    Presets.shades_classic,
  );
  let last = "";
  return {
    tell(step, share) {
      if (step !== last) console.log(`${steps[step]}${share === undefined ? "" : ` ${size} bytes`}`);
      if (isTerminal && share !== undefined) {
        if (step !== last) bar.start(size, 0);
        bar.update(Math.round(size * share));
      }
      last = step;
    },
    stop: () => bar.stop(),
  };
}
