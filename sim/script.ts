import { BUTTON_NAMES } from "../hal/buttons";
import type { SensorKind } from "../hal/shake-sensor";
import type { World } from "./world";

/** Long enough for any debounce; a quick press by a child is about as short. */
const PRESS_MS = 60;
const SENSOR_KINDS = ["none", "switch", "mpu6050", "lis3dh", "adxl345"];
const MOST = 4294967295;
/** What the tower's own console answers. */
const TOWER_STEPS = ["do", "dice", "set", "state"];

/**
 * Plays one line of a script on a tower (firmware subset: the same code runs in Node and on the interpreter). Every
 * step ends with one tick; a line that is blank or only a comment is no step. What isn't done to the tower from outside
 * goes to its own console. `cut` is the business of whoever can pull the plug.
 * @returns what the step prints, lines parted by "\n"; "" if nothing
 * @throws Error with what was wrong and what is allowed
 */
export function playLine(world: World, line: string): string {
  const comment = line.indexOf("#");
  const step = (comment < 0 ? line : line.slice(0, comment)).split("\t").join(" ").trim();
  const words = step.split(" ").filter((word) => word.length > 0);
  const name = words[0];
  if (name === undefined) return "";
  // The names are looked up as a list: an object also has what every object has.
  const play = Object.keys(STEPS).indexOf(name) < 0 ? undefined : STEPS[name];
  if (!play) {
    if (name === "cut") throw new Error(`script: cut stands alone, without '${words[1]}'`);
    if (TOWER_STEPS.indexOf(name) < 0)
      throw new Error(`script: no step '${name}'; there are ${TOWER_STEPS.concat(Object.keys(STEPS)).join(" ")} cut`);
    return world.run(step);
  }
  const played = play(world, words.slice(1));
  const printed = typeof played === "string" ? played : "";
  const more = world.run("");
  return printed && more ? `${printed}\n${more}` : printed || more;
}

const STEPS: { readonly [name: string]: (world: World, words: string[]) => unknown } = {
  press: (world, words) => {
    push(world, buttons(words), true);
    world.advance(PRESS_MS);
    push(world, buttons(words), false);
    world.advance(PRESS_MS);
  },
  hold: (world, words) => {
    const ms = whole(words[words.length - 1], "hold BUTTON... MS", MOST);
    const held = buttons(words.slice(0, words.length - 1));
    push(world, held, true);
    world.advance(ms);
    push(world, held, false);
  },
  down: (world, words) => push(world, buttons(words), true),
  up: (world, words) => push(world, buttons(words), false),
  shake: (world, words) => {
    const ms = whole(words[0], "shake MS", MOST);
    world.motion("shake");
    world.advance(ms);
    world.motion("still");
  },
  motion: (world, words) => world.motion(words[0] || ""),
  sensor: (world, words) => {
    const kind = words[0] || "";
    if (SENSOR_KINDS.indexOf(kind) < 0)
      throw new Error(`script: no sensor '${kind}'; there are ${SENSOR_KINDS.join(" ")}`);
    world.sensor(kind as SensorKind);
  },
  wait: (world, words) => world.advance(whole(words[0], "wait MS", MOST)),
  seed: (world, words) => world.seed(whole(words[0], "seed N", MOST)),
  frame: (world) => world.frame(),
  sounds: (world) => world.sounds(),
};

function push(world: World, pushed: number[], down: boolean): void {
  for (const button of pushed) world.button(button, down);
}

function buttons(words: string[]): number[] {
  if (words.length === 0) throw new Error(`script: name a button: ${BUTTON_NAMES.join(" ")}`);
  return words.map((word) => {
    const button = BUTTON_NAMES.indexOf(word);
    if (button < 0) throw new Error(`script: no button '${word}'; there are ${BUTTON_NAMES.join(" ")}`);
    return button;
  });
}

function whole(word: string | undefined, usage: string, most: number): number {
  const value = word && /^\d+$/.test(word) ? parseInt(word, 10) : -1;
  if (value < 0 || value > most) throw new Error(`script: ${usage}, a whole number from 0 to ${most}`);
  return value;
}
