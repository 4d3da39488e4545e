import { BUTTON_NAMES } from "../../hal/buttons";
import { type Gesture, PRESS_MS } from "../terminal/keymap";

/** Makes the four buttons of the page push the tower's: as long as a finger or a key is on them. */
export function wireButtons(buttons: readonly HTMLButtonElement[], act: (gesture: Gesture) => void): void {
  for (const [button, element] of buttons.entries()) {
    if (button >= BUTTON_NAMES.length) throw new Error(`the tower has no button ${button}`);
    const fingers = new Set<number | string>();

    const press = (finger: number | string) => {
      if (fingers.size === 0) act({ do: "down", button });
      fingers.add(finger);
      element.classList.add("is-down");
    };
    const release = (finger: number | string) => {
      if (!fingers.delete(finger) || fingers.size > 0) return;
      act({ do: "up", button });
      element.classList.remove("is-down");
    };

    element.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      // Else a finger that slides off the button would never be up.
      element.setPointerCapture(event.pointerId);
      press(event.pointerId);
    });
    for (const end of ["pointerup", "pointercancel", "lostpointercapture"] as const)
      element.addEventListener(end, (event) => release(event.pointerId));
    element.addEventListener("keydown", (event) => {
      if ((event.key === "Enter" || event.key === " ") && !event.repeat) press(event.key);
    });
    element.addEventListener("keyup", (event) => release(event.key));
    element.addEventListener("blur", () => {
      for (const finger of [...fingers]) release(finger);
    });
    element.addEventListener("contextmenu", (event) => event.preventDefault());
    // Whoever has the page read aloud clicks without a finger.
    element.addEventListener("click", (event) => {
      if (event.detail === 0 && !(event instanceof PointerEvent && event.pointerType)) clickWithoutFinger();
    });
    let lastKey = 0;
    element.addEventListener("keydown", (event) => {
      lastKey = event.timeStamp;
    });
    element.addEventListener("keyup", (event) => {
      lastKey = event.timeStamp;
    });

    function clickWithoutFinger(): void {
      // A key's click comes with the key.
      if (performance.now() - lastKey < 50) return;
      act({ do: "press", button, ms: PRESS_MS });
    }
  }
}
