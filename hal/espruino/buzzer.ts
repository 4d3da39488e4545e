import type { Buzzer } from "../buzzer";

/** A passive piezo on a pin that has PWM (not 25 or 26: there the DAC ignores `freq`, targets/esp32/jshardware.c). */
export function createBuzzer(pin: number): Buzzer {
  digitalWrite(pin, 0);
  return {
    tone: (hertz: number) => analogWrite(pin, 0.5, { freq: hertz }),
    // Also takes the pin from the PWM (jshPinSetValue), so that it rests low.
    off: () => digitalWrite(pin, 0),
  };
}
