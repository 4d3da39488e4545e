import type { Board } from "../../../hal/board";
import { BEGIN, END } from "./callgrind";

/**
 * A board for measuring, as a program for .boot0: whatever the tower calls of the hardware is a function of the
 * interpreter itself, bound to bytes that say what it gives, so that it costs what a call costs and no more. Flash is
 * the interpreter's own. Time passes only with `tick`.
 *
 * Counting begins at power-on.
 *
 * - `edge(button, down)`: a button goes down or up; counting begins here.
 * - `tick(ms, motion, isTouched)`: the next tick, at `ms` since power-on, the tower moved by `motion` (milli-g, three
 *   axes); counted is up to its end, from its begin or, if it `isTouched`, from the last edge.
 */
export function stillBoard(board: Board): string {
  return `
var still = (function () {
  // Seconds since power-on, the levels of the buttons (set is up) and a word of noise.
  var values = new DataView(new ArrayBuffer(16)), TIME = 0, LEVELS = 8, NOISE = 12;
  // What the accelerometer's registers read as, whichever is asked for; an MPU-6050 names itself 0x68.
  var registers = new Uint8Array([0x68, 0, 0, 0, 0, 0]), axes = new DataView(registers.buffer);
  // What setTimeout and setWatch were called with, one argument after the other; and the watch of each pin.
  var timers = [], watches = [], armed = [];
  var pins = ${JSON.stringify(board.buttonPins)};
  var nothing = registers.valueOf.bind(registers), require_ = require, process_ = process;
  values.setUint8(LEVELS, 15);
  values.setUint32(NOISE, 0x9e3779b9);
  global.getTime = values.getFloat64.bind(values, TIME);
  global.setTimeout = timers.push.bind(timers);
  global.setWatch = watches.push.bind(watches);
  global.digitalRead = values.getUint8.bind(values, LEVELS);
  global.peek32 = values.getUint32.bind(values, NOISE);
  I2C1.readReg = registers.valueOf.bind(registers);
  global.clearTimeout = global.pinMode = global.digitalWrite = global.analogWrite = nothing;
  I2C1.setup = I2C1.writeTo = E.enableWatchdog = E.kickWatchdog = nothing;
  global.NRF = { setServices: nothing };
  global.process = { version: process_.version, env: { BOARD: ${JSON.stringify(board.name)} }, memory: process_.memory, on: nothing };
  var leds = { write: nothing };
  global.require = function (name) { return name === "neopixel" ? leds : require_(name); };
  function edge(button, down) {
    for (var i = 0; i < watches.length; i += 3) armed[watches[i + 1]] = watches[i];
    watches.splice(0, watches.length);
    var pin = pins[button], bit = 8 >> button, levels = values.getUint8(LEVELS), task = armed[pin];
    values.setUint8(LEVELS, down ? levels & ~bit : levels | bit);
    armed[pin] = undefined;
    var event = { state: !down, time: getTime(), pin: pin };
    ${BEGIN};
    if (task) task(event);
  }
  function tick(ms, motion, isTouched) {
    values.setFloat64(TIME, ms / 1000);
    for (var axis = 0; axis < 3; axis++) axes.setInt16(axis * 2, (motion[axis] * 512) / 125);
    var task = timers[0];
    timers.splice(0, timers.length);
    if (!isTouched) ${BEGIN};
    task();
    ${END};
  }
  return { edge: edge, tick: tick };
})();
${BEGIN};
`;
}
