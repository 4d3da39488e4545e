import type { Board } from "../../hal/board";
import { BUTTON_NAMES } from "../../hal/buttons";
import { chipOf } from "../board/chips";
import { box, circle, element, line, type Point, svg, text } from "./svg";
import { drawMatrix } from "./wiring-matrix";

/** Where things stand, in pixels. */
const WIDTH = 1260;
const HEIGHT = 790;
const RAIL_5V = 110;
const RAIL_GND = 730;
const LEFT_GND = 60;
const RIGHT_GND = 965;
const BOARD = { x: 470, y: 190, width: 220, height: 480 };
const BOARD_RIGHT = BOARD.x + BOARD.width;

const WIRE = {
  "5V": "#d22",
  "3V3": "#f80",
  "GND": "#222",
  "data": "#080",
  "sda": "#06c",
  "scl": "#83c",
  "buzzer": "#a0522d",
};
/** Of the caps, and so of the wires: next to the colours of the players in a race (firmware/paint/palette.ts, seats). */
const BUTTON_COLOURS = ["#2266dd", "#e8a800", "#d33a3a", "#18a070"];
const BUTTON_COLOUR_NAMES = ["blue", "yellow", "red", "green"];
const SMALL = { "font-size": 13, "fill": "#333" };
const LABEL = { "font-size": 16, "font-weight": "bold", "fill": "#111" };
const PART = { "fill": "#fff", "stroke": "#333", "stroke-width": 2, "rx": 6 };

/** How the parts of a tower are wired to a board, as an SVG. */
export function wiringDiagram(name: string, board: Board): string {
  const { matrix } = board;
  const title = `Wiring of the dice tower: ${chipOf(board.name)?.name ?? board.name}, ${matrix.width}x${matrix.height}`;
  return svg(WIDTH, HEIGHT, "", title, [
    box([0, 0], WIDTH, HEIGHT, { fill: "#fdfcf8" }),
    text([24, 38], title, { "font-size": 22, "font-weight": "bold", "fill": "#111" }),
    text([24, 60], `Board record ${name}. Lines that cross are joined only where there is a dot.`, SMALL),
    ...supply(),
    ...grounds(),
    ...BUTTON_NAMES.flatMap(buttonRow),
    ...switchRow(),
    ...shifter(),
    ...drawMatrix(board, [1050, 210]),
    ...capacitor(),
    ...accelerometer(),
    ...piezo(),
    ...boardBox(board),
  ]);
}

function wire(colour: string, ...points: Point[]): string {
  return line(points, { "stroke": colour, "stroke-width": 3, "stroke-linejoin": "round" });
}

function dot(colour: string, at: Point): string {
  return circle(at, 5, { fill: colour });
}

function supply(): string[] {
  return [
    box([90, 80], 170, 62, PART),
    text([175, 106], "5 V supply", { ...LABEL, "text-anchor": "middle" }),
    text([175, 127], "USB power bank, 2 A", { ...SMALL, "text-anchor": "middle" }),
    text([266, 103], "+", LABEL),
    text([76, 103], "−", LABEL),
    wire(WIRE["5V"], [260, RAIL_5V], [1225, RAIL_5V], [1225, 470]),
    box([310, RAIL_5V - 11], 70, 22, { ...PART, rx: 11 }),
    text([345, RAIL_5V + 5], "2 A", { ...SMALL, "text-anchor": "middle" }),
    text([345, RAIL_5V + 30], "fuse", { ...SMALL, "text-anchor": "middle" }),
    text([560, RAIL_5V - 10], "+5 V", { ...LABEL, fill: WIRE["5V"] }),
    // To the board, to the level shifter, to the matrix.
    wire(WIRE["5V"], [735, RAIL_5V], [735, 240], [BOARD_RIGHT, 240]),
    dot(WIRE["5V"], [735, RAIL_5V]),
    wire(WIRE["5V"], [865, RAIL_5V], [865, 205]),
    dot(WIRE["5V"], [865, RAIL_5V]),
    wire(WIRE["5V"], [1025, RAIL_5V], [1025, 235], [1050, 235]),
    dot(WIRE["5V"], [1025, RAIL_5V]),
  ];
}

