import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { board as square } from "../../hal/boards/esp32";
import { board as wide } from "../../hal/boards/esp32-32x8";
import { playScript } from "../../sim/play-script";
import { createSimTower } from "../../sim/tower";
import { LANGUAGES } from "../../sim/web/texts/languages";
import { describeInBrowser, hears, run, unfold } from "../support/browser";

const SCRIPTS = join(import.meta.dirname, "../scripts");
const BOARDS = { esp32: square, "esp32-32x8": wide };
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What a script prints in Node. */
function printedInNode(script: string, board: keyof typeof BOARDS): string {
  const printed: string[] = [];
  playScript(script, createSimTower({ board: BOARDS[board] }), {
    printed: (text) => void printed.push(text),
    frame() {},
  });
  return printed.join("\n");
}

describeInBrowser("the tower in the browser, looked at", (site) => {
  test.each(Object.keys(BOARDS) as (keyof typeof BOARDS)[])(
    "on board %s the scripts print what they print in Node, CRC by CRC",
    async (board) => {
      const { page } = await site.open({ hash: `#game=spicy&seats=1&board=${board}` });
      await hears(page, "shake");
      await unfold(page, "makers");
      await page.selectOption("#speed", "250");
      for (const name of readdirSync(SCRIPTS).filter((file) => file.endsWith(".txt"))) {
        // Dice that no line lays out are to be the same.
        const script = `seed 1\n${readFileSync(join(SCRIPTS, name), "utf8")}\nframe\n`;
        const buffer = Buffer.from(script);
        await page.evaluate(() => delete document.getElementById("script-output")!.dataset.state);
        await page.setInputFiles("#script-file", { name, mimeType: "text/plain", buffer });
        await expect.poll(() => page.getAttribute("#script-output", "data-state"), { timeout: 60000 }).toBe("over");
        const printed = (await page.textContent("#script-output"))!.trimEnd();
        expect(printed, name).toBe(printedInNode(script, board));
        expect(printed).toContain("crc ");
      }
    },
  );

  test.each([
    ["en-GB", "en"],
    ["nl-BE", "nl"],
    ["sv-SE", "sv"],
    ["nb-NO", "nb"],
    ["nn-NO", "nb"],
    ["fr-FR", "en"],
  ])("a browser that speaks %s gets the page, the line and the cards in %s", async (locale, tag) => {
    const { page } = await site.open({ locale });
    const texts = LANGUAGES[tag]!;
    await hears(page, texts.spoken.attract);
    expect(await page.title()).toBe(texts.title);
    expect(await page.getAttribute("html", "lang")).toBe(tag);
    expect(await page.textContent("#shake")).toBe(texts.shake);
    await unfold(page, "rules");
    for (const title of Object.values(texts.games)) {
      await page.click(`#card-names button:text-is("${title}")`);
      await expect.poll(() => page.textContent("#card h2")).toBe(title);
      expect((await page.textContent("#card"))!.length).toBeGreaterThan(600);
    }
  });

  test("another language is remembered", async () => {
    const { page } = await site.open();
    await page.selectOption("#language", "nl");
    expect(await page.textContent("h1")).toBe("Dobbeltoren");
    await page.reload();
    await hears(page, "De toren wacht");
  });

  test.each([
    ["at 1280x900", { width: 1280, height: 900 }, "en-GB"],
    ["at 320x640", { width: 320, height: 640 }, "nl-NL"],
  ] as const)("axe finds nothing, %s", async (_, viewport, locale) => {
    const { page } = await site.open({ viewport, locale, bypassCSP: true });
    await run(page, "do new spicy 2 first=0");
    await run(page, "do roll");
    for (const id of ["rules", "makers", "installer"] as const) await unfold(page, id);
    await page.waitForTimeout(800);
    await page.evaluate(axe);
    const found = await page.evaluate(async () => {
      type Axe = { run(): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }> };
      const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run();
      return violations.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    });
    expect(found).toEqual([]);
  });

  test.each([320, 768, 1280, 3840])("nothing sticks out sideways at %i pixels", async (width) => {
    const { page } = await site.open({ viewport: { width, height: Math.round(width * 0.6) + 300 }, locale: "nb-NO" });
    await run(page, "do new spicy 8 first=0");
    for (const id of ["rules", "makers", "installer"] as const) await unfold(page, id);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const box = (await page.locator("#panel").boundingBox())!;
    expect(box.width).toBeGreaterThan(Math.min(250, width * 0.75));
  });

  test.each([1, 1.5, 3])("LEDs are whole pixels at a pixel ratio of %d", async (deviceScaleFactor) => {
    const { page } = await site.open({ deviceScaleFactor });
    await hears(page, "waits");
    const [canvas, shown] = await page.evaluate(() => {
      const panel = document.getElementById("panel") as HTMLCanvasElement;
      return [panel.width, panel.clientWidth * devicePixelRatio];
    });
    expect(canvas! % 17).toBe(0);
    // Never enlarged by more than one LED's rest.
    expect(canvas! / shown!).toBeGreaterThan(0.95);
  });

  test("the policy lets in no script, style or picture but the page's own", async () => {
    const { page, troubles } = await site.open();
    await hears(page, "waits");
    const ran = await page.evaluate(() => {
      const script = document.createElement("script");
      try {
        script.textContent = "globalThis.ran = true";
        document.head.append(script);
      } catch {
        // Trusted types refuse the text.
      }
      return "ran" in globalThis;
    });
    expect(ran).toBe(false);
    troubles.length = 0;
  });

  test("it can be installed", async () => {
    const { page, context } = await site.open();
    const devtools = await context.newCDPSession(page);
    const { errors } = await devtools.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
    expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  });
});
