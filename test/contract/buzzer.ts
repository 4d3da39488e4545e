import type { Buzzer } from "../../hal/buzzer";
import { equal, type Suite } from "./suite";

export interface BuzzerRig {
  readonly buzzer: Buzzer;
  advance(ms: number): void;
  /** What was heard since the last call: "880 Hz 20 ms", "880 Hz still" while it sounds. */
  heard(): string[];
}

export const buzzerSuite: Suite<BuzzerRig> = {
  part: "buzzer",
  cases: [
    {
      name: "is silent at first, and off changes nothing about it",
      run: (rig) => {
        rig.buzzer.off();
        rig.advance(5);
        equal(rig.heard(), [], "heard");
      },
    },
    {
      name: "sounds until off",
      run: (rig) => {
        rig.buzzer.tone(880);
        rig.advance(20);
        equal(rig.heard(), ["880 Hz still"], "meanwhile");
        rig.advance(10);
        rig.buzzer.off();
        rig.advance(10);
        equal(rig.heard(), ["880 Hz 30 ms"], "afterwards");
        equal(rig.heard(), [], "again");
      },
    },
    {
      name: "goes from tone to tone without a gap",
      run: (rig) => {
        rig.buzzer.tone(100);
        rig.advance(7);
        rig.buzzer.tone(8000);
        rig.advance(3);
        rig.buzzer.off();
        equal(rig.heard(), ["100 Hz 7 ms", "8000 Hz 3 ms"], "heard");
      },
    },
    {
      name: "goes on with a tone that is set again, and leaves one out that lasts no time",
      run: (rig) => {
        rig.buzzer.tone(440);
        rig.advance(4);
        rig.buzzer.tone(440);
        rig.advance(4);
        rig.buzzer.tone(550);
        rig.buzzer.off();
        equal(rig.heard(), ["440 Hz 8 ms"], "heard");
      },
    },
  ],
};
