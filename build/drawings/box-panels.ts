import type { Hole, Joint, Panel } from "./panel";

/** The box from outside, and its plywood; millimetres. */
export const THICKNESS = 4;
const WIDTH = 200;
const HEIGHT = 270;
/** Room for a power bank of 25 mm, the board, and buttons of 30 mm with their switches, about 60 mm long. */
const DEPTH = 110;

/** What shows of a 16x16 panel of 160 mm: 1 mm less at each side, so that it doesn't fall through. */
const WINDOW = 158;
const WINDOW_TOP = 22;
const BUTTON_PITCH = 44;
const BUTTON_TOP = 226;

/** The light grid behind the window: a hole for each LED, and a rim to glue it to the front. */
const BAFFLE = 178;
const LED_PITCH = 10;
const LED_HOLE = 8;
const LEDS = 16;

/**
 * The panels of a tower. Front and back have all corners; the sides take what is left of the upright edges, top and
 * bottom what is left of the others.
 * @param button diameter of the button holes: 24 or 30
 */
export function boxPanels(button: number): Panel[] {
  const wall = (top: Joint, side: Joint) => ({ top, right: side, bottom: top, left: side });
  return [
    { name: "front", width: WIDTH, height: HEIGHT, joints: wall("ends", "ends"), holes: frontHoles(button) },
    { name: "back", width: WIDTH, height: HEIGHT, joints: wall("ends", "ends"), holes: [cableHole()] },
    { name: "left", width: DEPTH, height: HEIGHT, joints: wall("ends", "gaps"), holes: soundHoles() },
    { name: "right", width: DEPTH, height: HEIGHT, joints: wall("ends", "gaps"), holes: [] },
    { name: "top", width: WIDTH, height: DEPTH, joints: wall("gaps", "gaps"), holes: [] },
    { name: "bottom", width: WIDTH, height: DEPTH, joints: wall("gaps", "gaps"), holes: [] },
    { name: "baffle", width: BAFFLE, height: BAFFLE, joints: wall("plain", "plain"), holes: baffleHoles() },
  ];
}

function frontHoles(diameter: number): Hole[] {
  const window: Hole = {
    kind: "square",
    corner: [(WIDTH - WINDOW) / 2, WINDOW_TOP],
    width: WINDOW,
    height: WINDOW,
  };
  const buttons = [-1.5, -0.5, 0.5, 1.5].map(
    (place): Hole => ({ kind: "round", centre: [WIDTH / 2 + place * BUTTON_PITCH, BUTTON_TOP], diameter }),
  );
  return [window, ...buttons];
}

/** A USB plug and its cable go through; above it the power bank's own button can be reached. */
function cableHole(): Hole {
  return { kind: "square", corner: [WIDTH / 2 - 20, HEIGHT - 40], width: 40, height: 16 };
}

/** In front of the piezo. */
function soundHoles(): Hole[] {
  const ring = Array.from({ length: 6 }, (_, i) => (i * Math.PI) / 3);
  const round = (x: number, y: number): Hole => ({
    kind: "round",
    centre: [Math.round(x * 100) / 100, Math.round(y * 100) / 100],
    diameter: 4,
  });
  const [x, y] = [DEPTH / 2, 226];
  return [round(x, y), ...ring.map((turn) => round(x + 9 * Math.cos(turn), y + 9 * Math.sin(turn)))];
}

function baffleHoles(): Hole[] {
  const first = (BAFFLE - LED_PITCH * LEDS) / 2 + (LED_PITCH - LED_HOLE) / 2;
  return Array.from({ length: LEDS * LEDS }, (_, i) => ({
    kind: "square",
    corner: [first + (i % LEDS) * LED_PITCH, first + Math.floor(i / LEDS) * LED_PITCH],
    width: LED_HOLE,
    height: LED_HOLE,
  }));
}
