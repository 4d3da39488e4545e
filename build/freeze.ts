import { build, type Plugin } from "esbuild";

/** Modules with this ending are run when the firmware is built; the board gets only what they export. */
const FROZEN = ".frozen.ts";

/**
 * An esbuild plugin: a module `x.frozen.ts` is evaluated in Node and replaced by its exports, written as literals.
 * What is drawn in characters (glyphs, icons) then reaches the board packed, and the code that packs it does not.
 * In Node the same module is imported as it stands.
 */
export function freeze(): Plugin {
  return {
    name: "freeze",
    setup(esbuild) {
      esbuild.onLoad({ filter: /\.frozen\.ts$/ }, async ({ path }) => {
        const { exports, files } = await evaluate(path);
        return { contents: asModule(exports, path), loader: "js", watchFiles: files };
      });
    },
  };
}

async function evaluate(path: string): Promise<{ exports: Record<string, unknown>; files: string[] }> {
  const result = await build({
    entryPoints: [path],
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    metafile: true,
    logLevel: "silent",
  });
  const code = Buffer.from(result.outputFiles[0]!.contents).toString("base64");
  try {
    const exports = await import(`data:text/javascript;base64,${code}`);
    return { exports, files: Object.keys(result.metafile.inputs) };
  } catch (error) {
    throw new Error(`${path} failed when it was evaluated for the build: ${(error as Error).message}`);
  }
}

function asModule(exports: Record<string, unknown>, path: string): string {
  // What packs stays behind; esbuild names the import if something on the board wants it after all.
  return Object.entries(exports)
    .filter(([, value]) => typeof value !== "function")
    .map(([name, value]) => {
      const literal = asLiteral(value, `${path}: export "${name}"`);
      return name === "default" ? `export default ${literal};` : `export const ${name} = ${literal};`;
    })
    .join("\n");
}

/** @throws Error for what can't be written as a literal that the interpreter reads back unchanged */
export function asLiteral(value: unknown, where: string): string {
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "string") return stringLiteral(value, where);
  if (typeof value === "number") {
    if (!Number.isFinite(value) || Object.is(value, -0)) throw new Error(`${where} is ${value}: freeze finite numbers`);
    return String(value);
  }
  if (Array.isArray(value)) return `[${value.map((v, i) => asLiteral(v, `${where}[${i}]`)).join(",")}]`;
  if (typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype) {
    const fields = Object.entries(value).map(([k, v]) => `${keyLiteral(k, where)}:${asLiteral(v, `${where}.${k}`)}`);
    return `{${fields.join(",")}}`;
  }
  const kind = typeof value === "object" ? `a ${value.constructor?.name ?? "bare object"}` : `a ${typeof value}`;
  throw new Error(
    `${where} is ${kind}: a ${FROZEN} module may export numbers, strings, booleans, null, arrays and plain objects`,
  );
}

/** Without quotes wherever it can be: what is in quotes keeps its name when others are shortened. */
function keyLiteral(key: string, where: string): string {
  return /^[A-Za-z_]\w*$/.test(key) ? key : stringLiteral(key, where);
}

/** So many bytes have to be saved to spend the variables of a text that isn't read in place, from flash. */
const WORTH_DECODING = 400;

/** A long text of bytes is shorter in base 64, which the interpreter reads natively. */
function stringLiteral(value: string, where: string): string {
  const plain = escaped(value, where);
  const decoded = `atob("${Buffer.from(value, "latin1").toString("base64")}")`;
  return plain.length - decoded.length >= WORTH_DECODING ? decoded : plain;
}

function escaped(value: string, where: string): string {
  const characters = [...Array(value.length).keys()].map((i) => {
    const code = value.charCodeAt(i);
    if (code > 0xff)
      throw new Error(`${where} holds U+${code.toString(16).toUpperCase().padStart(4, "0")} at ${i}: only 0-255 fit`);
    const plain = code >= 0x20 && code < 0x7f && code !== 0x22 && code !== 0x5c;
    return plain ? value[i] : `\\x${code.toString(16).padStart(2, "0")}`;
  });
  return `"${characters.join("")}"`;
}
