import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { BOARDS } from "../../sim/web/boards";
import { bundle } from "../bundle";
import { cardFiles } from "./cards";
import { iconPng, iconSvg } from "./icon";

const SOURCE = join(dirname(fileURLToPath(import.meta.url)), "../../sim/web");

export interface PageOptions {
  readonly outdir: string;
  /** Makes the program for a board; the shipped one if not given. */
  readonly program?: (board: string) => Promise<string>;
}

const MANIFEST = {
  name: "Dice tower",
  short_name: "Dice tower",
  description: "An electronic dice tower: shake it, and an LED matrix rolls the dice and keeps the score.",
  start_url: "./",
  scope: "./",
  display: "standalone",
  background_color: "#14110f",
  theme_color: "#14110f",
  icons: [
    { src: "icon.svg", sizes: "any", type: "image/svg+xml" },
    { src: "icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
    { src: "icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
    { src: "icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
};

/**
 * Writes the page: its files, the rule cards, the programs for the installer, and a service worker that knows them all.
 * @returns the names of the files
 */
export async function buildPage({ outdir, program = shippedProgram }: PageOptions): Promise<string[]> {
  rmSync(outdir, { recursive: true, force: true });
  mkdirSync(outdir, { recursive: true });
  const files = new Map<string, string | Uint8Array>();
  files.set("main.js", await script("main.ts"));
  files.set("style.css", await style());
  files.set("manifest.webmanifest", JSON.stringify(MANIFEST));
  files.set("icon.svg", iconSvg());
  files.set("icon-192.png", iconPng(192, 0));
  files.set("icon-512.png", iconPng(512, 0));
  files.set("icon-maskable-512.png", iconPng(512, 0.12));
  for (const [name, text] of cardFiles()) files.set(name, text);
  for (const board of Object.keys(BOARDS)) files.set(`tower-${board}.js`, await program(board));
  files.set("index.html", readFileSync(join(SOURCE, "index.html")));
  files.set("service-worker.js", await serviceWorker(files));
  for (const [name, content] of files) writeFileSync(join(outdir, name), content);
  return [...files.keys()];
}

async function script(entry: string, define: { [name: string]: string } = {}): Promise<string> {
  const result = await build({
    entryPoints: [join(SOURCE, entry)],
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    minify: true,
    define,
    charset: "utf8",
    legalComments: "none",
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: false, verbatimModuleSyntax: true } },
    logLevel: "silent",
  });
  return result.outputFiles[0]!.text;
}

async function style(): Promise<string> {
  const result = await build({
    entryPoints: [join(SOURCE, "style.css")],
    write: false,
    minify: true,
    logLevel: "silent",
  });
  return result.outputFiles[0]!.text;
}

/** One that keeps these very files: another byte in any of them makes another name, and all are fetched anew. */
async function serviceWorker(files: ReadonlyMap<string, string | Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  for (const [name, content] of files) hash.update(name).update(content);
  return script("service-worker.ts", {
    FILES: JSON.stringify(["./", ...[...files.keys()].filter((name) => name !== "index.html")]),
    VERSION: JSON.stringify(hash.digest("hex").slice(0, 16)),
  });
}

async function shippedProgram(board: string): Promise<string> {
  return (await bundle({ entry: "firmware/main.ts", board, shortNames: true })).code;
}
