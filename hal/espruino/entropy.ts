import type { Entropy } from "../entropy";

/** The chip's own noise: true noise while the radio is on (ESP32 technical reference, "Random Number Generator"). */
export function createEntropy(register: number): Entropy {
  return { word: () => peek32(register) };
}
