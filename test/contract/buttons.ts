import { type Buttons, LEFT, OK, RIGHT, STAR } from "../../hal/buttons";
import type { Clock } from "../../hal/clock";
import { equal, type Suite } from "./suite";

export interface ButtonsRig {
  readonly buttons: Buttons;
  readonly clock: Clock;
  advance(ms: number): void;
  /** Pushes a button down or lets it up, at once. */
  set(button: number, down: boolean): void;
}

export const buttonsSuite: Suite<ButtonsRig> = {
  part: "buttons",
  cases: [
    {
      name: "are up and quiet at first",
      run: (rig) => {
        equal(rig.buttons.edges(), [], "edges");
        equal(
          [LEFT, RIGHT, OK, STAR].map((button) => rig.buttons.isDown(button)),
          [false, false, false, false],
          "levels",
        );
      },
    },
    {
      name: "tell a press and a release with their times, once",
      run: (rig) => {
        const start = rig.clock.now() * 1000;
        rig.advance(7);
        rig.set(OK, true);
        rig.advance(13);
        equal(rig.buttons.edges(), [{ button: OK, down: true, at: start + 7000 }], "press");
        equal(rig.buttons.edges(), [], "again");
        rig.advance(21);
        rig.set(OK, false);
        rig.advance(2);
        equal(rig.buttons.edges(), [{ button: OK, down: false, at: start + 41000 }], "release");
      },
    },
    {
      name: "have a level at once",
      run: (rig) => {
        rig.set(STAR, true);
        equal([rig.buttons.isDown(STAR), rig.buttons.isDown(LEFT)], [true, false], "down");
        rig.set(STAR, false);
        equal(rig.buttons.isDown(STAR), false, "up");
      },
    },
    {
      name: "tell only the first edge of a bounce that ends as it began to",
      run: (rig) => {
        const start = rig.clock.now() * 1000;
        for (let i = 0; i < 5; i++) {
          rig.set(LEFT, true);
          rig.advance(1);
          rig.set(LEFT, false);
          rig.advance(1);
        }
        rig.set(LEFT, true);
        rig.advance(1);
        equal(rig.buttons.edges(), [{ button: LEFT, down: true, at: start }], "edges");
      },
    },
    {
      name: "tell the level a button ended on, at the time of the call",
      run: (rig) => {
        const start = rig.clock.now() * 1000;
        rig.set(RIGHT, true);
        rig.advance(3);
        rig.set(RIGHT, false);
        rig.advance(5);
        equal(
          rig.buttons.edges(),
          [
            { button: RIGHT, down: true, at: start },
            { button: RIGHT, down: false, at: start + 8000 },
          ],
          "edges",
        );
      },
    },
    {
      name: "tell the edges of several buttons oldest first",
      run: (rig) => {
        const start = rig.clock.now() * 1000;
        rig.set(STAR, true);
        rig.advance(1);
        rig.set(LEFT, true);
        rig.advance(1);
        rig.set(OK, true);
        equal(
          rig.buttons.edges(),
          [
            { button: STAR, down: true, at: start },
            { button: LEFT, down: true, at: start + 1000 },
            { button: OK, down: true, at: start + 2000 },
          ],
          "edges",
        );
      },
    },
    {
      name: "watch again after each call",
      run: (rig) => {
        const start = rig.clock.now() * 1000;
        let edges = 0;
        for (let i = 0; i < 4; i++) {
          rig.advance(10);
          rig.set(OK, i % 2 === 0);
          rig.advance(10);
          for (const edge of rig.buttons.edges()) if (edge.at === start + 10000 + i * 20000) edges++;
        }
        equal(edges, 4, "edges with their own time");
      },
    },
  ],
};
