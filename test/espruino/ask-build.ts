import type { Build } from "./build";
import { Interpreter } from "./interpreter";

/** Asks a build what it is. */
export async function askBuild(binary: string): Promise<Build> {
  const unknown = { binary, version: "", name: "", variables: 0, bytesPerVariable: 0, flashBytes: 0 };
  const interpreter = new Interpreter(unknown);
  interpreter.start();
  try {
    const memory = await interpreter.evaluate<{ total: number; blocksize: number }>("process.memory()");
    const env = await interpreter.evaluate<{ VERSION: string; BOARD: string; FLASH: number }>("process.env");
    const { total, blocksize } = memory;
    const facts = { version: env.VERSION, name: env.BOARD, flashBytes: env.FLASH };
    return { ...unknown, ...facts, variables: total, bytesPerVariable: blocksize };
  } finally {
    await interpreter.close();
  }
}
