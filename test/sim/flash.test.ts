import { describe, expect, test } from "vitest";
import { createFlashMemory, createSimFlash, PlugPulled } from "../../sim/flash";

const area = { address: 0x310000, sectorSize: 256, sectorCount: 4 };
const bytes = (...values: number[]) => Uint8Array.from(values);

function setUp() {
  const store = createFlashMemory(area);
  return { store, flash: createSimFlash(area, store) };
}

describe("NOR flash", () => {
  test("is empty at first, all 0xFF", () => {
    const { flash } = setUp();
    expect(flash.read(0, 1024).every((byte) => byte === 255)).toBe(true);
    expect([flash.sectorSize, flash.sectorCount]).toEqual([256, 4]);
  });

  test("keeps what is written, and reading gives a copy", () => {
    const { flash } = setUp();
    flash.write(10, bytes(1, 2, 3));
    const copy = flash.read(9, 5);
    expect([...copy]).toEqual([255, 1, 2, 3, 255]);
    copy.fill(0);
    expect([...flash.read(10, 3)]).toEqual([1, 2, 3]);
  });

  test("a write over written bytes may clear more bits", () => {
    const { flash } = setUp();
    flash.write(0, bytes(0b1111_0000));
    flash.write(0, bytes(0b1010_0000));
    flash.write(0, bytes(0));
    expect(flash.read(0, 1)[0]).toBe(0);
  });

  test("setting a bit is loud, names the byte, and writes nothing of it", () => {
    const { flash } = setUp();
    flash.write(300, bytes(0xf0));
    expect(() => flash.write(299, bytes(1, 0xf1))).toThrow(
      "flash: write of 241 at 300 over 240 sets a bit; erase sector 1 first",
    );
    expect([...flash.read(299, 2)]).toEqual([255, 0xf0]);
  });

  test("an erase sets its sector and no other to 0xFF, and counts", () => {
    const { flash } = setUp();
    for (const address of [255, 256, 511, 512]) flash.write(address, bytes(0));
    flash.erase(1);
    expect([255, 256, 511, 512].map((address) => flash.read(address, 1)[0])).toEqual([0, 255, 255, 0]);
    flash.erase(1);
    flash.erase(3);
    expect(flash.erases()).toEqual([0, 2, 0, 1]);
  });

  test("a write may end with a sector and not go over its end", () => {
    const { flash } = setUp();
    flash.write(254, bytes(1, 2));
    expect(() => flash.write(255, bytes(1, 2))).toThrow("flash: write of 2 bytes at 255 crosses the end of sector 0");
  });

  test.each([
    ["read before the area", () => setUp().flash.read(-1, 1), "flash: read of 1 bytes at -1 is outside the 1024 bytes"],
    ["read over its end", () => setUp().flash.read(1020, 5), "flash: read of 5 bytes at 1020"],
    ["read of nothing", () => setUp().flash.read(0, 0), "flash: read of 0 bytes at 0"],
    ["read between bytes", () => setUp().flash.read(0.5, 1), "flash: read of 1 bytes at 0.5"],
    ["write over its end", () => setUp().flash.write(1024, bytes(0)), "flash: write of 1 bytes at 1024"],
    ["erase of no sector", () => setUp().flash.erase(4), "flash: erase of sector 4; there are 0 to 3"],
    ["a store of another size", () => createSimFlash(area, { bytes: bytes(1), saved() {} }), "flash: the store has 1"],
  ])("refuses a %s", (_, act, message) => {
    expect(act).toThrow(message);
  });

  test("the CRC is the one of the board", () => {
    expect(setUp().flash.crc32(bytes(0x31, 0x32, 0x33, 0x34, 0x35, 0x36, 0x37, 0x38, 0x39))).toBe(0xcbf43926);
  });
});

describe("the store", () => {
  test("is told of each change, after it", () => {
    const seen: string[] = [];
    const store = createFlashMemory(area);
    const flash = createSimFlash(area, {
      bytes: store.bytes,
      saved: (address, length) => seen.push(`${address}+${length}: ${store.bytes[address]}`),
    });
    flash.write(7, bytes(5, 6));
    flash.erase(0);
    expect(seen).toEqual(["7+2: 5", "0+256: 255"]);
  });

  test("is what another flash goes on with", () => {
    const { store, flash } = setUp();
    flash.write(0, bytes(42));
    expect(createSimFlash(area, store).read(0, 1)[0]).toBe(42);
  });
});

