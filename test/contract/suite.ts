/**
 * Contract suites: what both sides of a HAL part must do alike. They are written in the firmware subset, because the
 * same code runs in Node on the sim parts and, bundled, on the interpreter on the Espruino parts.
 */
export interface Suite<Rig> {
  /** The file name of the part in hal/. */
  readonly part: string;
  readonly cases: readonly Case<Rig>[];
}

/** Each case gets a rig of its own: a fresh part and hands to move what is around it. */
export interface Case<Rig> {
  /** Reads on after the part's name: "clock runs a task at its instant". */
  readonly name: string;
  run(rig: Rig): void;
}

/** @throws Error unless both are the same as JSON */
export function equal(actual: unknown, expected: unknown, what: string): void {
  const is = JSON.stringify(actual);
  const due = JSON.stringify(expected);
  if (is !== due) throw new Error(`${what}: ${is} instead of ${due}`);
}

/** @throws Error unless `task` throws an Error whose message holds `part` */
export function throws(task: () => void, part: string, what: string): void {
  let message = "nothing";
  try {
    task();
  } catch (error) {
    message = (error as Error).message;
  }
  if (message.indexOf(part) < 0) throw new Error(`${what}: threw ${message} instead of an error with '${part}'`);
}
