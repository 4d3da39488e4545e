import { describe, expect, test } from "vitest";
import { openPort } from "../../../build/deploy/port";
import { portsFound, portTrouble } from "../../../build/deploy/port-trouble";

const PORTS = ["  /dev/ttyUSB0  (Silicon Labs)", "  /dev/ttyS0"];

/** What systems and the serial library say, and what a person is told. */
const SAID: readonly (readonly [string, string, RegExp])[] = [
  ["/dev/ttyUSB0", "Error: Permission denied, cannot open /dev/ttyUSB0", /may not use \/dev\/ttyUSB0.*dialout/s],
  ["/dev/ttyUSB0", "Error Resource temporarily unavailable Cannot lock port", /in use by another program.*Web IDE/s],
  [
    "/dev/ttyUSB7",
    "Error: No such file or directory, cannot open /dev/ttyUSB7",
    /no port \/dev\/ttyUSB7.*carries data/s,
  ],
  ["COM9", "Opening COM9: File not found", /no port COM9.*driver/s],
  ["/etc/passwd", "Error: Inappropriate ioctl for device setting custom baud rate of 115200", /no serial port/],
  ["/dev/ttyUSB0", "something new", /can't be opened: something new/],
];

describe("a serial port that can't be opened", () => {
  test.each(SAID)("%s: %s", (name, said, told) => {
    const text = portTrouble(name, new Error(said), PORTS);
    expect(text).toMatch(told);
    expect(text).toContain("Ports found:\n  /dev/ttyUSB0  (Silicon Labs)\n  /dev/ttyS0");
  });

  test("is told in the library's own words", async () => {
    await expect(openPort("/dev/ttyNothing")).rejects.toThrow(/no port \/dev\/ttyNothing/);
    await expect(openPort("package.json")).rejects.toThrow(/package\.json is no serial port/);
  });

  test("with no port there at all", () => {
    expect(portsFound([])).toMatch(/^No serial port was found/);
  });
});

describe("an address", () => {
  test.each([
    ["ECONNREFUSED", /Nobody listens at tcp:\/\/host:23/],
    ["ENOTFOUND", /can't be reached.*Wi-Fi off/],
    ["ETIMEDOUT", /can't be reached/],
  ])("where it goes wrong with %s", (code, told) => {
    const text = portTrouble("tcp://host:23", Object.assign(new Error("connect"), { code }), PORTS);
    expect(text).toMatch(told);
    // Serial ports are no help there.
    expect(text).not.toContain("ttyUSB0");
  });

  test("where nobody listens", async () => {
    await expect(openPort("tcp://127.0.0.1:9")).rejects.toThrow("Nobody listens at tcp://127.0.0.1:9");
  });

  test.each(["tcp://host", "tcp://:23", "http://host:23", "tcp://"])("that is none: %s", async (name) => {
    await expect(openPort(name)).rejects.toThrow(/is no port: give one like/);
  });
});