describe("the plug pulled", () => {
  test("after any byte of a write: those before it are there, no other", () => {
    for (let steps = 0; steps < 4; steps++) {
      const { flash } = setUp();
      flash.pullPlugAfter(steps);
      expect(() => flash.write(0, bytes(1, 2, 3, 4))).toThrow(PlugPulled);
      flash.power();
      expect([...flash.read(0, 4)]).toEqual([1, 2, 3, 4].map((byte, i) => (i < steps ? byte : 255)));
    }
  });

  test("a write that just got through is whole, and the next one has no power", () => {
    const { flash } = setUp();
    flash.pullPlugAfter(2);
    flash.write(0, bytes(1, 2));
    expect(() => flash.read(0, 1)).toThrow(PlugPulled);
    expect(() => flash.erase(0)).toThrow(PlugPulled);
  });

  test("in the middle of an erase: a part of the sector is as it was", () => {
    const { store, flash } = setUp();
    flash.write(0, new Uint8Array(256));
    flash.pullPlugAfter(1);
    expect(() => flash.erase(0)).toThrow(PlugPulled);
    flash.power();
    expect([store.bytes[63], store.bytes[64]]).toEqual([255, 0]);
  });
});

describe("the plug pulled halfway through a step", () => {
  test("some bits of the byte are programmed, none is set, and the rest is untouched", () => {
    const found = new Set<number>();
    for (let noise = 1; noise <= 200; noise++) {
      const { store, flash } = setUp();
      flash.pullPlugAfter(1, noise);
      expect(() => flash.write(0, bytes(0x11, 0x0f, 0))).toThrow(PlugPulled);
      expect(store.bytes[0]).toBe(0x11);
      expect(store.bytes[1]! & 0x0f).toBe(0x0f);
      expect(store.bytes[2]).toBe(255);
      found.add(store.bytes[1]!);
    }
    expect(found.size).toBeGreaterThan(10);
  });

  test("a quarter of the sector is left as noise, and it happens once", () => {
    const { store, flash } = setUp();
    flash.write(0, new Uint8Array(256));
    flash.pullPlugAfter(1, 7);
    expect(() => flash.erase(0)).toThrow(PlugPulled);
    const image = store.bytes.slice();
    expect(new Set(image.slice(0, 64))).toEqual(new Set([255]));
    expect(new Set(image.slice(64, 128)).size).toBeGreaterThan(20);
    expect(new Set(image.slice(128, 256))).toEqual(new Set([0]));
    expect(() => flash.erase(0)).toThrow(PlugPulled);
    expect(store.bytes).toEqual(image);
  });
});

describe("a worn chip", () => {
  test("a worn sector takes writes where it is empty, but no erase", () => {
    const { flash } = setUp();
    flash.wearOut(1);
    flash.write(256, bytes(3));
    expect(() => flash.erase(1)).toThrow("flash: sector 1 is not empty after an erase, worn out?");
    expect([...flash.read(256, 2)]).toEqual([3, 255]);
  });

  test("a bit stuck at 1 doesn't take a write, and says so; one stuck at 0 isn't erased", () => {
    const { flash } = setUp();
    flash.stick(5, 0, 0x80);
    expect(() => flash.write(4, bytes(1, 2, 3))).toThrow("flash: byte 5 did not take 2, worn out?");
    expect([...flash.read(4, 3)]).toEqual([1, 0x82, 3]);
    flash.stick(7, 0x01, 0);
    expect(flash.read(7, 1)[0]).toBe(0xfe);
    expect(() => flash.erase(0)).toThrow("flash: sector 0 is not empty after an erase");
    flash.write(7, bytes(0xff));
    expect(flash.read(7, 1)[0]).toBe(0xfe);
  });

  test("tells how long it was busy: a sector takes as long as 45 records", () => {
    const busy: number[] = [];
    const flash = createSimFlash(area, createFlashMemory(area), (ms) => busy.push(ms));
    flash.write(0, bytes(1));
    flash.erase(0);
    expect(busy).toEqual([1, 45]);
  });
});
