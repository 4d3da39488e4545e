import { Command } from "commander";
import { playStory } from "./story";
import { Tally } from "./tally";

/**
 * `npm run soak`: towers in all weathers, for as long as there is time, and figures at the end. The first law that is
 * broken ends it with a seed that shows it again.
 */

/** Lines of a story: some hours of play. */
const LINES = 1500;

const { minutes, seed } = new Command("soak")
  .option("--minutes <minutes>", "how long", "1")
  .option("--seed <seed>", "one story only, the one of a failure")
  .parse()
  .opts<{ minutes: string; seed?: string }>();

const tally = new Tally();
const end = Date.now() + Number(minutes) * 60_000;
try {
  if (seed !== undefined) playStory(Number(seed), LINES, tally);
  else
    for (let story = Date.now() % 1e9; Date.now() < end; story++) {
      playStory(story, LINES, tally);
      tally.add("stories");
    }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
console.log(tally.table());
