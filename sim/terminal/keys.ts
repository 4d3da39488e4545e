import { type Key, keyOfCharacter, keyOfSequence } from "./key-codes";

/** What a terminal sends: keys, and its answers. */
export type Input =
  | { readonly kind: "key"; readonly key: Key }
  /** The terminal can tell keys going down from keys let up (kitty keyboard protocol). */
  | { readonly kind: "reports-releases" }
  /** The window lost the keyboard: no release will come. */
  | { readonly kind: "focus-lost" };

export interface KeyDecoder {
  /** The inputs that are complete with this piece of the stream; the rest waits. */
  feed(text: string): Input[];
  /** Nothing more came for a while: a lone ESC was the key, anything else unfinished is dropped. */
  flush(): Input[];
}

const ESC = "\x1b";
const PASTE_BEGIN = `${ESC}[200~`;
const PASTE_END = `${ESC}[201~`;
/** No sequence that means anything here is longer. */
const LONGEST_SEQUENCE = 64;

/** Splits the stream from a terminal into keys, however it was cut into pieces; pasted text is no key. */
export function createKeyDecoder(): KeyDecoder {
  let waiting = "";
  let pasting = false;

  /** Drops what was pasted up to here. Ctrl-C ends a paste whose end got lost. */
  function skipPaste(): void {
    const end = waiting.indexOf(PASTE_END);
    const interrupt = waiting.indexOf("\x03");
    if (interrupt >= 0 && (end < 0 || interrupt < end)) waiting = waiting.slice(interrupt);
    else if (end >= 0) waiting = waiting.slice(end + PASTE_END.length);
    else {
      waiting = waiting.slice(-PASTE_END.length + 1);
      return;
    }
    pasting = false;
  }

  return {
    feed(text) {
      waiting += text;
      const inputs: Input[] = [];
      for (;;) {
        if (pasting) skipPaste();
        if (pasting || waiting === "") return inputs;
        if (waiting.startsWith(PASTE_BEGIN)) {
          pasting = true;
          waiting = waiting.slice(PASTE_BEGIN.length);
          continue;
        }
        const length = lengthOfNext(waiting);
        if (length === 0) return inputs;
        const input = inputOf(waiting.slice(0, length));
        if (input) inputs.push(input);
        waiting = waiting.slice(length);
      }
    },

    flush() {
      if (pasting) return [];
      const rest = waiting;
      waiting = "";
      return rest === ESC ? [{ kind: "key", key: keyOfCharacter(ESC) }] : [];
    },
  };
}

/** Length of the character or sequence at the front; 0 if its end is yet to come. */
function lengthOfNext(text: string): number {
  if (text[0] !== ESC) return text.codePointAt(0)! > 0xffff ? 2 : 1;
  if (text.length === 1) return 0;
  // ECMA-48 5.4: parameters, intermediates, one final byte.
  if (text[1] === "[") {
    let end = 2;
    while (end < text.length && text[end]! >= " " && text[end]! <= "?") end++;
    if (end < text.length) return text[end]! >= "@" && text[end]! <= "~" ? end + 1 : end;
    return end > LONGEST_SEQUENCE ? end : 0;
  }
  if (text[1] === "O") return text.length > 2 ? 3 : 0;
  // A second ESC begins anew.
  if (text[1] === ESC) return 1;
  // Alt and a key.
  return text.codePointAt(1)! > 0xffff ? 3 : 2;
}

function inputOf(text: string): Input | undefined {
  if (/^\[\?\d+u$/.test(text.slice(1))) return { kind: "reports-releases" };
  if (text === `${ESC}[O`) return { kind: "focus-lost" };
  const key = text[0] === ESC && text.length > 1 ? keyOfSequence(text) : keyOfCharacter(text);
  return key && { kind: "key", key };
}
