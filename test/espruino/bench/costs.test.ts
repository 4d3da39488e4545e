import { expect, it } from "vitest";
import { costsOf } from "./costs";

const tick = (line: string, count: number) => ({ line, count });

it("the dearest press and idle tick, and the mean of the ticks in which the dice tumble", () => {
  const shake = Array.from({ length: 35 }, (_, i) => tick("shake 700", i < 15 ? 100 : i < 34 ? 4 : 24));
  const ticks = [tick("wait 1200", 5), tick("press ok", 7), tick("hold star 900", 9), ...shake, tick("wait 300", 6)];
  expect(costsOf(ticks)).toEqual({ tumble: 5, dearestTumble: 24, idle: 6, press: tick("hold star 900", 9) });
});

it("where nobody shakes nothing tumbles", () =>
  expect(costsOf([tick("press ok", 1)])).toMatchObject({ tumble: undefined, dearestTumble: undefined }));
