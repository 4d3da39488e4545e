import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect } from "vitest";
import { buildPage } from "../../build/web/page";
import { servePage } from "../../build/web/serve";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The browser that is installed here; CHROMIUM names another one. */
export const browserPath = [process.env.CHROMIUM ?? "", ...PLACES].find((path) => path !== "" && existsSync(path));

const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** What the page's installer sends in tests: a few chunks that say they run. */
export const TEST_PROGRAM = `/*${"x".repeat(1800)}*/\nvar tower={run:function(){return "installed"}};\n`;

/** A page open in the browser, with all that went wrong in it. */
export interface Opened {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly troubles: string[];
}

export interface Site {
  readonly url: string;
  open(options?: BrowserContextOptions & { readonly hash?: string; readonly init?: () => void }): Promise<Opened>;
  /** Another page of the same person. */
  again(context: BrowserContext): Promise<Opened>;
  /** The server is gone. */
  unplug(): Promise<void>;
}

/** Tests with the page in a real browser; where none is found they are skipped, and that is said. */
export function describeInBrowser(name: string, tests: (site: Site) => void): void {
  if (!browserPath) console.warn(`No Chromium here, so not tested: ${name}. Install it, or set CHROMIUM to one.`);
  // Real time passes in these: on a busy machine a page may be late once.
  describe.skipIf(!browserPath)(name, { timeout: 120000, retry: 1 }, () => {
    let browser: Browser;
    let folder = "";
    let server: Awaited<ReturnType<typeof servePage>>;
    let opened: Opened[] = [];

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), "tower-page-"));
      await buildPage({ outdir: folder, program: async () => TEST_PROGRAM });
      server = await servePage(folder, 0);
      browser = await chromium.launch({ executablePath: browserPath!, args: FLAGS });
    }, 120000);
    afterAll(async () => {
      await browser?.close();
      await server?.close();
      if (folder) rmSync(folder, { recursive: true, force: true });
    });
    // A page left open goes on playing, and all of them share the processor.
    afterEach(async () => {
      const troubles = opened.flatMap((one) => one.troubles);
      for (const context of new Set(opened.map((one) => one.context))) await context.close();
      opened = [];
      expect(troubles).toEqual([]);
    });

    async function again(context: BrowserContext, hash = ""): Promise<Opened> {
      const page = await context.newPage();
      const troubles: string[] = [];
      page.on("pageerror", (error) => troubles.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error") troubles.push(message.text());
      });
      page.on("request", (request) => {
        if (!request.url().startsWith(server.url) && !request.url().startsWith("blob:"))
          troubles.push(`asked for ${request.url()}`);
      });
      await page.goto(server.url + hash);
      const seen = { page, context, troubles };
      opened.push(seen);
      return seen;
    }

    tests({
      get url() {
        return server.url;
      },
      async open({ hash = "", init, ...options } = {}) {
        const context = await browser.newContext({
          viewport: { width: 1280, height: 900 },
          locale: "en-GB",
          ...options,
        });
        if (init) await context.addInitScript(init);
        return again(context, hash);
      },
      again,
      unplug: () => server.close(),
    });
  });
}

/** A line for the tower's console, as a maker types it. */
export async function run(page: Page, line: string): Promise<string> {
  await page.waitForFunction(() => "tower" in globalThis);
  return page.evaluate((text) => tower.run(text), line);
}

export async function stateOf(page: Page): Promise<{ [name: string]: unknown }> {
  return JSON.parse(await run(page, "state"));
}

/** Waits until the line for ears says this. */
export async function hears(page: Page, text: string | RegExp): Promise<void> {
  await expect.poll(() => page.textContent("#says"), { timeout: 15000, interval: 30 }).toMatch(text);
}

/** Opens one of the panels, if it is not. */
export async function unfold(page: Page, id: "rules" | "makers" | "installer"): Promise<void> {
  const isOpen = await page.evaluate((name) => document.getElementById(name)!.hasAttribute("open"), id);
  if (!isOpen) await page.click(`#${id} > summary`);
}
