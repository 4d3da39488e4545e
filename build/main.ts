import { existsSync } from "node:fs";
import { Command } from "commander";
import { boardNames, loadBoard } from "./board-file";
import { bundle } from "./bundle";
import { checkFile, formatFinding } from "./gate";
import { budgetLines, sourceLines } from "./report";

interface Options {
  readonly board: string;
  readonly outfile: string;
  readonly entry: string;
  readonly warnings: boolean;
}

const program = new Command("build")
  .description("Bundles the firmware to one file for Espruino and refuses what the interpreter can't run.")
  .option("--board <name>", `a board (${boardNames().join(", ")}) or the JSON file of your own`, "esp32")
  .option("--outfile <file>", "the file to write", "dist/tower.js")
  .option("--entry <file>", "the root of the firmware", "firmware/main.ts")
  .option("--warnings", "list the warnings too", false)
  .action((options: Options) => run(options));

async function run({ board, outfile, entry, warnings }: Options): Promise<void> {
  await loadBoard(board);
  if (!existsSync(entry)) throw new Error(`No file ${entry}: call the build in the folder of package.json`);
  const made = await bundle({ entry, board, outfile, shortNames: true });
  const report = checkFile(made.code);
  console.log(`${outfile} for board ${board}`);
  for (const line of budgetLines(report)) console.log(line);
  for (const line of sourceLines(made.sources)) console.log(line);
  for (const finding of warnings ? report.warnings : []) {
    console.log(`\n${formatFinding(finding, outfile, made.origin(finding.offset))}`);
  }
  if (report.warnings.length > 0 && !warnings)
    console.log(`${report.warnings.length} warnings (--warnings lists them)`);
  if (report.refused.length === 0) return;
  for (const finding of report.refused) {
    console.error(`\n${formatFinding(finding, outfile, made.origin(finding.offset))}`);
  }
  console.error(
    `\nThe gate refuses ${outfile}: ${report.refused.length} places to mend. Don't put this file on a board.`,
  );
  process.exitCode = 1;
}

program.parseAsync().catch((error: Error) => {
  console.error(`Build failed: ${error.message}`);
  process.exitCode = 1;
});
