/**
 * Waits for one edge of a pulled-up pin, either way.
 * @param what is connected there, for the error
 * @throws Error if this board can't watch the pin
 */
export function watchEdge(task: (event: WatchEvent) => void, pin: number, what: string): void {
  if (setWatch(task, pin, { repeat: false, edge: "both" }) === undefined)
    throw new Error(`${what}: GPIO ${pin} can't be watched, take another`);
  // Also keeps digitalRead from switching the pull-up off.
  pinMode(pin, "input_pullup");
}
