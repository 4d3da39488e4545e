import type { Clock } from "../../hal/clock";
import type { SensorKind, ShakeSensor } from "../../hal/shake-sensor";

/** What moves the tower beside the traces of scripts and keys. */
export interface Movers {
  /** Of a hand that drags the tower: what it adds, [x, y, z] in milli-g. */
  hand(): readonly [number, number, number];
  /** Of the phone that the page is on: all that it feels, gravity included; undefined if it feels nothing. */
  phone(): readonly [number, number, number] | undefined;
  /** What is plugged in; the sensor itself learns it from what answers. */
  plugged(): SensorKind;
}

/** A switch closes at a jolt like this one, milli-g: as the traces of `motion.ts` have it. */
const SWITCH_JOLT = 900;

/** A sensor that feels traces and movers alike, whatever kind it is. */
export function createFeltSensor(sensor: ShakeSensor, clock: Clock, movers: Movers): ShakeSensor {
  let wasJolted = false;
  /** An edge of ours has told that there is a switch, as one of the trace would have. */
  let isKnown = false;

  function isSwitch(): boolean {
    const kind = sensor.kind();
    return movers.plugged() === "switch" && (kind === "switch" || kind === "none");
  }

  function moved(): readonly [number, number, number] {
    const [x, y, z] = movers.hand();
    const phone = movers.phone();
    // The trace brings gravity already.
    return phone ? [x + phone[0], y + phone[1], z + phone[2] - 1000] : [x, y, z];
  }

  return {
    kind() {
      const kind = sensor.kind();
      return kind === "none" && isKnown && isSwitch() ? "switch" : kind;
    },

    sample() {
      const trace = sensor.sample();
      const more = moved();
      return trace.map((milliG, axis) => Math.round(Math.max(-8000, Math.min(7999, milliG + more[axis]!))));
    },

    edges() {
      const edges = sensor.edges();
      const [x, y, z] = moved();
      const isJolted = Math.abs(x) + Math.abs(y) + Math.abs(z) > SWITCH_JOLT;
      const isEdge = isJolted !== wasJolted && isSwitch() && edges.length === 0;
      wasJolted = isJolted;
      isKnown ||= isEdge;
      return isEdge ? [clock.now() * 1000] : edges;
    },
  };
}
