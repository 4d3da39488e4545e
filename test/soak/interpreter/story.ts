import { seedNoise } from "../../../sim/noise";
import { NodeTower } from "../../espruino/node-tower";
import { record } from "../../espruino/recorder";
import type { Ground } from "../../espruino/runs";
import { complain } from "../../espruino/scripts";
import type { Step } from "../../espruino/step";
import { VirtualTower } from "../../espruino/virtual-tower";
import { Noise } from "../../support/noise";
import { Hands } from "../hands";
import type { Tally } from "../tally";

/** So many lines are played at once: the interpreter is asked for all of them together. */
const AT_ONCE = 25;

/**
 * The same hands on two towers: the simulator chooses the lines, and every frame, state and byte of flash on the
 * interpreter must be the same. Its plug is pulled within writes and erases, too: it boots from what that leaves.
 * @throws Error with the lines if anything differs
 */
export async function playOnBoth(
  ground: Ground,
  program: string,
  seed: number,
  lines: number,
  tally: Tally,
): Promise<void> {
  const noise = new Noise(seedNoise(seed));
  const hands = new Hands(noise);
  const node = new NodeTower(ground.board);
  const tower = new VirtualTower({ ...ground, program });
  const done: string[] = [];
  const compare = (line: string, expected: Step, found: Step) => {
    done.push(line);
    tally.add("lines");
    if (found.error !== "" && expected.error === found.error) return;
    const wrong = complain(line, done.length, expected, found);
    if (wrong.length > 0)
      throw new Error(`seed ${seed}: ${wrong.join("\n")}\nthe lines up to it:\n${done.slice(-60).join("\n")}`);
  };
  try {
    while (done.length < lines) {
      const chosen: string[] = [];
      const expected: Step[] = [];
      let line = "";
      while (chosen.length < AT_ONCE) {
        line = hands.next(node.session());
        if (line === "cut") break;
        if (!isPlayable(line)) continue;
        chosen.push(line);
        expected.push(node.play(line));
      }
      const found = await tower.play(chosen).catch((error: Error) => {
        const last = [...done.slice(-40), "played at once:", ...chosen];
        throw new Error(`seed ${seed}: ${error.message}\nthe lines up to it:\n${last.join("\n")}`);
      });
      for (const [i, text] of chosen.entries()) compare(text, expected[i]!, found[i]!);
      if (line === "cut") {
        compare("cut", node.cut(), await tower.cut());
        tally.add("power cuts");
      } else if (noise.below(2) === 0) await tear();
    }
    tally.peak("most variables in use", tower.peak);
  } finally {
    await tower.interpreter.close();
  }

  /** Whether a line is text that can be typed, and none that stops a script before it reaches the tower. */
  function isPlayable(line: string): boolean {
    try {
      record(line, ground.board.matrix);
    } catch (_) {
      return false;
    }
    return [...line].every((letter) => letter >= " " && letter <= "~");
  }

  async function tear(): Promise<void> {
    const line = hands.action(node.session());
    const next = noise.below(1000);
    const { area, step } = node.tear(line, noise.below(100), 1 + noise.below(1e9), next);
    compare(`${line}, torn`, step, await tower.cut({ area, noise: seedNoise(next) }));
    tally.add("power cuts within a write or an erase");
  }
}
