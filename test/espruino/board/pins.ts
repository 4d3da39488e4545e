import { board } from "board";
import { soundsText } from "../../../sim/sounds";
import { callBack, fault } from "./faults";
import { milliseconds } from "./time";

/** The GPIOs of an ESP32 with what is connected to them: buttons, the switch and a piezo. */

interface Watch {
  readonly id: number;
  readonly pin: number;
  readonly task: (event: WatchEvent) => void;
}

const HIGHEST_PIN = 39;
/** No GPIO of the ESP32 has these numbers (datasheet, "Pin Definitions"). */
const NO_PINS = [20, 24, 28, 29, 30, 31];

let watches: Watch[] = [];
let lastId = 0;
/** Levels from outside, by pin; open means high, by the pull-up. */
const low: boolean[] = [];
const pulledUp: boolean[] = [];
/** The tones that have ended, as lines of text: that takes fewest variables. */
let heard = "";
/** The tone that sounds now: 0 Hz for none, and when it began. */
let hertz = 0;
let began = 0;

/** Pulls a pin low or lets it go, at once. */
export function setLow(pin: number, isLow: boolean): void {
  if (low[pin] === isLow || (!isLow && !low[pin])) return;
  low[pin] = isLow;
  const event = { state: !isLow, time: getTime(), pin };
  const hit = watches.filter((watch) => watch.pin === pin);
  watches = watches.filter((watch) => watch.pin !== pin);
  for (const watch of hit) callBack(watch.task, event);
}

/** Which of these pins are low. */
export function lowPins(pins: readonly number[]): number[] {
  return pins.filter((pin) => low[pin] === true);
}

/** Whether a change of the pin would be noticed. */
export function isWatched(pin: number): boolean {
  return watches.some((watch) => watch.pin === pin);
}

export function watchCount(): number {
  return watches.length;
}

/** Forgets all watches. */
export function clearWatches(): void {
  watches = [];
}

/** The tones since the last call as text, oldest first; one that still sounds comes again next time. */
export function takeTones(): string {
  const text = hertz > 0 ? heard + soundsText([{ hertz, start: began, end: undefined }]) : heard;
  heard = "";
  return text.trim();
}

function isPin(pin: number): boolean {
  return pin >= 0 && pin <= HIGHEST_PIN && NO_PINS.indexOf(pin) < 0;
}

function check(what: string, pin: number): void {
  if (!isPin(pin)) throw fault(`${what}(${pin}): an ESP32 has no such pin`);
}

function silence(): void {
  const end = milliseconds();
  // A tone of no length was never heard.
  if (hertz > 0 && end > began) heard += `${soundsText([{ hertz, start: began, end }])}\n`;
  hertz = 0;
}

function sound(pin: number, duty: number, newHertz: number): void {
  if (pin === 25 || pin === 26) throw fault(`analogWrite(${pin}): a DAC pin gives no tone`);
  if (!(duty > 0.49 && duty < 0.51)) throw fault(`analogWrite(${pin}, ${duty}): a piezo wants 0.5`);
  if (newHertz === hertz) return;
  silence();
  hertz = newHertz;
  began = milliseconds();
}

function read(pin: number): number {
  check("digitalRead", pin);
  if (!pulledUp[pin]) throw fault(`digitalRead(${pin}) without pinMode: it switches the pull-up off`);
  return low[pin] ? 0 : 1;
}

export function shadowPins(): void {
  global.setWatch = (task: (event: WatchEvent) => void, pin: number, options: WatchOptions) => {
    if (options.repeat !== false || options.edge !== "both") throw fault("setWatch: only single edges are simulated");
    // targets/esp32/jshardware.c, jshCanWatch.
    if (!isPin(pin) || (pin >= 6 && pin <= 12)) return undefined;
    lastId++;
    watches.push({ id: lastId, pin, task });
    return lastId;
  };
  global.clearWatch = () => {
    throw fault("clearWatch: it isn't simulated");
  };
  global.pinMode = (pin: number, mode: string) => {
    check("pinMode", pin);
    if (mode !== "input_pullup") throw fault(`pinMode(${pin}, ${mode}): only input_pullup is simulated`);
    if (pin >= 34) throw fault(`pinMode(${pin}): pins 34 to 39 have no pull-up`);
    pulledUp[pin] = true;
  };
  global.digitalRead = (pins: number | readonly number[]) =>
    Array.isArray(pins) ? pins.reduce((bits: number, pin) => bits * 2 + read(pin as number), 0) : read(pins as number);
  global.digitalWrite = (pin: number, level: number) => {
    check("digitalWrite", pin);
    if (pin !== board.buzzerPin || level !== 0) throw fault(`digitalWrite(${pin}, ${level}): nothing there takes it`);
    silence();
  };
  global.analogWrite = (pin: number, duty: number, options: { readonly freq: number }) => {
    check("analogWrite", pin);
    if (pin !== board.buzzerPin) throw fault(`analogWrite(${pin}): nothing is connected there`);
    sound(pin, duty, options.freq);
  };
}
