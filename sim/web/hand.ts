/** The hand that drags the tower about: where it pulls, and what the tower feels of it. */
export interface Hand {
  /** The hand is this far from where it took hold, CSS pixels. */
  pull(right: number, down: number): void;
  letGo(): void;
  /** Lets whole milliseconds pass. */
  advance(ms: number): void;
  /** Where the tower is, CSS pixels from its place. */
  place(): readonly [right: number, down: number];
  /** The acceleration that comes on top of gravity, [x, y, z] in whole milli-g. */
  acceleration(): readonly [number, number, number];
}

/**
 * The tower hangs on the hand by a soft spring: without it a pointer's steps from event to event would be jolts. A pixel
 * is a millimetre, a swing 4 times a second is followed by half: so a firm shake of 5 cm is felt as one (2 g).
 */
const SPRING = 25;
/** It is held by the table: no further than this, pixels. */
const REACH = 70;
const MILLI_G_PER_PIXEL = 1 / 9.81;

/** A hand that holds nothing. */
export function createHand(): Hand {
  const aim = [0, 0];
  const at = [0, 0];
  const speed = [0, 0];
  const felt = [0, 0];

  function step(axis: 0 | 1): void {
    // Critical damping: no swinging on after the hand has stopped.
    const pull = SPRING * SPRING * (aim[axis]! - at[axis]!) - 2 * SPRING * speed[axis]!;
    speed[axis]! += pull / 1000;
    at[axis]! += speed[axis]! / 1000;
    felt[axis] = pull;
  }

  return {
    pull(right, down) {
      const far = Math.hypot(right, down);
      const share = far > REACH ? REACH / far : 1;
      aim[0] = right * share;
      aim[1] = down * share;
    },

    letGo() {
      aim[0] = 0;
      aim[1] = 0;
    },

    advance(ms) {
      for (let i = 0; i < ms; i++) {
        step(0);
        step(1);
      }
      const isAtRest = aim.every((pixels) => pixels === 0) && [...at, ...speed].every((value) => Math.abs(value) < 0.5);
      if (isAtRest) for (const list of [at, speed, felt]) list.fill(0);
    },

    place: () => [at[0]!, at[1]!],
    acceleration: () => [Math.round(felt[0]! * MILLI_G_PER_PIXEL), Math.round(felt[1]! * MILLI_G_PER_PIXEL), 0],
  };
}
