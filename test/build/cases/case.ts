/**
 * What one law of the gate refuses and, beside it, near misses that every law lets through. Each snippet is a whole
 * script that prints: on the interpreter a refused one fails or prints something else than in Node, an accepted one
 * prints the same.
 */
export interface LawCase {
  readonly law: string;
  readonly refused: readonly string[];
  readonly accepted: readonly string[];
}
