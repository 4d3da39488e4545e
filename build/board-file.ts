import { existsSync, readdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const BOARDS = join(dirname(fileURLToPath(import.meta.url)), "../hal/boards");

/** The names that `--board` knows: the files in hal/boards. */
export function boardNames(): string[] {
  return readdirSync(BOARDS)
    .filter((file) => file.endsWith(".ts"))
    .map((file) => file.slice(0, -".ts".length))
    .sort();
}

/**
 * The file of a board record, from its name in hal/boards or from the path of a maker's own.
 * @throws Error that names the boards there are
 */
export function boardFile(nameOrFile: string): string {
  if (boardNames().includes(nameOrFile)) return join(BOARDS, `${nameOrFile}.ts`);
  const own = resolve(nameOrFile);
  if (own.endsWith(".ts") && existsSync(own)) return own;
  throw new Error(
    `No board "${nameOrFile}": it is neither a file ending in .ts nor one of ${boardNames().join(", ")} (hal/boards)`,
  );
}
