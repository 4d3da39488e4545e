import { Command } from "commander";
import { board } from "../../hal/boards/esp32";
import { soakInterpreter } from "./interpreter/main";
import { playStory } from "./story";
import { Tally } from "./tally";
import { wearOut, wearTable } from "./wear";

/**
 * `npm run soak`: towers in all weathers, for as long as there is time, and figures at the end. The first law that is
 * broken ends it with a seed that shows it again.
 */

/** Lines of a story: some hours of play. */
const LINES = 1500;

const options = new Command("soak")
  .option("--minutes <minutes>", "how long", "1")
  .option("--seed <seed>", "one story only, the one of a failure")
  .option("--espruino", "on the interpreter that the environment variable ESPRUINO names, compared with the simulator")
  .option("--games <games>", "there, games of each kind in a row on one tower first", "0")
  .option("--wear <games>", "instead, so many whole games on one chip, and what they wear")
  .parse()
  .opts<{ minutes: string; seed?: string; espruino?: boolean; games: string; wear?: string }>();

const seed = options.seed === undefined ? undefined : Number(options.seed);
const minutes = Number(options.minutes);
const tally = new Tally();

function soak(): void {
  const end = Date.now() + minutes * 60_000;
  if (seed !== undefined) playStory(seed, LINES, tally);
  else
    for (let story = Date.now() % 1e9; Date.now() < end; story++) {
      playStory(story, LINES, tally);
      tally.add("stories");
    }
}

async function soakOnEspruino(): Promise<void> {
  const binary = process.env.ESPRUINO;
  if (!binary) throw new Error("soak: set ESPRUINO to a Linux build of the interpreter");
  const failures = await soakInterpreter(binary, { minutes, seed, games: Number(options.games) }, tally);
  if (failures > 0) process.exitCode = 1;
}

try {
  if (options.wear !== undefined) console.log(wearTable(wearOut(board, Number(options.wear)), Number(options.wear)));
  else if (options.espruino) await soakOnEspruino();
  else soak();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
if (options.wear === undefined) console.log(tally.table());
