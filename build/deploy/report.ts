import { hex, type OnBoard } from "./deploy";
import type { Program } from "./program";

/** What was read back from the board, for people. */
export function reportLines(found: OnBoard, program: Program, keepsScores: boolean): string[] {
  const same = found.size === program.code.length && found.crc === program.crc;
  const { free, total } = found.variables;
  return [
    "",
    "On the board now, read back from it:",
    `  program      ${found.label}`,
    `  file         ${found.file}${found.before === "" ? "" : ` (${found.before} is kept as it was)`}, started by .bootcde at power-on`,
    `  size         ${found.size} bytes`,
    `  CRC-32       ${hex(found.crc)}, ${same ? "as built" : `but ${hex(program.crc)} was built: deploy again`}`,
    `  interpreter  Espruino ${found.interpreter} on ${found.board}`,
    `  variables    ${free} of ${total} free`,
    `  scores       ${keepsScores ? "kept" : "erased"}`,
    "",
    "The tower runs. Shake it.",
  ];
}
