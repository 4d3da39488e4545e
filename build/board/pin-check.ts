import type { Board } from "../../hal/board";
import { BUTTON_NAMES } from "../../hal/buttons";
import { type Chip, chipOf, NO_TONE_PINS, type PinUse } from "./chips";

export interface PinRole {
  /** Reads on after "GPIO 13 is ...": "the matrix". */
  readonly role: string;
  /** Where the number stands in the record. */
  readonly field: string;
  readonly pin: number;
  readonly use: PinUse;
}

/** Each pin of a record with what it is for. */
export function pinRoles(board: Board): PinRole[] {
  return [
    { role: "the data of the matrix", field: "matrix.pin", pin: board.matrix.pin, use: "output" },
    ...board.buttonPins.map(
      (pin, i): PinRole => ({
        role: `button ${BUTTON_NAMES[i]}`,
        field: `buttonPins[${i}]`,
        pin,
        use: "input",
      }),
    ),
    { role: "the buzzer", field: "buzzerPin", pin: board.buzzerPin, use: "output" },
    { role: "SDA of the accelerometer", field: "i2c.sda", pin: board.i2c.sda, use: "bus" },
    { role: "SCL of the accelerometer", field: "i2c.scl", pin: board.i2c.scl, use: "bus" },
    { role: "the shake switch", field: "shakePin", pin: board.shakePin, use: "input" },
  ];
}

/**
 * Why pins of a record can't do their jobs, one sentence each: the pin, its job and where it stands, the reason.
 * Empty if all can.
 */
export function pinTroubles(board: Board): string[] {
  const chip = chipOf(board.name);
  if (!chip) return [`name: no chip is known for a board "${board.name}"; names begin with ESP32, ESP32S3 or ESP32C3`];
  const roles = pinRoles(board);
  return roles.flatMap((one, i) => {
    const because = whyNot(chip, one, roles.slice(0, i));
    const free = freePins(chip, one, roles).join(", ") || "none";
    return because
      ? [`GPIO ${one.pin} can't be ${one.role} (${one.field}): it ${because}. Free for that: ${free}`]
      : [];
  });
}

function whyNot(chip: Chip, { pin, role, use }: PinRole, before: readonly PinRole[]): string | undefined {
  if (pin > chip.highestPin) return `doesn't exist, an ${chip.name} has 0 to ${chip.highestPin}`;
  const limit = chip.limits.find(({ pins, not }) => pins.includes(pin) && not.includes(use));
  if (limit) return limit.because;
  if (role === "the buzzer" && NO_TONE_PINS[chip.name]?.includes(pin)) return "has a DAC, which plays no tones";
  const taken = before.find((other) => other.pin === pin);
  return taken && `is ${taken.role} already (${taken.field})`;
}

function freePins(chip: Chip, { role, field, use }: PinRole, roles: readonly PinRole[]): number[] {
  const pins = Array.from({ length: chip.highestPin + 1 }, (_, pin) => pin);
  return pins.filter((pin) => !roles.some((one) => one.pin === pin) && !whyNot(chip, { role, field, pin, use }, []));
}
