/** The motion of the phone that shows the page. */
export interface Phone {
  /** "none": nothing here moves; "ask": the browser wants to be asked by a tap; "on": shaking it rolls. */
  state(): "none" | "ask" | "on" | "off";
  /** From a tap: asks for permission, or switches it off and on. */
  tap(): Promise<void>;
  /** What it feels now with gravity, [x, y, z] in milli-g; undefined if it feels nothing. */
  felt(): readonly [number, number, number] | undefined;
}

/** Safari's, not in the standard's types. */
interface Asking {
  requestPermission?(): Promise<"granted" | "denied">;
}

const MILLI_G_PER_MS2 = 1000 / 9.81;

/** @param changed the state is another one now */
export function createPhone(changed: () => void): Phone {
  // A computer may have the interface, but nobody lifts it up.
  const isHeld = navigator.maxTouchPoints > 0;
  const kind = isHeld ? (globalThis as { DeviceMotionEvent?: Asking }).DeviceMotionEvent : undefined;
  let state: ReturnType<Phone["state"]> = kind?.requestPermission ? "ask" : "none";
  let felt: readonly [number, number, number] | undefined;

  function become(next: typeof state): void {
    if (state === next) return;
    state = next;
    changed();
  }

  function listen(): void {
    addEventListener("devicemotion", ({ accelerationIncludingGravity: felt3 }) => {
      // A computer without the chip sends one event without numbers.
      if (felt3?.x == null || felt3.y == null || felt3.z == null) return;
      if (state === "none") become("on");
      felt =
        state === "on" ? [felt3.x * MILLI_G_PER_MS2, felt3.y * MILLI_G_PER_MS2, felt3.z * MILLI_G_PER_MS2] : undefined;
    });
  }

  if (kind && !kind.requestPermission) listen();

  return {
    state: () => state,
    async tap() {
      if (state === "ask") {
        if ((await kind!.requestPermission!()) !== "granted") return;
        listen();
        become("on");
      } else if (state !== "none") become(state === "on" ? "off" : "on");
      if (state === "off") felt = undefined;
    },
    felt: () => felt,
  };
}
