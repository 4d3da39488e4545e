import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * How expressions reach an interpreter. Its input has no lock (targets/linux/jshardware.c, jshInputThread): what is
 * typed while it reads loses a character now and then. So one short line is typed, which can be typed again, and what
 * is to be evaluated lies in files of its current directory, one an expression: its few variables hold one at a time.
 */

/** Evaluates what is asked; the questions are gone then, and the same line typed again does nothing. */
export const TYPED = 'eval(require("fs").readFile("ask"))';

/** What the console prints when the questions were found; no program contains it, nor the start of an answer. */
export const BEGUN = "<begun>";
const ANSWER = "<answer ";

/** What the console says of a line that lost a character. */
const MISTYPED = /Uncaught [^\n]*\n\s+at REPL \(/g;

/** Writes expressions, none of which uses a variable f, i or s of its caller, to a folder. */
export function writeQuestions(folder: string, expressions: readonly string[]): void {
  for (const [i, expression] of expressions.entries()) writeFileSync(join(folder, `ask${i}`), expression, "latin1");
  const each = `s=f.readFile("ask"+i);print("${ANSWER}"+i+">"+JSON.stringify(eval(s)))`;
  const all = `for(i=0;i<${expressions.length};i++){${each}}`;
  const whole = `(function(f,i,s){f.writeFile("ask","");print("${BEGUN}");${all}})(require("fs"))`;
  writeFileSync(join(folder, "ask.new"), whole, "latin1");
  // Whole or not at all: the interpreter may be looking.
  renameSync(join(folder, "ask.new"), join(folder, "ask"));
}

/** What stands in front of the answer to the question at an index. */
export function answerMark(index: number): string {
  return `${ANSWER}${index}>`;
}

/** What was printed, without what only says that the line was misread. */
export function withoutMistyped(printed: string): string {
  return printed.replace(MISTYPED, "");
}
