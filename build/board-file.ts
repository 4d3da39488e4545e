import { existsSync, readdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Board } from "../hal/board";
import { readBoard } from "./board/json-board";
import { pinTroubles } from "./board/pin-check";

const BOARDS = join(dirname(fileURLToPath(import.meta.url)), "../hal/boards");

/** The names that `--board` knows: the files in hal/boards. */
export function boardNames(): string[] {
  return readdirSync(BOARDS)
    .filter((file) => file.endsWith(".ts"))
    .map((file) => file.slice(0, -".ts".length))
    .sort();
}

/**
 * The file of a board record, from its name in hal/boards or from the path of a maker's own, JSON or TypeScript.
 * @throws Error that names the boards there are
 */
export function boardFile(nameOrFile: string): string {
  if (boardNames().includes(nameOrFile)) return join(BOARDS, `${nameOrFile}.ts`);
  const own = resolve(nameOrFile);
  if (/\.(ts|json)$/.test(own) && existsSync(own)) return own;
  throw new Error(
    `No board "${nameOrFile}": it is neither a file ending in .json nor one of ${boardNames().join(", ")} (hal/boards)`,
  );
}

/**
 * The record of a board, its pins checked.
 * @throws Error that names the boards there are, or what is wrong with the file or with pins
 */
export async function loadBoard(nameOrFile: string): Promise<Board> {
  const file = boardFile(nameOrFile);
  const record = file.endsWith(".json") ? await readBoard(file, recordOf) : await recordOf(nameOrFile);
  const troubles = pinTroubles(record);
  if (troubles.length > 0)
    throw new Error(`The pins of board ${nameOrFile} can't be used:\n  ${troubles.join("\n  ")}`);
  return record;
}

async function recordOf(nameOrFile: string): Promise<Board> {
  const file = boardFile(nameOrFile);
  const { board } = (await import(pathToFileURL(file).href)) as { board?: Board };
  if (!board) throw new Error(`${file} exports no "board"`);
  return board;
}
