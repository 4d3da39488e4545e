import { expect, test } from "vitest";
import { crc32, slowCrc32 } from "../../sim/crc32";

const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  // The check value of the CRC catalogue for CRC-32/ISO-HDLC.
  ["123456789", 0xcbf43926],
  ["", 0],
  ["a", 0xe8b7be43],
])("CRC-32 of %j", (text, crc) => {
  expect(crc32(ascii(text))).toBe(crc);
  expect(slowCrc32(ascii(text))).toBe(crc);
});

test("with and without a native one it is the same", () => {
  const bytes = Uint8Array.from({ length: 768 }, (_, i) => (i * i) & 255);
  expect(slowCrc32(bytes)).toBe(crc32(bytes));
});
