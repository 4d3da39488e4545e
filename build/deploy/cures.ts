import type { Board } from "../../hal/board";
import { Trouble } from "../../sim/web/installer/trouble";

/** What is known of a deployment that went wrong. */
export interface Scene {
  readonly port: string;
  /** The last that came from the port. */
  readonly heard: string;
  readonly wanted: Pick<Board, "name">;
  /** Names for --board, by the name their board gives itself. */
  readonly records: readonly { readonly option: string; readonly name: string }[];
}

/** Who speaks at a port where Espruino doesn't. */
const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/MicroPython|CircuitPython|>>> /, "MicroPython answers, not Espruino."],
  [
    /waiting for download/i,
    "The ESP32 waits for new firmware: its boot button is held, or GPIO 0 is low. Release it, press reset, try again.",
  ],
  [/invalid header|flash read err|No bootable app|csum err/i, "The ESP32 is there but has no firmware."],
  [
    /Brownout/i,
    "The ESP32 says that its supply breaks down: use a better cable or supply, and unplug the panel for the upload.",
  ],
  [/rst:0x|boot:0x/, "An ESP32 starts there, but no Espruino answers."],
];
const FLASH_IT = "Put Espruino on it first: docs/flashing.md.";

/** What went wrong, and the cure. @param error a Trouble, or anything else */
export function cureOf(error: unknown, scene: Scene): string {
  if (!(error instanceof Trouble)) return (error as Error).message;
  const { port } = scene;
  switch (error.kind) {
    case "silent":
      return silent(scene);
    case "wrongBoard":
      return wrongBoard(error.found, scene);
    case "tooOld":
      return `Espruino ${error.found} is too old: ${error.wanted} or newer is needed. Flash a new one (docs/flashing.md); the scores stay if you don't erase the whole chip.`;
    case "full":
      return `The board's Storage took no more${error.found === "" ? "" : ` (${error.found} bytes free, ${error.wanted} needed)`}${error.detail === "" ? "" : `: ${error.detail}`}. See what is in it with require("Storage").list() at the console, erase what isn't the tower's, and deploy again. The old program runs on.`;
    case "damaged":
      return "What arrived isn't what was sent, so nothing was switched over and the old program runs on. Deploy again; if it comes back, use another cable or USB port.";
    case "notRunning":
      return `The program is on the board but doesn't run. Press reset and look at what it prints (npx espruino --no-ble -b 115200 -p ${port}); deploying an older version again brings that one back.`;
    case "lost":
      return `The connection to ${port} broke off. What was on the board before is still whole, or the new program is, if it came that far: press reset, and it runs. On a board that had no tower yet there is none until an upload ends. Plug the cable in again and deploy again; that is all.`;
  }
}

function silent({ port, heard }: Scene): string {
  const other = OTHERS.find(([sign]) => sign.test(heard))?.[1];
  if (other) return /press reset|cable/.test(other) ? other : `${other} ${FLASH_IT}`;
  if (heard.trim() !== "")
    return `What speaks at ${port} isn't Espruino's console; it says: ${JSON.stringify(heard.trim().slice(-80))}. ${FLASH_IT}`;
  return `Nothing answers at ${port}. Is the board on, is this its port (npm run deploy -- --list), and is Espruino on it (docs/flashing.md)? Press the board's reset button and try again.`;
}

function wrongBoard(found: string, { wanted, records }: Scene): string {
  if (!found.startsWith("ESP32"))
    return `This is a ${found}, not an ESP32. The tower needs one (docs/building.md). Nothing was changed.`;
  const fitting = records.filter(({ name }) => name === found).map(({ option }) => `--board ${option}`);
  const cure =
    fitting.length > 0
      ? `Deploy with ${fitting.join(" or ")}.`
      : "No board record is made for it: write one (docs/building.md) and give it with --board.";
  return `This is a ${found}; the program was built for ${wanted.name}. ${cure} Nothing was changed.`;
}
