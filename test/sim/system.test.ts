import { describe, expect, test } from "vitest";
import { createSimClock } from "../../sim/clock";
import { createSimSystem } from "../../sim/system";

function setUp() {
  const clock = createSimClock();
  return { clock, system: createSimSystem(clock) };
}

describe("sim system", () => {
  test("says what runs the firmware", () => {
    expect(setUp().system.version).toContain(`Node ${process.versions.node}`);
    expect(setUp().system.freeVariables()).toBeGreaterThan(0);
  });

  test("the watchdog sleeps until its first kick", () => {
    setUp().clock.advance(100000);
  });

  test("10 s without a kick are an error, 9.999 s are none", () => {
    const { clock, system } = setUp();
    system.kickWatchdog();
    clock.advance(9999);
    system.kickWatchdog();
    clock.advance(9999);
    expect(() => clock.advance(1)).toThrow("system: the watchdog had no kick for 10000 ms");
  });

  test("an error that no one caught reaches the tower, or is loud", () => {
    const { system } = setUp();
    expect(() => system.raise("lost")).toThrow("system: no one listens for errors, and there is one: lost");
    const heard: string[] = [];
    system.onError((message) => heard.push(message));
    system.raise("a fault");
    expect(heard).toEqual(["a fault"]);
  });

  test("remembers that the radio console was closed", () => {
    const { system } = setUp();
    expect(system.isRadioConsoleClosed()).toBe(false);
    system.closeRadioConsole();
    expect(system.isRadioConsoleClosed()).toBe(true);
  });
});
