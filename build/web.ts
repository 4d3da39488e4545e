import { resolve } from "node:path";
import { Command, InvalidArgumentError } from "commander";
import { buildPage } from "./web/page";
import { servePage } from "./web/serve";

interface Options {
  readonly outdir: string;
  readonly serve: boolean;
  readonly port: number;
}

const program = new Command("web")
  .description("Makes the tower in the browser: a folder of files that any web server can serve.")
  .option("--outdir <folder>", "where the page goes", "dist/web")
  .option("--serve", "serve it on this computer, for nobody else", false)
  .option("--port <number>", "of the server", parsePort, 8016)
  .action(async ({ outdir, serve, port }: Options) => {
    await buildPage({ outdir });
    if (!serve) return;
    const { url } = await servePage(resolve(outdir), port);
    console.log(`The tower is at ${url} (Ctrl-C ends)`);
  });

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) throw new InvalidArgumentError("It is a whole number from 0 to 65535.");
  return port;
}

program.parseAsync().catch((error: Error) => {
  console.error(`web: ${error.message}`);
  process.exitCode = 1;
});
