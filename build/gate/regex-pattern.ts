/** What is wrong with a pattern at `at`, for Espruino's small matcher (src/jswrap_regexp.c). */
export interface PatternFault {
  readonly at: number;
  readonly wrong: string;
}

const ESCAPES = "dDwWsSfnrtv0";
const ESCAPED_SIGNS = "/\\^$.*+?()[]{}|-";
/** These match behind the end of the text, too, where the matcher sees a character 0. */
const MATCH_END = "DWS";

/** Reads a pattern by the grammar that Espruino shares with Node: characters, sets, * and +, ^ and $, flat groups, |. */
export function faultsOf(pattern: string): PatternFault[] {
  const reader = new PatternReader(pattern);
  reader.read();
  return reader.faults;
}

class PatternReader {
  readonly faults: PatternFault[] = [];
  private at = 0;
  private depth = 0;
  private firstBar = -1;
  private hasGroups = false;
  private hasRepeats = false;

  constructor(private readonly pattern: string) {}

  read(): void {
    while (this.at < this.pattern.length) this.readPart(this.pattern[this.at]!);
    if (this.firstBar < 0) return;
    const clash = this.hasRepeats ? "* or +: it may give a later alternative" : "groups: they are counted anew";
    if (this.hasRepeats || this.hasGroups) this.add(`| in a pattern with ${clash}`, this.firstBar);
  }

  private add(wrong: string, at = this.at): void {
    this.faults.push({ at, wrong });
  }

  private readPart(c: string): void {
    if (c === "(") this.openGroup();
    else if (c === ")") {
      this.depth--;
      this.at++;
      this.readQuantifier("group");
    } else if (c === "|") {
      if (this.depth > 0) this.add("| inside a group: the matcher stops at it");
      if (this.firstBar < 0) this.firstBar = this.at;
      this.at++;
    } else if (c === "^" || c === "$") this.at++;
    else if (c === "[") this.readQuantifier(this.readSet() ? "may match the end" : "");
    else if (c === "\\") this.readQuantifier(this.readEscape() ? "may match the end" : "");
    else {
      if (c === ".") this.add(". which also matches a newline: write [^\\n]");
      this.at++;
      this.readQuantifier("");
    }
  }

  private openGroup(): void {
    if (this.depth > 0) this.add("a group inside a group: their texts get mixed up");
    this.depth++;
    this.hasGroups = true;
    this.at++;
    if (this.pattern[this.at] === "?") {
      this.add(`the group (?${this.pattern[this.at + 1] ?? ""}`);
      this.at++;
    }
  }

  private readQuantifier(of: "" | "group" | "may match the end"): void {
    const q = this.pattern[this.at];
    if (q === "?" || q === "{") this.add(`the quantifier ${q}`);
    if (q === "?") this.at++;
    if (q !== "*" && q !== "+") return;
    this.hasRepeats = true;
    if (of === "group") this.add(`a repeated group: )${q}`);
    if (of === "may match the end" && q === "+") this.add("+ after [^...], \\D, \\W or \\S: nothing is enough for it");
    this.at++;
    if (this.pattern[this.at] === "?") {
      this.add(`the lazy quantifier ${q}?`);
      this.at++;
    }
  }

  /** True if the escape stands for a set that the end of the text belongs to. */
  private readEscape(): boolean {
    const c = this.pattern[this.at + 1] ?? "";
    if (c !== "x" && !ESCAPES.includes(c) && !ESCAPED_SIGNS.includes(c)) this.add(`the escape \\${c}`);
    this.at += c === "x" ? 4 : 2;
    return MATCH_END.includes(c);
  }

  /** True if the end of the text belongs to the set. */
  private readSet(): boolean {
    this.at++;
    let matchesEnd = this.pattern[this.at] === "^";
    if (matchesEnd) this.at++;
    while (this.at < this.pattern.length && this.pattern[this.at] !== "]") {
      const c = this.pattern[this.at]!;
      if (c === "/") this.add("/ inside [...]: the parser takes it for the end, write \\/");
      if (c === "|") this.add("| inside [...]: the matcher takes it for an alternative");
      if (c !== "\\") this.at++;
      else if (this.readEscape()) matchesEnd = true;
    }
    this.at++;
    return matchesEnd;
  }
}
