// Tunes: hertz and milliseconds in turn, 0 hertz is a rest. The player steps with the 20 ms tick, so lengths are
// multiples of it. As text, because numbers in an array take the board a variable each.

export const MOVE = "1320,20";
export const HOLD = "880,40, 1175,40";
export const LET_GO = "1175,40, 880,40";
export const TURN = "988,40, 1319,40, 1760,60";
export const CLICK = "2100,20";
export const SETTLE = "523,40, 659,40, 784,80";
export const CHOSEN = "784,60, 1047,100";
export const SCORE = "659,80, 784,80, 1047,160";
export const NOTHING = "392,120, 330,120, 262,240";
export const NEXT = "523,80, 0,40, 523,80";
export const OUT_OF_ROLLS = "440,120, 0,60, 440,120, 0,60, 330,300";
export const WIN = "523,120, 659,120, 784,120, 1047,240, 784,120, 1047,480";
export const REFUSED = "220,100, 0,40, 220,100";
export const TAKEN_BACK = "1047,60, 784,60, 523,100";
export const OPEN = "660,40, 990,60";
