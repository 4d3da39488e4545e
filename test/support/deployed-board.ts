import { openPort } from "../../build/deploy/port";
import type { Board } from "../../hal/board";
import { crc32 } from "../../sim/crc32";
import { seedNoise } from "../../sim/noise";
import { askBuild } from "../espruino/ask-build";
import type { Answer, Outside } from "../espruino/board/virtual-board";
import type { Build } from "../espruino/build";
import { Heard } from "../espruino/heard";
import { Interpreter } from "../espruino/interpreter";
import { record, recordTick } from "../espruino/recorder";
import type { Step } from "../espruino/step";

/** Where the telnet console of a Linux build listens (libs/network/telnet). */
export const TELNET_PORT = "tcp://127.0.0.1:2323";

const AT_REST: Outside & { readonly realTime: boolean } = {
  sensor: "mpu6050",
  trace: "still",
  since: 0,
  noise: seedNoise(1),
  realTime: false,
};

/** Before the virtual board: what it hides of the interpreter, and a deployment needs. */
const KEPT = `var outside=${JSON.stringify(AT_REST)},kept={require:require,version:process.env.VERSION};`;
/** After it: Storage and the version come back, and a radio that is switched off as an ESP32 does it. */
const GIVEN_BACK = `(function(){
  var shadow=require,storage=kept.require("Storage");
  global.require=function(name){return name==="Storage"?storage:shadow(name);};
  process.env.VERSION=kept.version;
  global.ESP32={enableWifi:function(on){
    storage.write("radio.txt",(storage.read("radio.txt")||"")+(on?"+":"-"));
    storage.erase(".bootcde");
    load();
  }};
})();`;

/** A board of the real interpreter with nothing on it but its boot file, the virtual board; programs are deployed to it. */
export class DeployedBoard {
  private readonly interpreter: Interpreter;
  private heard = new Heard();

  private constructor(
    private readonly build: Build,
    private readonly board: Board,
    private readonly bootFile: string,
  ) {
    this.interpreter = new Interpreter(build);
    this.interpreter.load({ ".boot0": bootFile });
  }

  /** @throws Error if another interpreter has the port already: the test would speak to that one */
  static async create(binary: string, board: Board, virtualBoard: string): Promise<DeployedBoard> {
    await openPort(TELNET_PORT).then(
      async (other) => {
        await other.close();
        throw new Error(`Somebody listens at ${TELNET_PORT}: end that interpreter first`);
      },
      () => {},
    );
    return new DeployedBoard(await askBuild(binary), board, `${KEPT}${virtualBoard}${GIVEN_BACK}`);
  }

  /** Power on, with the console on the network or on the process's own input. */
  powerOn(console: "telnet" | "own"): void {
    this.heard = new Heard();
    this.interpreter.start([], console === "telnet" ? ["--telnet"] : []);
  }

  powerOff(): Promise<void> {
    return this.interpreter.kill();
  }

  close(): Promise<void> {
    return this.interpreter.close();
  }

  ask<T>(expression: string): Promise<T> {
    return this.interpreter.evaluate<T>(expression);
  }

  /** Whether the virtual board still stands in Storage, byte by byte. */
  async hasBootFile(): Promise<boolean> {
    const crc = await this.ask<number>('E.CRC32(require("Storage").read(".boot0"))>>>0');
    return crc === crc32(Buffer.from(this.bootFile, "latin1"));
  }

  /** The tower's own flash area. */
  scores(): Buffer {
    const { sectorSize, sectorCount } = this.board.flash;
    return this.interpreter.lastBytes(sectorSize * sectorCount);
  }

  get version(): string {
    return this.build.version;
  }

  /** Plays lines of a script on what was deployed. */
  async play(lines: readonly string[]): Promise<Step[]> {
    const recorded = lines.map((line) => record(line, this.board.matrix));
    const answers = await this.interpreter.evaluateAll<Answer>(recorded.map((one) => one.expression));
    return answers.map((answer, i) => ({
      text: recorded[i]!.text(answer, this.heard),
      error: answer.error,
      faults: answer.faults,
      frames: answer.frames,
      digest: answer.digest,
    }));
  }

  /** One tick, as after a cut. */
  async tick(): Promise<void> {
    await this.interpreter.evaluate<Answer>(recordTick(this.board.matrix).expression);
  }
}
