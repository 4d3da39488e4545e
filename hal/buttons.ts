/** Index of each button, in the order of the board record and of the script language. */
export const LEFT = 0;
export const RIGHT = 1;
export const OK = 2;
export const STAR = 3;
export const BUTTON_NAMES = ["left", "right", "ok", "star"];

/** A raw change of one button, bounces included; `at` in whole microseconds on the Clock's scale. */
export interface ButtonEdge {
  readonly button: number;
  readonly down: boolean;
  readonly at: number;
}

/** Four buttons as the pins see them. What a press or a hold is, is decided in `firmware/input`. */
export interface Buttons {
  /**
   * The edges since the last call, oldest first, and arms the watches again: between two calls a button reports its
   * first edge only (a chattering contact costs nothing), and the level it ended on if that differs from it.
   */
  edges(): ButtonEdge[];
  /** The level of one button now. */
  isDown(button: number): boolean;
}
