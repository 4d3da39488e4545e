import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Board } from "../../hal/board";
import { crc32 } from "../../sim/crc32";
import { loadBoard } from "../board-file";
import { bundle } from "../bundle";
import { checkFile, formatFinding } from "../gate";

/** A program that is ready to be sent. */
export interface Program {
  readonly code: string;
  /** CRC-32 of its bytes. */
  readonly crc: number;
  /** What it is, for people: "dice-tower 0.1.0 for esp32". */
  readonly label: string;
  readonly board: Board;
}

/**
 * Builds the firmware for a board, as `npm run build` does.
 * @param board a name in hal/boards or the file of a maker's own record
 * @param outfile where it is kept, too
 * @throws Error with the places that the gate refuses
 */
export async function makeProgram(board: string, outfile: string): Promise<Program> {
  const record = await loadBoard(board);
  const made = await bundle({ entry: "firmware/main.ts", board, outfile, shortNames: true });
  const { refused } = checkFile(made.code);
  if (refused.length > 0)
    throw new Error(
      [
        "The gate refuses the program, so nothing was sent:",
        ...refused.map((finding) => formatFinding(finding, outfile, made.origin(finding.offset))),
      ].join("\n"),
    );
  return programOf(made.code, board, record);
}

/** @param board as it was asked for */
export function programOf(code: string, board: string, record: Board): Program {
  const { name, version } = JSON.parse(readFileSync("package.json", "utf8")) as { name: string; version: string };
  return {
    code,
    crc: crc32(Uint8Array.from(code, (character) => character.charCodeAt(0))),
    label: `${name} ${version} for ${basename(board).replace(/\.(ts|json)$/, "")}`,
    board: record,
  };
}
