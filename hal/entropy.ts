/** The noise that dice are made of; `firmware/dice` mixes it, so a source that is stuck does not repeat a game. */
export interface Entropy {
  /** The next 32 bits, as a whole number 0 to 2^32-1. */
  word(): number;
}
