import { nextWord } from "../../sim/noise";

/** Whole numbers that repeat themselves: all follow from the first word, 1 to 2^32-1. */
export class Noise {
  constructor(private word: number) {}

  /** A whole number from 0 to `below` - 1, and the generator goes on. */
  below(below: number): number {
    this.word = nextWord(this.word);
    return this.word % below;
  }

  /** One of these. */
  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }
}
