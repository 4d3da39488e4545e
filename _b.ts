import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { bundle } from "./build/bundle";

fs.writeFileSync(
  "_hal.ts",
  `import { board } from "board";import { createButtons } from "./hal/espruino/buttons";
import { createClock } from "./hal/espruino/clock";
import { createLedMatrix } from "./hal/espruino/led-matrix";
import { createShakeSensor } from "./hal/espruino/shake-sensor";
import { createSystem } from "./hal/espruino/system";
declare const global: any;
const clock = createClock();
global.tower={clock, matrix: createLedMatrix(board.matrix, {bitmap:"abcdefgh",widths:"\\x03\\x03",first:33,height:8}),
    buttons: createButtons([1,2,3,4]),
    shakeSensor: createShakeSensor(board, clock), system: createSystem()};`,
);
const h = await bundle({ entry: "_hal.ts" });
fs.rmSync("_hal.ts");
fs.mkdirSync("/tmp/w/bench", { recursive: true });
const pre = `Modules.addCached("neopixel",function(){exports.write=function(){}});I2C1.setup=function(){};I2C1.readReg=function(){return RRR};var RRR=new Uint8Array([104,0,16,0,16,0]);global.setWatch=function(){return 1};E.enableWatchdog=E.kickWatchdog=function(){};I2C1.writeTo=function(){};\n`;
const cases: Record<string, string> = {
  "edges()": "BBB.edges()",
  isDown: "BBB.isDown(1)",
  "sample()": "SSS.sample()",
  "sensor.edges()": "SSS.edges()",
  "kind()": "SSS.kind()",
  "now()": "CCC.now()",
  "after+cancel": "CCC.cancel(CCC.after(9,FFF))",
  "clear()": "MMM.clear()",
  fillRect: "MMM.fillRect(1,1,5,5,99)",
  drawGlyphs: "MMM.drawGlyphs('!',1,1,99)",
  show: "MMM.show(1000)",
  kickWatchdog: "YYY.kickWatchdog()",
};
function count(body: string, n: number): number {
  fs.writeFileSync(
    "/tmp/w/bench/t.js",
    pre +
      h.code +
      `\nvar BBB=tower.buttons,SSS=tower.shakeSensor,CCC=tower.clock,MMM=tower.matrix,YYY=tower.system,FFF=function(){};(function(){for(let i=0;i<${n};i++){${body}}})();quit();`,
  );
  const r = spawnSync(
    "valgrind",
    ["--tool=none", "--tool=lackey", "--basic-counts=yes", "/opt/esp/espruinoOG", "t.js"],
    { cwd: "/tmp/w/bench", input: "", encoding: "utf8", maxBuffer: 1e9 },
  );
  const m = r.stderr.match(/guest instrs:\s+([\d,]+)/);
  if (!m) throw new Error(r.stderr.slice(0, 2000) + r.stdout.slice(0, 2000));
  return Number(m[1]!.replace(/,/g, ""));
}
const base = (count("", 100) - count("", 0)) / 100;
console.log("loop", base);
for (const [name, body] of Object.entries(cases))
  console.log(name.padEnd(16), Math.round(((count(body, 100) - count(body, 0)) / 100 - base) / 100) / 10, "k");
