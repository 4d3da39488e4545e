import type { NodeTower } from "./node-tower";
import type { Step } from "./step";
import type { VirtualTower } from "./virtual-tower";

/** Differences told of one script; the rest follows from the first. */
const MOST_TOLD = 3;

/**
 * Plays a script on the simulator and on the interpreter.
 * @returns what is wrong or different, ready to print; empty if every printed line, every frame shown and every state
 * is the same and nothing went wrong
 */
export async function compareScript(script: string, node: NodeTower, tower: VirtualTower): Promise<string[]> {
  const lines = script.split(/\r?\n/);
  const isCut = lines.map((line) => line.replace(/#.*/, "").trim() === "cut");
  const expected: Step[] = [];
  const actual: Step[] = [];
  for (let at = 0; at < lines.length; ) {
    let end = isCut.indexOf(true, at);
    if (end < 0) end = lines.length;
    for (const line of lines.slice(at, end)) expected.push(node.play(line));
    actual.push(...(await tower.play(lines.slice(at, end))));
    if (end < lines.length) {
      expected.push(node.cut());
      actual.push(await tower.cut());
    }
    at = end + 1;
    const complaints = actual.flatMap((step, i) => complain(lines[i]!, i + 1, expected[i]!, step));
    if (complaints.length > 0) return complaints.slice(0, MOST_TOLD);
  }
  return [];
}

/** What is wrong with a step, or different from what it is in Node, ready to print. */
export function complain(line: string, number: number, node: Step, board: Step): string[] {
  const where = `line ${number}, "${line.trim()}"`;
  const found = board.faults.map((fault) => `${where}: ${fault}`);
  if (node.error !== "" && node.error === board.error) found.push(`${where}: ${node.error}`);
  else if (node.error !== board.error)
    found.push(`${where}: ${node.error || "no error"} in Node, ${board.error || "no error"} on Espruino`);
  if (node.text !== board.text) found.push(`${where}: Node prints\n${node.text}\nand Espruino\n${board.text}`);
  if (node.frames !== board.frames) found.push(`${where}: ${node.frames} frames in Node, ${board.frames} on Espruino`);
  else if (node.digest !== board.digest) found.push(`${where}: a frame differs since the line before`);
  return found;
}
