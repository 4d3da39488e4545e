import { Trouble } from "./trouble";

/** A wire to the interpreter's console, a byte a character. */
export interface Wire {
  /** @throws if the wire is gone */
  write(text: string): Promise<void>;
  /** Calls `heard` with what comes, from now on, and `gone` when nothing more can. */
  listen(heard: (text: string) => void, gone: () => void): void;
}

/** The interpreter's console as something that answers questions. */
export interface Console {
  /**
   * The value of an expression, as JSON can carry it.
   * @throws Trouble "silent" after `ms` without an answer, "lost" if the wire is gone; Error with what the board throws
   */
  ask<T>(expression: string, ms?: number): Promise<T>;
  /** Sends a line that answers nothing: one that starts the interpreter anew. */
  tell(line: string): Promise<void>;
  /**
   * Asks until it answers, for `ms`.
   * @param isRude what runs is interrupted
   */
  wake(ms: number, isRude: boolean): Promise<void>;
}

const ANSWER_MS = 3000;
const WAKE_TRY_MS = 700;
/** Control codes frame an answer: in the question they stand escaped, so that an echo is none. */
const BEGIN = "\x02";
const END = "\x03";
const INTERRUPT = "\x03";
/** At the start of a line: no echo and no prompt for it (Espruino, "echo off for one line"). */
const QUIET = "\x10";
/** What can still be the beginning of an answer. */
const MOST_KEPT = 65536;

export function createConsole(wire: Wire): Console {
  let asked = 0;
  let heard = "";
  let isGone = false;
  let wake = () => {};

  wire.listen(
    (text) => {
      heard = (heard + text).slice(-MOST_KEPT);
      wake();
    },
    () => {
      isGone = true;
      wake();
    },
  );

  async function send(text: string): Promise<void> {
    try {
      await wire.write(text);
    } catch {
      throw new Trouble("lost");
    }
  }

  /** The answer to question `id` if all of it is here. */
  function take(id: number): string | undefined {
    const mark = `${BEGIN}${id}:`;
    const start = heard.indexOf(mark);
    const end = start < 0 ? -1 : heard.indexOf(END, start);
    if (end < 0) return undefined;
    const answer = heard.slice(start + mark.length, end);
    heard = heard.slice(end + 1);
    return answer;
  }

  async function ask<T>(expression: string, ms = ANSWER_MS): Promise<T> {
    const id = ++asked;
    const value = `(function(){try{return JSON.stringify(${expression})}catch(e){return "!"+e}})()`;
    await send(`${QUIET}print("\\x02${id}:"+${value}+"\\x03");\n`);
    const until = performance.now() + ms;
    for (;;) {
      const answer = take(id);
      if (answer?.startsWith("!")) throw new Error(answer.slice(1));
      if (answer !== undefined) return JSON.parse(answer) as T;
      if (isGone) throw new Trouble("lost");
      const left = until - performance.now();
      if (left <= 0) throw new Trouble("silent");
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  return {
    ask,
    tell: (line) => send(`${QUIET}${line}\n`),

    async wake(ms, isRude) {
      const until = performance.now() + ms;
      for (;;) {
        // The empty line ends whatever stood there half typed.
        await send(isRude ? `${INTERRUPT}\n` : "\n");
        try {
          await ask("1", WAKE_TRY_MS);
          return;
        } catch (error) {
          if (!(error instanceof Trouble && error.kind === "silent") || performance.now() > until) throw error;
        }
      }
    },
  };
}
