import { describe, expect, test } from "vitest";
import { Player } from "../../../firmware/sound/player";
import { createSimBuzzer } from "../../../sim/buzzer";
import { createSimClock } from "../../../sim/clock";
import { soundsText } from "../../../sim/sounds";
import { every } from "../../support/scripted-buttons";

const TUNE = "440,40, 0,40, 880,60";

/** A player on its tick; `steps` happen by ms before the tick of that time. */
function heard(
  steps: Readonly<Record<number, (player: Player, now: number) => void>>,
  ticks = every(20, 0, 400),
  isMuted: (ms: number) => boolean = () => false,
) {
  const clock = createSimClock();
  const buzzer = createSimBuzzer(clock);
  const calls: string[] = [];
  const player = new Player({
    tone: (hertz) => {
      calls.push(`tone ${hertz}`);
      buzzer.tone(hertz);
    },
    off: () => {
      calls.push("off");
      buzzer.off();
    },
  });
  const deaf: number[] = [];
  for (const now of ticks) {
    clock.advance(now - clock.now());
    if (now <= player.heardUntil) deaf.push(now);
    steps[now]?.(player, now);
    player.tick(now, isMuted(now));
  }
  return { sounds: soundsText(buzzer.takeTones()).split("\n"), calls, deaf, sounding: buzzer.sounding() };
}

const play = (player: Player, now: number) => player.play(TUNE, now);

describe("a tune", () => {
  test("sounds note by note, with its rests, and ends in silence with the pin let go", () => {
    const { sounds, calls, sounding } = heard({ 100: play });
    expect(sounds).toEqual(["440 Hz 100-140", "880 Hz 180-240"]);
    expect(calls).toEqual(["tone 440", "off", "tone 880", "off"]);
    expect(sounding).toBe(0);
  });

  test("of one tick is heard for one tick", () => {
    expect(heard({ 100: (player, now) => player.play("2100,20", now) }).sounds).toEqual(["2100 Hz 100-120"]);
  });

  test("gives way to a new one at once, and isn't taken up again", () => {
    const { sounds, sounding } = heard({ 100: play, 120: (player, now) => player.play("1320,40", now) });
    expect(sounds).toEqual(["440 Hz 100-120", "1320 Hz 120-160"]);
    expect(sounding).toBe(0);
  });

  test("begun again by the same tune starts from its beginning", () => {
    expect(heard({ 100: play, 120: play }).sounds).toEqual(["440 Hz 100-160", "880 Hz 200-260"]);
  });

  test("gives way to silence", () => {
    const { calls, sounding } = heard({ 100: play, 120: (player, now) => player.play("", now) });
    expect(calls).toEqual(["tone 440", "off"]);
    expect(sounding).toBe(0);
  });
});

describe("late ticks", () => {
  test("a tune keeps its time: notes that were missed stay away", () => {
    const late = [...every(20, 0, 100), 190, ...every(20, 200, 400)];
    expect(heard({ 100: play }, late).sounds).toEqual(["440 Hz 100-190", "880 Hz 190-240"]);
  });

  test("one that is over meanwhile is silent", () => {
    const { sounds, sounding } = heard({ 100: play }, [...every(20, 0, 100), 900, 920]);
    expect(sounds).toEqual(["440 Hz 100-900"]);
    expect(sounding).toBe(0);
  });
});

describe("mute", () => {
  test("from the first beep on: the piezo isn't touched", () => {
    const { calls, deaf } = heard({ 0: play, 100: play }, every(20, 0, 400), () => true);
    expect(calls).toEqual([]);
    expect(deaf).toEqual([]);
  });

  test("in the middle of a note silences it, and taken off the tune goes on by its time", () => {
    const { sounds } = heard({ 100: play }, every(20, 0, 400), (ms) => ms >= 120 && ms < 200);
    expect(sounds).toEqual(["440 Hz 100-120", "880 Hz 200-240"]);
  });
});

describe("isHeard: the piezo shakes the tower", () => {
  test("while it sounds and two ticks after, so that the rests of a tune are no gap", () => {
    expect(heard({ 100: play }).deaf).toEqual(every(20, 120, 280));
  });

  test("up to a late tick that silences it", () => {
    const late = [...every(20, 0, 100), 500, ...every(20, 520, 700)];
    expect(heard({ 100: (player, now) => player.play("2100,20", now) }, late).deaf).toEqual([500, 520, 540]);
  });

  test("not at power-on", () => {
    expect(heard({}).deaf).toEqual([]);
  });
});
