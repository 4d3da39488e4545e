import { spawnSync } from "node:child_process";
import { checkFile } from "../../build/gate";
import { MAX_FUNCTIONS } from "../../build/gate/size";
import { seedNoise } from "../../sim/noise";
import { askBuild } from "./ask-build";
import type { Build } from "./build";
import { Interpreter } from "./interpreter";
import { buildPrograms } from "./programs";

/**
 * `npm run bench`: the budgets of the board from real runs, in instructions that a 32-bit interpreter executes under
 * valgrind. Each is the difference between a program that does the thing N times and one that does it 0 times. Time
 * stands still while it is done, and the virtual board's share (pins, frame kept) is in the figures: they are a little
 * too high. An ESP32 at 240 MHz is taken as 100 million of these a second.
 */

const VALGRIND = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"];
const REPEATS = 8;

interface Case {
  readonly what: string;
  /** Lines for the tower before it is measured. */
  readonly before: readonly string[];
  /** JavaScript done again and again; `v` is the virtual board. */
  readonly again: string;
  /** Millions of instructions. */
  readonly budget: number;
  readonly aim: number;
}

const TICK = 'v.run("");';
/** A press at once: time is moved on so that the contact counts as rested. */
const press = (button: number) => `v.button(${button},true);v.advance(20);v.button(${button},false);v.advance(40);`;
const TRAY = ["do new spicy 8 first=0", "dice 1 2 3 4 5 6", "do roll"];
const shaken = (game: string, seats: number) => [`do new ${game} ${seats}`, "do first 0"];

const CASES: readonly Case[] = [
  { what: "tick, attract", before: [], again: TICK, budget: 2.5, aim: 1.2 },
  { what: "tick, tray of Spicy Dice", before: TRAY, again: TICK, budget: 2.5, aim: 1.2 },
  { what: "tumble frame, Spicy Dice", before: shaken("spicy", 8), again: TICK, budget: 2.5, aim: 1.2 },
  { what: "tumble frame, Farkel", before: shaken("farkel", 8), again: TICK, budget: 2.5, aim: 1.2 },
  { what: "tumble frame, Hot Dice", before: shaken("hotdice", 4), again: TICK, budget: 2.5, aim: 1.2 },
  { what: "press that holds a die, with 3 ticks", before: TRAY, again: press(2), budget: 12.5, aim: 6.1 },
  { what: "press that moves the cursor, with 3 ticks", before: TRAY, again: press(1), budget: 12.5, aim: 6.1 },
];

async function instructions(build: Build, files: Readonly<Record<string, string>>, lines: readonly string[]) {
  const interpreter = new Interpreter(build);
  try {
    interpreter.load(files);
    interpreter.start(VALGRIND);
    for (const line of lines) await interpreter.evaluate(`(${line},0)`);
    const counted = /Collected : (\d+)/.exec(await interpreter.end());
    if (!counted) throw new Error("bench: valgrind printed no total; is the build a plain executable?");
    return Number(counted[1]);
  } finally {
    await interpreter.close();
  }
}

function row(what: string, measured: string, budget: string, aim: string): void {
  console.log(`| ${what.padEnd(52)} | ${measured.padStart(10)} | ${budget.padStart(8)} | ${aim.padStart(8)} |`);
}

const millions = (count: number) => `${(count / 1e6).toFixed(2)} M`;

async function run(binary: string): Promise<void> {
  const build = await askBuild(binary);
  const programs = await buildPrograms("esp32");
  const outside = { sensor: "none", trace: "still", since: 0, noise: seedNoise(1), realTime: false, isBench: true };
  const boot0 = `echo(0);var outside=${JSON.stringify(outside)};${programs.board}`;
  const files = { ".boot0": boot0, ".bootcde": programs.tower };
  const quiet = 'require("neopixel").write=function(){}';
  row("what", "measured", "budget", "aim");
  row("---", "---", "---", "---");
  const { bytes, live } = checkFile(programs.tower);
  row("shipped file, bytes", String(bytes), "65536", "49152");
  row("functions at a time", String(live), String(MAX_FUNCTIONS), "250");
  const boot = (await instructions(build, files, ["0"])) - (await instructions(build, { ".boot0": boot0 }, ["0"]));
  row("boot to first frame, empty flash", millions(boot), "100 M", "50 M");
  for (const { what, before, again, budget, aim } of CASES) {
    const setUp = [
      quiet,
      ...before.map((line) => `virtualBoard.run(${JSON.stringify(line)})`),
      "virtualBoard.advance(1300)",
    ];
    if (what.startsWith("tumble"))
      setUp.push('virtualBoard.sensor("mpu6050")', 'virtualBoard.motion("shake")', "virtualBoard.advance(700)");
    const loop = (count: number) => `(function(v){for(var i=0;i<${count};i++){${again}}return 0})(virtualBoard)`;
    const some = await instructions(build, files, [...setUp, loop(REPEATS)]);
    const none = await instructions(build, files, [...setUp, loop(0)]);
    row(what, millions((some - none) / REPEATS), millions(budget * 1e6), millions(aim * 1e6));
  }
}

const binary = process.env.ESPRUINO;
const hasValgrind = spawnSync("valgrind", ["--version"]).status === 0;
if (binary && hasValgrind) await run(binary);
else {
  console.log(
    `bench is skipped: ${binary ? "valgrind isn't installed" : "set ESPRUINO to a 32-bit Linux build of the interpreter"}`,
  );
}
