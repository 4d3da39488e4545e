import type { Tone } from "../sounds";

/** The piezo through the loudspeaker of whoever has the page. */
export interface Speaker {
  /** Tones the buzzer told of, with the time of the tower now (ms) and how fast it runs. */
  play(tones: readonly Tone[], now: number, speed: number): void;
  /** Nothing sounds any more: the tower was switched off. */
  hush(): void;
}

/** Loud enough beside a game, quiet enough for a square wave. */
const VOLUME = 0.06;
/** Tones are told after they began: all of them sound this much later, so that short ones keep their length. */
const DELAY_S = 0.04;
/** A wave cut off at once clicks. */
const FADE_S = 0.003;

/** A speaker that is silent until `context` may sound; without a context it always is. */
export function createSpeaker(context: () => AudioContext | undefined): Speaker {
  let wave: OscillatorNode | undefined;
  let volume: GainNode | undefined;
  let lastStart = -1;

  function connect(audio: AudioContext): void {
    if (volume) return;
    wave = new OscillatorNode(audio, { type: "square" });
    volume = new GainNode(audio, { gain: 0 });
    // A piezo has no bass to speak of and a resonance near 4 kHz.
    const piezo = new BiquadFilterNode(audio, { type: "bandpass", frequency: 2600, Q: 0.4 });
    wave.connect(volume).connect(piezo).connect(audio.destination);
    wave.start();
  }

  return {
    play(tones, now, speed) {
      const audio = context();
      if (audio?.state !== "running" || tones.length === 0) return;
      connect(audio);
      const at = (ms: number) => Math.max(audio.currentTime, audio.currentTime + DELAY_S + (ms - now) / 1000 / speed);
      for (const { hertz, start, end } of tones) {
        if (start !== lastStart) {
          wave!.frequency.setValueAtTime(hertz, at(start));
          volume!.gain.setTargetAtTime(VOLUME, at(start), FADE_S);
        }
        lastStart = start;
        if (end !== undefined) volume!.gain.setTargetAtTime(0, at(end), FADE_S);
      }
    },

    hush() {
      lastStart = -1;
      const audio = context();
      if (audio && volume) volume.gain.cancelScheduledValues(0).setTargetAtTime(0, audio.currentTime, FADE_S);
    },
  };
}
