/** Replaces the text from `start` to `end`; an insertion has both the same. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Where the text stood before, if it is moved. */
  readonly from?: number;
}

/** Code after edits, and where each of its characters stood before them. */
export interface Edited {
  readonly code: string;
  /** @param offset in the new code */
  before(offset: number): number;
}

/** @throws Error if two edits overlap: each rests on positions in the same, unchanged code */
export function applyEdits(code: string, edits: readonly Edit[]): Edited {
  const sorted = edits.map((edit, order) => ({ edit, order }));
  sorted.sort((a, b) => a.edit.start - b.edit.start || a.edit.end - b.edit.end || a.order - b.order);
  let result = "";
  let copied = 0;
  /** Kept stretches: they start at `at` in the new code and at `from` in the old. */
  const kept: { at: number; from: number }[] = [];
  for (const { edit } of sorted) {
    if (edit.start < copied) throw new Error(`Two edits overlap at offset ${edit.start}: "${edit.text}"`);
    kept.push({ at: result.length, from: copied });
    result += code.slice(copied, edit.start);
    kept.push({ at: result.length, from: edit.from ?? edit.start });
    result += edit.text;
    copied = edit.end;
  }
  kept.push({ at: result.length, from: copied });
  result += code.slice(copied);
  return {
    code: result,
    before(offset) {
      let stretch = kept[0]!;
      for (const k of kept) if (k.at <= offset) stretch = k;
      return stretch.from + (offset - stretch.at);
    },
  };
}
