import type { Entropy } from "../../hal/entropy";

/** Where faces come from. */
export interface Random {
  /** Mixes a whole number into the state: times of presses and shakes, the journal's sequence number. */
  stir(value: number): void;
  /** A number 1 to `sides`, every one as likely as the next. */
  face(sides: number): number;
}

/**
 * Dice from noise. Each word is the source's own, combined with a counter run through a mixer: a true source stays
 * true, and a source that is stuck at one value still gives a good sequence that `stir` makes different each time.
 */
export function createRandom(entropy: Entropy): Random {
  let state = 0;
  let bits = 0;
  let bytesLeft = 0;
  return {
    stir(value: number): void {
      state = scramble(state ^ (value | 0));
      bytesLeft = 0;
    },
    face(sides: number): number {
      // 256 is no multiple of 6: bytes from the last whole multiple up are thrown away, or low faces would win.
      const limit = 256 - (256 % sides);
      for (;;) {
        if (bytesLeft === 0) {
          // The golden ratio as a 32-bit step visits every state: splitmix (Steele, Lea, Flood, OOPSLA 2014).
          state = (state + 0x9e3779b9) | 0;
          bits = scramble(state) ^ entropy.word();
          bytesLeft = 4;
        }
        const byte = bits & 255;
        bits >>>= 8;
        bytesLeft--;
        if (byte < limit) return (byte % sides) + 1;
      }
    },
  };
}

/** MurmurHash3's 32-bit finaliser (Appleby, public domain): every input bit reaches every output bit. */
function scramble(value: number): number {
  value = times(value ^ (value >>> 16), 0x85eb, 0xca6b);
  value = times(value ^ (value >>> 13), 0xc2b2, 0xae35);
  return value ^ (value >>> 16);
}

/** value * (high * 65536 + low) modulo 2^32; in halves, because a product of two words is no exact number. */
function times(value: number, high: number, low: number): number {
  const lowWord = value & 0xffff;
  const highWord = value >>> 16;
  return (lowWord * low + (((highWord * low + lowWord * high) & 0xffff) << 16)) | 0;
}
