import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { describeInBrowser, hears, run, stateOf, unfold } from "../support/browser";

type ButtonName = "left" | "right" | "ok" | "star";

const KEYS = { left: "ArrowLeft", right: "ArrowRight", ok: "Enter", star: "s" } as const;

const PRESS: { readonly [how: string]: (page: Page, button: ButtonName) => Promise<void> } = {
  mouse: (page, button) => page.click(`#${button}`, { delay: 40 }),
  keyboard: (page, button) => page.keyboard.press(KEYS[button], { delay: 40 }),
  touch: (page, button) => page.tap(`#${button}`),
};

describeInBrowser("the tower in the browser, played", (site) => {
  test.each(["mouse", "keyboard", "touch"])("a whole game of Spicy Dice by %s", async (how) => {
    const { page } = await site.open({ hasTouch: how === "touch" });
    const press = (button: ButtonName) => PRESS[how]!(page, button);
    await unfold(page, "makers");
    await page.selectOption("#speed", "4");
    await page.focus("#gadget");
    // All red in each turn: 100 with the red dice, 100 as stairs, 50 in the eight other spaces, and 20 rolls left.
    for (let turn = 0; turn < 10; turn++) await run(page, "dice 1 2 3 4 5 6");
    await hears(page, "The tower waits");
    await press("ok");
    await hears(page, "Which game? Spicy Dice");
    await press("ok");
    await hears(page, "2 players");
    await press("left");
    await hears(page, "1 player.");
    await press("ok");
    for (let turn = 0; turn < 10; turn++) {
      await hears(page, `${30 - turn} rolls left, shake`);
      await press("ok");
      await hears(page, /on die 1/);
      await press("left");
      await hears(page, /on score/);
      await press("ok");
      await hears(page, turn < 2 ? "100 points" : "50 points");
      await press("ok");
    }
    await hears(page, "Player 1 wins. Player 1: 700 points.");
    expect(await stateOf(page)).toMatchObject({ phase: "over", totals: [700] });
  });

  test.each([
    ["spicy", 1],
    ["tenthousand", 2],
    ["hotdice", 3],
    ["farkel", 8],
  ] as const)("%s begins by a link and rolls by a shake", async (game, seats) => {
    const { page } = await site.open({ hash: `#game=${game}&seats=${seats}&seed=5` });
    await run(page, "state");
    if ((await stateOf(page)).phase === "start") await run(page, "do first 0");
    expect(await stateOf(page)).toMatchObject({ game, seats });
    expect(new URL(page.url()).hash).toBe("");
    await hears(page, /shake/);
    const before = (await stateOf(page)).dice;
    // In its first second the tower takes no motion for a shake: it is being plugged in.
    await page.waitForTimeout(1500);
    await page.click("#shake");
    await expect.poll(async () => (await stateOf(page)).dice, { timeout: 15000 }).not.toEqual(before);
  });

  test("dragging the tower to and fro rolls once; dragging it slowly doesn't", async () => {
    const { page } = await site.open();
    await run(page, "do new spicy 1");
    await hears(page, "shake");
    const box = (await page.locator("#panel").boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let i = 0; i <= 60; i++) {
      await page.mouse.move(x + i, y);
      await page.waitForTimeout(15);
    }
    await page.waitForTimeout(500);
    expect((await stateOf(page)).phase).toBe("roll");
    const end = Date.now() + 1500;
    while (Date.now() < end) {
      await page.mouse.move(x + 60 * Math.sin(((end - Date.now()) / 240) * 2 * Math.PI), y);
      await page.waitForTimeout(8);
    }
    await page.mouse.up();
    await expect.poll(async () => (await stateOf(page)).phase, { timeout: 15000 }).toBe("choose");
    expect((await stateOf(page)).rollsLeft).toEqual([29]);
    await expect.poll(() => page.getAttribute("#body", "style")).toMatch(/^(transform: ?;?)?$/);
  });

  test("shaking the phone rolls, once a tap has allowed it", async () => {
    const { page } = await site.open({
      hasTouch: true,
      init: () => {
        Object.assign(globalThis.DeviceMotionEvent, { requestPermission: async () => "granted" });
      },
    });
    await run(page, "do new spicy 1");
    await hears(page, "shake");
    expect(await page.textContent("#phone")).toBe("Shake the phone to roll");
    await page.tap("#phone");
    await expect.poll(() => page.textContent("#phone")).toContain("on");
    await page.evaluate(async () => {
      for (let i = 0; i < 90; i++) {
        const x = 20 * Math.sin((i * 16 * 2 * Math.PI) / 230);
        dispatchEvent(new DeviceMotionEvent("devicemotion", { accelerationIncludingGravity: { x, y: 0, z: 9.81 } }));
        await new Promise((resolve) => setTimeout(resolve, 16));
      }
      dispatchEvent(new DeviceMotionEvent("devicemotion", { accelerationIncludingGravity: { x: 0, y: 0, z: 9.81 } }));
    });
    await expect.poll(async () => (await stateOf(page)).phase, { timeout: 15000 }).toBe("choose");
    await page.tap("#phone");
    expect(await page.textContent("#phone")).toContain("off");
  });

  test("a button held by a key opens the menu; both held begin anew", async () => {
    const { page } = await site.open({ hash: "#game=farkel&seats=3" });
    await run(page, "do first 2");
    await page.focus("#gadget");
    await page.keyboard.down("s");
    await hears(page, "Undo");
    await page.keyboard.up("s");
    // Buttons are dead for a moment after a screen has come.
    await page.waitForTimeout(600);
    await page.keyboard.press("s", { delay: 40 });
    await hears(page, "shake");
    await page.keyboard.down("ArrowLeft");
    await page.keyboard.down("ArrowRight");
    await hears(page, "Who starts? Player 1");
    await page.keyboard.up("ArrowLeft");
    await page.keyboard.up("ArrowRight");
    expect(await stateOf(page)).toMatchObject({ game: "farkel", phase: "start", seats: 3 });
  });

  test("letters and Enter belong to whatever has the focus", async () => {
    const { page } = await site.open();
    await hears(page, "waits");
    await page.focus("#language");
    await page.keyboard.press("m");
    await page.focus("#makers > summary");
    await page.keyboard.press("Enter");
    await page.waitForTimeout(500);
    await hears(page, "waits");
    expect(await page.getAttribute("#makers", "open")).not.toBeNull();
    // A button under the focus is itself: Space presses it and doesn't shake.
    await page.focus("#ok");
    await page.keyboard.press("Space", { delay: 40 });
    await hears(page, "Which game?");
  });

  test("what a screen reader clicks is pressed", async () => {
    const { page } = await site.open();
    await hears(page, "waits");
    await page.evaluate(() => document.getElementById("ok")!.click());
    await hears(page, "Which game?");
  });

  test("it sounds once somebody has pressed something", async () => {
    const { page } = await site.open({
      init: () => {
        const heard: number[] = [];
        Object.assign(globalThis, { heard });
        const set = AudioParam.prototype.setValueAtTime;
        AudioParam.prototype.setValueAtTime = function (value, at) {
          heard.push(value);
          return set.call(this, value, at);
        };
      },
    });
    await hears(page, "waits");
    const heard = () => page.evaluate(() => (globalThis as unknown as { heard: number[] }).heard);
    expect(await heard()).toEqual([]);
    await page.click("#ok", { delay: 40 });
    await page.waitForTimeout(400);
    await page.click("#right", { delay: 40 });
    // The tune of a step to the side: one tone of 1320 Hz.
    await expect.poll(heard).toContain(1320);
  });

  test("who asked for less motion sees a few pictures a second of tumbling dice", async () => {
    const count = async (reducedMotion: "reduce" | "no-preference") => {
      const { page } = await site.open({
        reducedMotion,
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
      const pictures = () =>
        page.evaluate(() => (globalThis as unknown as { seen: { pictures: number } }).seen.pictures);
      const before = await pictures();
      const began = Date.now();
      await page.click("#shake");
      await page.waitForTimeout(1000);
      return (((await pictures()) - before) * 1000) / (Date.now() - began);
    };
    expect(await count("reduce")).toBeLessThan(5);
    expect(await count("no-preference")).toBeGreaterThan(6);
  });
});
