import { board } from "board";
import { fault } from "./faults";
import { notePeak } from "./memory";

/** The panel at the end of the wire. */

/** The variables in use are looked at so often. */
const FRAMES_A_LOOK = 4;
const BYTES = board.matrix.width * board.matrix.height * 3;

let frames = 0;
let digest = 0;
/** The bytes last sent, LED by LED along the wire. */
export const wire = new Uint8Array(BYTES);

/** What require("neopixel") gives. */
export const neopixel = {
  write: (pin: number, data: ArrayBuffer | Uint8Array) => {
    if (pin !== board.matrix.pin) throw fault(`neopixel.write(${pin}): the LEDs are on ${board.matrix.pin}`);
    if (data.byteLength !== BYTES) throw fault(`neopixel.write: ${data.byteLength} bytes, the LEDs take ${BYTES}`);
    wire.set(new Uint8Array(data as ArrayBuffer));
    frames++;
    // As Node counts in test/espruino/node-tower.ts.
    digest = (digest * 31 + E.CRC32(wire)) % 4294967296;
    if (frames % FRAMES_A_LOOK === 0) notePeak();
  },
};

/** Frames since power-on, and all their bytes in one number. */
export function frameCount(): { readonly frames: number; readonly digest: number } {
  return { frames, digest };
}
