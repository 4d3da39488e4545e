/** Replaces the text from `start` to `end`; an insertion has both the same. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Where `text` stands in the code as well, if it is moved or copied from there. */
  readonly from?: number;
}

/** Code after a change, and where each of its characters stood before. */
export interface Edited {
  readonly code: string;
  /**
   * @param offset in the new code
   * @returns in the old code; of text that is new, the place where it was put in
   */
  before(offset: number): number;
}

/** A stretch of the new code that stood in the old one as a whole; `length` 0 for text that is new. */
interface Stretch {
  readonly at: number;
  readonly from: number;
  readonly length: number;
}

/** @throws Error if two edits overlap: each rests on positions in the same, unchanged code */
export function applyEdits(code: string, edits: readonly Edit[]): Edited {
  const sorted = edits.map((edit, order) => ({ edit, order }));
  sorted.sort((a, b) => a.edit.start - b.edit.start || a.edit.end - b.edit.end || a.order - b.order);
  let result = "";
  let copied = 0;
  const stretches: Stretch[] = [];
  const add = (text: string, from: number, length: number) => {
    if (text !== "") stretches.push({ at: result.length, from, length });
    result += text;
  };
  for (const { edit } of sorted) {
    if (edit.start < copied) throw new Error(`Two edits overlap at offset ${edit.start}: "${edit.text}"`);
    add(code.slice(copied, edit.start), copied, edit.start - copied);
    add(edit.text, edit.from ?? edit.start, edit.from === undefined ? 0 : edit.text.length);
    copied = edit.end;
  }
  add(code.slice(copied), copied, code.length - copied);
  return {
    code: result,
    before(offset) {
      const stretch = stretches[lastAtOrBefore(stretches, offset)] ?? { at: 0, from: 0, length: 0 };
      return stretch.from + Math.min(offset - stretch.at, stretch.length);
    },
  };
}

function lastAtOrBefore(stretches: readonly Stretch[], offset: number): number {
  let low = 0;
  let high = stretches.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (stretches[middle]!.at <= offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
