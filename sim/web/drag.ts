import type { Hand } from "./hand";

/** Makes a pointer on `handle` drag the tower about. */
export function wireDrag(handle: HTMLElement, hand: Hand): void {
  let from: { readonly id: number; readonly x: number; readonly y: number } | undefined;

  handle.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || from) return;
    from = { id: event.pointerId, x: event.clientX, y: event.clientY };
    handle.setPointerCapture(event.pointerId);
    handle.classList.add("is-held");
  });
  handle.addEventListener("pointermove", (event) => {
    if (event.pointerId === from?.id) hand.pull(event.clientX - from.x, event.clientY - from.y);
  });
  for (const end of ["pointerup", "pointercancel", "lostpointercapture"] as const)
    handle.addEventListener(end, (event) => {
      if (event.pointerId !== from?.id) return;
      from = undefined;
      hand.letGo();
      handle.classList.remove("is-held");
    });
}
