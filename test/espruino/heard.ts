/**
 * The tones that nobody has asked for yet: the virtual board hands its own over after every line, so that they don't
 * pile up in its few variables.
 */
export class Heard {
  private lines: string[] = [];

  /**
   * Adds lines of text, oldest first; a tone that was still sounding comes again and replaces itself, unless it ended in
   * the instant it began: then nobody heard it.
   */
  add(text: string): this {
    this.lines = [...this.lines.filter(isOver), ...text.split("\n").filter((line) => line !== "")];
    return this;
  }

  /** All of it as text; a tone that still sounds is kept for the next time. */
  take(): string {
    const text = this.lines.join("\n");
    this.lines = this.lines.filter((line) => !isOver(line));
    return text;
  }
}

function isOver(line: string): boolean {
  return !line.endsWith("-");
}
