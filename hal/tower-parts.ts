import type { Buttons } from "./buttons";
import type { Buzzer } from "./buzzer";
import type { Clock } from "./clock";
import type { Entropy } from "./entropy";
import type { Flash } from "./flash";
import type { LedMatrix } from "./led-matrix";
import type { ShakeSensor } from "./shake-sensor";
import type { System } from "./system";

/** One of each part: what a composition root hands to the tower. */
export interface TowerParts {
  readonly clock: Clock;
  readonly matrix: LedMatrix;
  readonly buttons: Buttons;
  readonly shakeSensor: ShakeSensor;
  readonly buzzer: Buzzer;
  readonly flash: Flash;
  readonly entropy: Entropy;
  readonly system: System;
}
