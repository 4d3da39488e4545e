/** What the program did that an ESP32 wouldn't forgive, or that only a broken program does. The run fails with them. */
let faults: string[] = [];

/** Notes a fault, and gives the error to throw for it: a caller that catches errors can't hide it. */
export function fault(what: string): Error {
  faults.push(what);
  return new Error(what);
}

/** The faults since the last call. */
export function takeFaults(): string[] {
  const taken = faults;
  faults = [];
  return taken;
}

/** Runs a callback as the interpreter does: what it throws stops nothing else, but is a fault here. */
export function callBack<T>(task: (value: T) => void, value: T): void {
  try {
    task(value);
  } catch (error) {
    uncaught(error);
  }
}

let listener: ((error: unknown) => void) | undefined;
let expected = "";

/** process.on("uncaughtException", ...). */
export function onUncaught(task: (error: unknown) => void): void {
  listener = task;
}

/** The next uncaught error with this message is no fault. */
export function expectUncaught(message: string): void {
  expected = message;
}

function uncaught(error: unknown): void {
  const thrown = error as { readonly message?: string } | undefined;
  const message = thrown?.message || String(error);
  if (expected === message) expected = "";
  else fault(`uncaught: ${message}`);
  if (listener) listener(error);
}
