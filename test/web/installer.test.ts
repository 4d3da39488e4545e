import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Wire } from "../../sim/web/installer/console";
import { describeInBrowser, hears, type Site, TEST_PROGRAM, unfold } from "../support/browser";
import { createProcessWire } from "../support/process-wire";
import { StandInConsole } from "../support/stand-in-console";

interface Ends {
  serialWrite(text: string): Promise<void>;
  serialHeard(text: string): void;
}

/** In the page: a serial port whose other end is here. */
function fakePort(): void {
  const ends = globalThis as unknown as Ends;
  const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
  const port = {
    open: async () => {
      Object.assign(port, {
        readable: new ReadableStream<Uint8Array>({
          start(controller) {
            ends.serialHeard = (text) => controller.enqueue(bytesOf(text));
          },
        }),
        writable: new WritableStream<Uint8Array>({
          write: (bytes) => ends.serialWrite(String.fromCharCode(...bytes)),
        }),
      });
    },
    close: async () => {},
  };
  Object.defineProperty(navigator, "serial", { value: { requestPort: async () => port } });
}

/** Opens the page with a board on the wire. */
async function openWith(site: Site, wire: Wire, seen = (text: string) => text): Promise<Page> {
  const { page, context } = await site.open({ init: fakePort });
  wire.listen(
    (text) =>
      void page.evaluate((heard) => (globalThis as unknown as Ends).serialHeard(heard), seen(text)).catch(() => {}),
    () => {},
  );
  await context.exposeFunction("serialWrite", (text: string) => wire.write(text));
  await hears(page, "waits");
  await unfold(page, "installer");
  return page;
}

async function says(page: Page, text: string | RegExp): Promise<void> {
  await expect.poll(() => page.textContent("#installer-says"), { timeout: 60000, interval: 50 }).toMatch(text);
}

describeInBrowser("the installer in the browser", (site) => {
  test("puts the tower on a board, and the next one beside it", async () => {
    const board = new StandInConsole();
    const page = await openWith(site, board);
    await page.click("#install");
    await says(page, "The tower runs, on Espruino 2v29.277");
    expect(board.files.get("tower.a")).toBe(TEST_PROGRAM);
    await page.click("#install");
    await expect.poll(() => board.files.get("tower.use"), { timeout: 30000 }).toBe("tower.b");
    await says(page, "The tower runs");
    expect(board.inside("tower.run()")).toBe("installed");
  });

  test.each([
    [{ board: "PIXLJS" }, "This is a PIXLJS; the program is for ESP32"],
    [{ version: "2v12" }, "Espruino 2v12 is too old: 2v29 or newer"],
    [{ damagedChunk: 1 }, "nothing was switched"],
    [{ room: 500 }, "took no more"],
  ] as const)("says what is wrong: %j", async (options, sentence) => {
    const page = await openWith(site, new StandInConsole(options));
    await page.click("#install");
    await says(page, sentence);
    // And in the language that is chosen afterwards.
    await page.selectOption("#language", "nl");
    expect(await page.textContent("#installer-says")).not.toContain(sentence);
    expect(await page.isEnabled("#install")).toBe(true);
  });

  test("no port chosen is no harm", async () => {
    const { page } = await site.open({
      init: () => {
        const requestPort = () => Promise.reject(new DOMException("none", "NotFoundError"));
        Object.defineProperty(navigator, "serial", { value: { requestPort } });
      },
    });
    await unfold(page, "installer");
    await page.click("#install");
    await says(page, "No port was chosen");
  });

  test("a browser without serial ports says what to do instead", async () => {
    const { page } = await site.open({
      init: () => {
        delete (Navigator.prototype as { serial?: unknown }).serial;
      },
    });
    await unfold(page, "installer");
    await expect.poll(() => page.textContent("#installer-panel")).toContain("README");
    expect(await page.locator("#install").count()).toBe(0);
  });

  test.skipIf(!process.env.ESPRUINO)("talks to the real interpreter", async () => {
    const wire = createProcessWire(process.env.ESPRUINO!);
    try {
      // A build for Linux is what stands on the wire here; the page asks for an ESP32.
      const page = await openWith(site, wire, (text) => text.replace(/"LINUX\w*"/, '"ESP32"'));
      await page.click("#install");
      await says(page, "The tower runs, on Espruino 2v");
    } finally {
      await wire.close();
    }
  });
});
