/**
 * How a tower moves: named traces that both an accelerometer and a vibration switch feel. Pure functions of the time
 * since a trace began, in whole numbers without sines, so that Node and the interpreter get the same values
 * (firmware subset).
 */

interface Trace {
  /** ms of one swing to and fro; a multiple of 4. */
  readonly wave: number;
  /** ms from one bout of swinging to the next; 0: there is one bout only. */
  readonly every: number;
  /** ms that a bout lasts. */
  readonly lasts: number;
  /** Milli-g at the turning points. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** For how many ms before each middle of a swing the switch is closed. */
  readonly closed: number;
}

/** All of them; made anew by each call, because on the interpreter they would take a hundred variables. */
function traces(): { readonly [name: string]: Trace } {
  return {
    still: { wave: 4, every: 0, lasts: 0, x: 0, y: 0, z: 0, closed: 0 },
    /** A firm shake by hand, 4.5 swings a second. */
    shake: { wave: 220, every: 220, lasts: 220, x: 1900, y: 500, z: 300, closed: 30 },
    /** A child's, 6 a second. */
    wild: { wave: 160, every: 160, lasts: 160, x: 4200, y: 2600, z: 1500, closed: 40 },
    /** Too gentle for a roll and for a switch. */
    weak: { wave: 248, every: 248, lasts: 248, x: 350, y: 120, z: 80, closed: 0 },
    /** A knock on the table: one jolt, two edges within 20 ms. */
    knock: { wave: 40, every: 0, lasts: 20, x: 900, y: 400, z: 2500, closed: 12 },
    /** Carried about: soft jolts more than half a second apart. */
    carry: { wave: 400, every: 900, lasts: 200, x: 250, y: 150, z: 600, closed: 40 },
    /** 30 edges within 900 ms, then nothing. */
    burst: { wave: 120, every: 0, lasts: 900, x: 1900, y: 500, z: 300, closed: 30 },
    /** A loose contact: an edge every ms; an accelerometer feels next to nothing. */
    chatter: { wave: 4, every: 4, lasts: 4, x: 40, y: 40, z: 40, closed: 1 },
    /** A switch that stays closed, an accelerometer at the end of its range. */
    stuck: { wave: 4, every: 4, lasts: 4, x: 0, y: 0, z: 0, closed: 2 },
  };
}

/** All names, for the usage text and the tests. */
export const TRACE_NAMES = /* @__PURE__ */ Object.keys(traces());

let lastName = "";
let lastTrace: Trace | undefined;

function traceOf(name: string): Trace {
  if (lastTrace && name === lastName) return lastTrace;
  const all = traces();
  const names = Object.keys(all);
  if (names.indexOf(name) < 0) throw new Error(`motion: no trace '${name}'; there are ${names.join(" ")}`);
  lastName = name;
  lastTrace = all[name]!;
  return lastTrace;
}

function isSwinging(trace: Trace, ms: number): boolean {
  return (trace.every > 0 ? ms % trace.every : ms) < trace.lasts;
}

/** A swing in thousandths, -1000 to 1000: two parabolas that look like a sine. */
function swing(ms: number, wave: number): number {
  const half = wave / 2;
  const p = ms % half;
  const arc = Math.floor((4000 * p * (half - p)) / (half * half));
  return ms % wave < half ? arc : -arc;
}

/**
 * The acceleration [x, y, z] in whole milli-g, gravity (1000 on z) and some noise of the chip included.
 * @param ms whole ms since the trace began, 0 or more
 * @throws Error if there is no such trace
 */
export function motionAt(name: string, ms: number): number[] {
  if (name === "stuck") return [7999, 7999, 7999];
  const trace = traceOf(name);
  const noise = (((ms % 211) * 7919) % 13) - 6;
  if (!isSwinging(trace, ms)) return [noise, -noise, 1000 + noise];
  return [
    Math.floor((trace.x * swing(ms, trace.wave)) / 1000) + noise,
    Math.floor((trace.y * swing(ms + trace.wave / 4, trace.wave)) / 1000) - noise,
    1000 + Math.floor((trace.z * swing(ms * 2, trace.wave)) / 1000) + noise,
  ];
}

/**
 * Whether the vibration switch is closed; every trace but "stuck" begins open.
 * @param ms whole ms since the trace began, 0 or more
 * @throws Error if there is no such trace
 */
export function switchAt(name: string, ms: number): boolean {
  const trace = traceOf(name);
  const half = trace.wave / 2;
  return isSwinging(trace, ms) && ms % half >= half - trace.closed;
}
