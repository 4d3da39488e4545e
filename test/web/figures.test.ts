import { expect, test } from "vitest";
import { describeInBrowser, hears, run } from "../support/browser";

/** What a visitor pays; printed, and held to bounds that only a mistake breaks. */
describeInBrowser("the tower in the browser, measured", (site) => {
  test("bytes over the wire and time to the first picture", async () => {
    const { page, context } = await site.open();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
    await devtools.send("Network.setBypassServiceWorker", { bypass: true });
    let bytes = 0;
    devtools.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.reload();
    await hears(page, "waits");
    const first = await page.evaluate(() => performance.getEntriesByName("first-frame")[0]!.startTime);
    console.log(`first visit: ${bytes} bytes over the wire, first picture after ${Math.round(first)} ms`);
    expect(bytes).toBeLessThan(120000);
    expect(first).toBeLessThan(5000);
  });

  test("pictures a second while the dice tumble, the processor four times slower", async () => {
    const { page, context } = await site.open({
      init: () => {
        const seen = { pictures: 0 };
        Object.assign(globalThis, { seen });
        const put = CanvasRenderingContext2D.prototype.putImageData;
        CanvasRenderingContext2D.prototype.putImageData = function (image: ImageData, x: number, y: number) {
          seen.pictures++;
          Reflect.apply(put, this, [image, x, y]);
        };
      },
    });
    await run(page, "do new spicy 1");
    await hears(page, "shake");
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const { frames, pictures, ms } = await page.evaluate(async () => {
      const { seen } = globalThis as unknown as { seen: { pictures: number } };
      const next = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      document.getElementById("shake")!.click();
      const rattle = setInterval(() => document.getElementById("shake")!.click(), 300);
      for (let i = 0; i < 20; i++) await next();
      const began = await next();
      const before = seen.pictures;
      let frames = 0;
      let now = began;
      for (; now < began + 2000; frames++) now = await next();
      clearInterval(rattle);
      return { frames, pictures: seen.pictures - before, ms: now - began };
    });
    const rate = (count: number) => ((count * 1000) / ms).toFixed(1);
    console.log(`tumbling at 4x slowdown: ${rate(frames)} frames a second, ${rate(pictures)} of them another picture`);
    expect((frames * 1000) / ms).toBeGreaterThan(15);
  });
});
