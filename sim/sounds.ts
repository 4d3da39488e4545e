/** One tone heard: milliseconds of its beginning and its end; no end yet while it sounds. */
export interface Tone {
  readonly hertz: number;
  readonly start: number;
  readonly end: number | undefined;
}

/** Tones as text, the same on the simulator and the virtual board (firmware subset): "880 Hz 1200-1260". */
export function soundsText(tones: readonly Tone[]): string {
  return tones.map((tone) => `${tone.hertz} Hz ${tone.start}-${tone.end === undefined ? "" : tone.end}`).join("\n");
}
