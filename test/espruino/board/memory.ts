/** How many variables the tower needs at most. */

let peak = 0;

/** Looks how many are in use now, garbage left out: that takes a collection, a millisecond or two of real time. */
export function notePeak(): void {
  peak = Math.max(peak, process.memory(true).usage);
}

/** The most since the last call. */
export function takePeak(): number {
  const most = peak;
  peak = 0;
  return most;
}
