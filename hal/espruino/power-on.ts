/**
 * What getTime said in whole ms when the tower began: 0 on the board, where it counts from power-on, but any number
 * after the clock was set. Clock and edges count from here.
 */
export const powerOn = Math.round(getTime() * 1000);

/** Whole microseconds on the Clock's scale from the seconds of a watch event. */
export function microseconds(seconds: number): number {
  return Math.round(seconds * 1000000) - powerOn * 1000;
}
