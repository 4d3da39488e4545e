import { createSpeaker, type Speaker } from "./speaker";

/** A speaker that may sound from the first press or key on: before it browsers keep a page silent. */
export function createPageSpeaker(): Speaker {
  let context: AudioContext | undefined;

  function wake(): void {
    context ??= typeof AudioContext === "undefined" ? undefined : new AudioContext({ latencyHint: "interactive" });
    // A call on the phone, or a long sleep, suspends it again.
    if (context?.state === "suspended") context.resume().catch(() => {});
  }

  for (const event of ["pointerdown", "pointerup", "keydown", "click"])
    addEventListener(event, wake, { capture: true });
  return createSpeaker(() => context);
}