function grounds(): string[] {
  const gnd = WIRE.GND;
  return [
    wire(gnd, [90, RAIL_5V], [LEFT_GND, RAIL_5V], [LEFT_GND, RAIL_GND], [1225, RAIL_GND], [1225, 500]),
    text([500, RAIL_GND - 8], "GND: one common ground for everything", { ...LABEL, fill: gnd }),
    wire(gnd, [BOARD.x, 640], [430, 640], [430, RAIL_GND]),
    dot(gnd, [430, RAIL_GND]),
    wire(gnd, [930, 330], [RIGHT_GND, 330], [RIGHT_GND, RAIL_GND]),
    dot(gnd, [RIGHT_GND, RAIL_GND]),
    wire(gnd, [1050, 345], [1025, 345], [1025, RAIL_GND]),
    dot(gnd, [1025, RAIL_GND]),
  ];
}

function boardBox(board: Board): string[] {
  const pin = (y: number, side: "left" | "right", says: string) => {
    const x = side === "left" ? BOARD.x : BOARD_RIGHT;
    const inside = side === "left" ? x + 12 : x - 12;
    return [
      circle([x, y], 5, { "fill": "#fff", "stroke": "#333", "stroke-width": 2 }),
      text([inside, y + 5], says, { ...LABEL, "text-anchor": side === "left" ? "start" : "end" }),
    ];
  };
  const { x, y, width, height } = BOARD;
  return [
    box([x, y], width, height, { ...PART, fill: "#e7eefc" }),
    box([x + 85, y - 12], 50, 26, { "fill": "#bbb", "stroke": "#333", "stroke-width": 2, "rx": 3 }),
    text([x + width / 2, y + 7], "USB", { ...SMALL, "text-anchor": "middle" }),
    text([x + width / 2, 350], chipOf(board.name)?.name ?? board.name, {
      "font-size": 26,
      "font-weight": "bold",
      "text-anchor": "middle",
      "fill": "#111",
    }),
    text([x + width / 2, 370], "runs Espruino", { ...SMALL, "text-anchor": "middle" }),
    ...board.buttonPins.flatMap((button, i) => pin(buttonY(i), "left", `GPIO ${button}`)),
    ...pin(SWITCH_Y, "left", `GPIO ${board.shakePin}`),
    ...pin(640, "left", "GND"),
    ...pin(240, "right", "5V"),
    ...pin(DATA_Y, "right", `GPIO ${board.matrix.pin}`),
    ...pin(455, "right", "3V3"),
    ...pin(SCL_Y, "right", `GPIO ${board.i2c.scl}`),
    ...pin(SDA_Y, "right", `GPIO ${board.i2c.sda}`),
    ...pin(PIEZO_Y, "right", `GPIO ${board.buzzerPin}`),
  ];
}

const DATA_Y = 290;
const SCL_Y = 525;
const SDA_Y = 555;
const PIEZO_Y = 640;
const SWITCH_Y = 560;

function buttonY(index: number): number {
  return 240 + index * 75;
}

function buttonRow(name: string, index: number): string[] {
  const y = buttonY(index);
  const colour = BUTTON_COLOURS[index]!;
  return [
    wire(WIRE.GND, [LEFT_GND, y], [200, y]),
    dot(WIRE.GND, [LEFT_GND, y]),
    wire(colour, [260, y], [BOARD.x, y]),
    circle([230, y], 30, { "fill": colour, "stroke": "#333", "stroke-width": 2 }),
    circle([230, y], 20, { "fill": "none", "stroke": "#fff", "stroke-width": 2, "opacity": 0.6 }),
    text([270, y - 9], `${name} (${BUTTON_COLOUR_NAMES[index]})`, LABEL),
  ];
}

function switchRow(): string[] {
  const y = SWITCH_Y;
  const dashed = { "stroke-dasharray": "8 5", "stroke": "#555", "stroke-width": 3 };
  return [
    line(
      [
        [LEFT_GND, y],
        [190, y],
      ],
      dashed,
    ),
    dot(WIRE.GND, [LEFT_GND, y]),
    line(
      [
        [270, y],
        [BOARD.x, y],
      ],
      dashed,
    ),
    box([190, y - 16], 80, 32, { ...PART, "rx": 16, "stroke-dasharray": "6 4" }),
    line(
      [
        [205, y + 4],
        [230, y - 6],
        [255, y + 4],
      ],
      { "stroke": "#333", "stroke-width": 2 },
    ),
    text([110, y + 36], "vibration or tilt switch, only if", SMALL),
    text([110, y + 53], "there is no accelerometer", SMALL),
  ];
}

