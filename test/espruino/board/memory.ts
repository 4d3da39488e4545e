/** How many variables the tower needs at most. */

/** Set by the driver; looking takes instructions that a benchmark must not count. */
declare const outside: { readonly isBench?: boolean };

const isBench = outside.isBench === true;
let peak = 0;

/** Looks how many are in use now, garbage left out: that takes a collection, a millisecond or two of real time. */
export function notePeak(): void {
  if (isBench) return;
  peak = Math.max(peak, process.memory(true).usage);
}

/** The most since the last call. */
export function takePeak(): number {
  const most = peak;
  peak = 0;
  return most;
}
