import { board } from "board";
import { fault } from "./faults";

/** The panel at the end of the wire. */

const BYTES = board.matrix.width * board.matrix.height * 3;

let frames = 0;
let digest = 0;
let peak = 0;
/** The bytes last sent, LED by LED along the wire. */
export const wire = new Uint8Array(BYTES);

/** What require("neopixel") gives. */
export const neopixel = {
  write: (pin: number, data: ArrayBuffer | Uint8Array) => {
    if (pin !== board.matrix.pin) throw fault(`neopixel.write(${pin}): the LEDs are on ${board.matrix.pin}`);
    if (data.byteLength !== BYTES) throw fault(`neopixel.write: ${data.byteLength} bytes, the LEDs take ${BYTES}`);
    wire.set(new Uint8Array(data as ArrayBuffer));
    frames++;
    // As Node counts in test/espruino/frames.ts.
    digest = (digest * 31 + E.CRC32(wire)) % 4294967296;
    peak = Math.max(peak, process.memory(true).usage);
  },
};

/** Frames since power-on, all their bytes in one number, and the most variables in use at any since the last call. */
export function takeFrameCount(): { readonly frames: number; readonly digest: number; readonly peak: number } {
  const count = { frames, digest, peak };
  peak = 0;
  return count;
}
