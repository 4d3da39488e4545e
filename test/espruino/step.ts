/** What came of one step of a script, on either side. */
export interface Step {
  readonly text: string;
  /** Why the script stops here, or "". */
  readonly error: string;
  /** What the hardware wouldn't have stood; only the virtual board tells. */
  readonly faults: readonly string[];
  /** Frames shown since power-on, and all their bytes in one number. */
  readonly frames: number;
  readonly digest: number;
}
