import { expect, test } from "vitest";
import {
  BRIGHTNESS,
  DEFAULT_SETTINGS,
  MUTE,
  RADIO,
  SENSITIVITY,
  SETTING_HIGHEST,
  SETTING_LOWEST,
  SETTING_NAMES,
} from "../../../firmware/session/settings";

test("the places in flash are these for ever: new settings go to the end", () => {
  expect(SETTING_NAMES.slice(0, 4)).toEqual(["brightness", "mute", "sensitivity", "radio"]);
  expect([BRIGHTNESS, MUTE, SENSITIVITY, RADIO]).toEqual([0, 1, 2, 3]);
});

test("each has a lowest and a highest value that fit a byte, and a default between them", () => {
  for (const list of [SETTING_LOWEST, SETTING_HIGHEST, DEFAULT_SETTINGS])
    expect(list).toHaveLength(SETTING_NAMES.length);
  DEFAULT_SETTINGS.forEach((value, i) => {
    expect(value).toBeGreaterThanOrEqual(SETTING_LOWEST[i]!);
    expect(value).toBeLessThanOrEqual(SETTING_HIGHEST[i]!);
  });
  expect(Math.min(...SETTING_LOWEST)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...SETTING_HIGHEST)).toBeLessThan(256);
});
