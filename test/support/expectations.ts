/**
 * The expectations of a script: lines `# expect {...}` hold what the last printed state must contain. They are
 * comments, so a script is still a script for every front.
 */
export interface Expectation {
  /** Line in the script, counted from 1. */
  readonly line: number;
  readonly part: Record<string, unknown>;
}

const MARK = "# expect ";

/** @throws SyntaxError if what follows the mark is no JSON */
export function expectations(script: string): Expectation[] {
  return script
    .split("\n")
    .map((text, index) => ({ text, line: index + 1 }))
    .filter((row) => row.text.startsWith(MARK))
    .map((row) => ({ line: row.line, part: JSON.parse(row.text.slice(MARK.length)) }));
}
