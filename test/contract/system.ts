import type { System } from "../../hal/system";
import { equal, type Suite } from "./suite";

export interface SystemRig {
  readonly system: System;
  /** Lets time pass; true if the watchdog barked meanwhile. */
  barks(ms: number): boolean;
  /** An error that nobody catches. */
  raise(message: string): void;
  isRadioConsoleClosed(): boolean;
  said(): string[];
}

export const systemSuite: Suite<SystemRig> = {
  part: "system",
  cases: [
    {
      name: "names itself and has variables left",
      run: (rig) =>
        equal([rig.system.version.length > 3, rig.system.freeVariables() > 0], [true, true], "version and free"),
    },
    {
      name: "has no watchdog before the first kick",
      run: (rig) => equal(rig.barks(60000), false, "barks"),
    },
    {
      name: "is left alone by the watchdog while it is kicked, and not any longer",
      run: (rig) => {
        const barked: boolean[] = [];
        for (let i = 0; i < 3; i++) {
          rig.system.kickWatchdog();
          barked.push(rig.barks(9000));
        }
        equal(barked.concat([rig.barks(1500)]), [false, false, false, true], "barks");
      },
    },
    {
      name: "hands uncaught errors on as text",
      run: (rig) => {
        const told: string[] = [];
        rig.system.onError((message) => told.push(message));
        rig.raise("boom");
        equal(told, ["boom"], "errors");
      },
    },
    {
      name: "says lines on the console",
      run: (rig) => {
        rig.said();
        rig.system.say("one");
        rig.system.say("two");
        equal(rig.said(), ["one", "two"], "said");
      },
    },
    {
      name: "closes the radio's console when asked to",
      run: (rig) => {
        rig.system.closeRadioConsole();
        equal(rig.isRadioConsoleClosed(), true, "closed");
      },
    },
  ],
};
