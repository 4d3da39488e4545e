import { expect, test } from "vitest";
import {
  BRIGHTNESS,
  COUNTS,
  DEFAULT_SETTINGS,
  ERRORS,
  MUTE,
  RADIO,
  SENSITIVITY,
  SETTING_HIGHEST,
  SETTING_LOWEST,
  SETTING_NAMES,
  SLEEP,
} from "../../../firmware/session/settings";

test("the places in flash are these for ever: new settings go to the end", () => {
  expect(SETTING_NAMES).toEqual(["brightness", "mute", "sensitivity", "radio", "sleep", "errors"]);
  expect([BRIGHTNESS, MUTE, SENSITIVITY, RADIO, SLEEP, ERRORS, COUNTS]).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test("behind the settings stand two bytes for each of six faces", () => {
  expect(DEFAULT_SETTINGS.slice(COUNTS)).toEqual(Array(12).fill(0));
});

test("each has a lowest and a highest value that fit a byte, and a default between them", () => {
  for (const list of [SETTING_LOWEST, SETTING_HIGHEST]) expect(list).toHaveLength(SETTING_NAMES.length);
  DEFAULT_SETTINGS.slice(0, COUNTS).forEach((value, i) => {
    expect(value).toBeGreaterThanOrEqual(SETTING_LOWEST[i]!);
    expect(value).toBeLessThanOrEqual(SETTING_HIGHEST[i]!);
  });
  expect(Math.min(...SETTING_LOWEST)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...SETTING_HIGHEST)).toBeLessThan(256);
});
