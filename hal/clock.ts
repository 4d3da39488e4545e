/** Time, and nothing else in the tower reads it. */
export interface Clock {
  /** Whole milliseconds since power-on. Never goes back; exact far past 2^32. */
  now(): number;
  /**
   * Runs `task` once, `ms` whole milliseconds (0 or more) from now. Tasks due at one instant run in the order they
   * were set, on both sides. Returns an id above 0 for `cancel`.
   */
  after(ms: number, task: () => void): number;
  /** Forgets a task; an id that is unknown or has already run is ignored. */
  cancel(id: number): void;
}