function shifter(): string[] {
  const pin = (at: Point, says: string, anchor: string) => text(at, says, { ...SMALL, "text-anchor": anchor });
  return [
    wire(WIRE.data, [BOARD_RIGHT, DATA_Y], [800, DATA_Y]),
    wire(WIRE.data, [930, DATA_Y], [1050, DATA_Y]),
    wire(WIRE.GND, [840, 355], [840, 385], [RIGHT_GND, 385]),
    dot(WIRE.GND, [RIGHT_GND, 385]),
    box([800, 205], 130, 150, PART),
    text([865, 252], "74AHCT125", { ...LABEL, "text-anchor": "middle" }),
    text([865, 270], "makes 5 V of 3.3 V", { "font-size": 11, "fill": "#333", "text-anchor": "middle" }),
    pin([865, 221], "14 VCC", "middle"),
    pin([807, DATA_Y + 5], "2 A", "start"),
    pin([923, DATA_Y + 5], "3 Y", "end"),
    pin([923, 335], "7 GND", "end"),
    pin([840, 350], "1 OE", "middle"),
    box([952, DATA_Y - 9], 52, 18, { ...PART, rx: 2, fill: "#f3e6c8" }),
    text([978, DATA_Y - 16], "330 Ω", { ...SMALL, "text-anchor": "middle" }),
  ];
}

function capacitor(): string[] {
  return [
    line(
      [
        [1200, 470],
        [1250, 470],
      ],
      { "stroke": "#333", "stroke-width": 4 },
    ),
    element("path", { "d": "M1200 500 Q1225 486 1250 500", "fill": "none", "stroke": "#333", "stroke-width": 4 }),
    text([1192, 464], "+", { ...LABEL, "text-anchor": "end" }),
    text([1192, 486], "1000 µF, 6.3 V or more,", { ...SMALL, "text-anchor": "end" }),
    text([1192, 503], "close to the matrix", { ...SMALL, "text-anchor": "end" }),
  ];
}

function accelerometer(): string[] {
  const pin = (y: number, says: string) => text([808, y + 5], says, SMALL);
  return [
    wire(WIRE["3V3"], [BOARD_RIGHT, 455], [800, 455]),
    wire(WIRE.scl, [BOARD_RIGHT, SCL_Y], [800, SCL_Y]),
    wire(WIRE.sda, [BOARD_RIGHT, SDA_Y], [800, SDA_Y]),
    wire(WIRE.GND, [930, 490], [RIGHT_GND, 490]),
    dot(WIRE.GND, [RIGHT_GND, 490]),
    box([800, 430], 130, 150, PART),
    text([850, 492], "MPU-6050", { ...LABEL, "text-anchor": "middle" }),
    text([800, 598], "or LIS3DH, ADXL345", SMALL),
    pin(455, "VCC (3.3 V)"),
    pin(SCL_Y, "SCL"),
    pin(SDA_Y, "SDA"),
    text([923, 494], "GND", { ...SMALL, "text-anchor": "end" }),
    text([745, SCL_Y - 8], "SCL", { ...SMALL, "text-anchor": "middle", "fill": WIRE.scl }),
    text([745, SDA_Y - 8], "SDA", { ...SMALL, "text-anchor": "middle", "fill": WIRE.sda }),
  ];
}

function piezo(): string[] {
  return [
    wire(WIRE.buzzer, [BOARD_RIGHT, PIEZO_Y], [835, PIEZO_Y]),
    wire(WIRE.GND, [895, PIEZO_Y], [RIGHT_GND, PIEZO_Y]),
    dot(WIRE.GND, [RIGHT_GND, PIEZO_Y]),
    circle([865, PIEZO_Y], 30, PART),
    circle([865, PIEZO_Y], 9, { "fill": "#f3e6c8", "stroke": "#333", "stroke-width": 2 }),
    text([865, PIEZO_Y + 50], "passive piezo", { ...SMALL, "text-anchor": "middle" }),
  ];
}
