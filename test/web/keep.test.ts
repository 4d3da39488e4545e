import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { board } from "../../hal/boards/esp32";
import { playScript } from "../../sim/play-script";
import { createSimTower } from "../../sim/tower";
import { describeInBrowser, hears, run, stateOf, unfold } from "../support/browser";

describeInBrowser("the tower in the browser, kept", (site) => {
  test("a reload goes on in the turn: same player, dice, holds and rolls", async () => {
    const { page } = await site.open();
    for (const line of ["do new spicy 3 first=1", "do roll", "do hold 1 4", "do roll", "do hold 2 3"])
      await run(page, line);
    await hears(page, "28 rolls left");
    const before = await run(page, "state");
    await page.reload();
    await hears(page, "28 rolls left");
    expect(await run(page, "state")).toBe(before);
    // And again, by a page that never saw the game.
    await page.close();
    const { page: other } = await site.again(page.context());
    expect(await run(other, "state")).toBe(before);
  });

  test("what was shown survives a page that is killed in the middle of a roll", async () => {
    const { page, context } = await site.open();
    await run(page, "do new spicy 1");
    await hears(page, "shake");
    await page.click("#ok", { delay: 40 });
    await expect.poll(async () => (await stateOf(page)).phase, { interval: 10 }).toBe("choose");
    const { dice } = await stateOf(page);
    // The picture after the write: it waits for the transaction.
    await hears(page, "The dice are rolling");
    await page.close({ runBeforeUnload: false });
    const { page: other } = await site.again(context);
    expect((await stateOf(other)).dice).toEqual(dice);
  });

  test("no picture is shown and no time passes before what was written is safe", async () => {
    const { page } = await site.open({
      init: () => {
        // A disk that takes its time.
        const put = IDBObjectStore.prototype.put;
        const seen = { writes: 0, pictures: [] as number[], done: [] as number[] };
        Object.assign(globalThis, { seen });
        IDBObjectStore.prototype.put = function (value, key) {
          seen.writes++;
          const request = put.call(this, value, key);
          let again = 0;
          const hold = () => {
            if (again++ < 200) this.get(0).onsuccess = hold;
          };
          hold();
          this.transaction.addEventListener("complete", () => seen.done.push(performance.now()));
          seen.pictures.length = 0;
          return request;
        };
        const image = CanvasRenderingContext2D.prototype.putImageData;
        CanvasRenderingContext2D.prototype.putImageData = function (data: ImageData, x: number, y: number) {
          seen.pictures.push(performance.now());
          Reflect.apply(image, this, [data, x, y]);
        };
      },
    });
    await run(page, "do new spicy 1");
    await hears(page, "shake");
    type Seen = { writes: number; pictures: number[]; done: number[] };
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
    expect(seen.writes).toBeGreaterThan(0);
    expect(seen.pictures[0]!).toBeGreaterThan(seen.done.at(-1)!);
  });

  test("pulling the plug, by panel and by key, changes nothing but what lived in RAM", async () => {
    const { page } = await site.open();
    for (const line of ["do new farkel 2 first=0", "dice 1 5 2 3 4 4", "do roll", "do set 1 2"]) await run(page, line);
    const before = await run(page, "state");
    await unfold(page, "makers");
    await page.click("#plug");
    expect(await run(page, "state")).toBe(before);
    await page.focus("#gadget");
    await page.keyboard.press("p");
    expect(await run(page, "state")).toBe(before);
    await page.click("#undo");
    expect((await stateOf(page)).chosen).toEqual([false, false, false, false, false, false]);
  });

  test("a second page waits; used there, the first one stops", async () => {
    const { page, context } = await site.open();
    await run(page, "do new spicy 2 first=0");
    await hears(page, "shake");
    const { page: second } = await site.again(context);
    await expect.poll(() => second.textContent("#note")).toContain("another window");
    await second.click("#play-here");
    await hears(second, "Player 1");
    await expect.poll(() => page.textContent("#note")).toContain("another window");
    await run(second, "do roll");
    await hears(second, "29 rolls left");
    await page.click("#play-here");
    await hears(page, "29 rolls left");
  });

  test("a browser that keeps nothing says so, and the tower plays", async () => {
    const { page } = await site.open({
      init: () => {
        Object.defineProperty(globalThis, "indexedDB", { value: undefined });
      },
    });
    await expect.poll(() => page.textContent("#note")).toContain("keeps no data");
    await run(page, "do new spicy 1");
    await run(page, "do roll");
    expect((await stateOf(page)).phase).toBe("choose");
  });

  test("a game saved as a script plays itself to the same state, here and in Node", async () => {
    const { page } = await site.open();
    const first = ["do new hotdice 2 first=1", "dice 1 1 3 4 6 blank 5", "do roll", "do hold 1 2", "do undo"];
    const lines = [...first, "do hold 3", "dice 2 2 - 4 6 blank 5", "do roll"];
    for (const line of lines) await run(page, line);
    const before = await run(page, "state");
    await unfold(page, "makers");
    await expect.poll(() => page.textContent("#journal-list")).toContain("(undone)");
    const [download] = await Promise.all([page.waitForEvent("download"), page.click("#script-save")]);
    const script = readFileSync(await download.path(), "utf8");
    expect(script).toMatch(/^do new hotdice 2\ndo first 1\ndice /);
    expect(script).not.toContain("hold 1 2");
    const printed: string[] = [];
    playScript(script, createSimTower({ board }), { printed: (text) => void printed.push(text), frame() {} });
    expect(printed[0]).toBe(before);
    await page.setInputFiles("#script-file", { name: "a.txt", mimeType: "text/plain", buffer: Buffer.from(script) });
    await expect.poll(() => page.getAttribute("#script-output", "data-state"), { timeout: 30000 }).toBe("over");
    expect((await page.textContent("#script-output"))!.trimEnd()).toBe(printed.join("\n"));
    await page.click("#script-stop");
    expect(await run(page, "state")).toBe(before);
  });

  test("a wrong line stops a script and is named", async () => {
    const { page } = await site.open();
    await unfold(page, "makers");
    const buffer = Buffer.from("wait 20\npress elbow\n");
    await page.setInputFiles("#script-file", { name: "a.txt", mimeType: "text/plain", buffer });
    await expect.poll(() => page.textContent("#note")).toContain('line 2, "press elbow": script: no button');
  });

  test("a link carries game, players, seed and board", async () => {
    const { page, context } = await site.open();
    await unfold(page, "makers");
    await page.selectOption("#board", "esp32-32x8");
    await page.click("#link-copy");
    const url = await page.inputValue("#link-address");
    expect(url).toMatch(/#game=spicy&seats=2&seed=\d+&board=esp32-32x8$/);
    await page.close();
    const { page: other } = await site.again(context);
    await other.goto(url.replace("spicy&seats=2", "hotdice&seats=4"));
    await other.reload();
    expect(await stateOf(other)).toMatchObject({ game: "hotdice", seats: 4 });
    expect(await other.evaluate(() => document.getElementById("gadget")!.className)).toContain("is-wide");
  });
});

describeInBrowser("the tower in the browser, without a network", (site) => {
  test("after the first visit it opens, plays and shows its rules", async () => {
    const { page } = await site.open();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 20));
    });
    await run(page, "do new spicy 1");
    await hears(page, "shake");
    await site.unplug();
    await page.reload();
    await hears(page, "shake");
    await run(page, "do roll");
    await unfold(page, "rules");
    await expect.poll(() => page.textContent("#card")).toContain("Spicy Dice");
    await page.selectOption("#language", "sv");
    await expect.poll(() => page.textContent("#card")).toContain("Sex tärningar");
  });
});
