import { type Gesture, gestureOf } from "../terminal/keymap";

/** A key of the browser as the keys of the terminal are named. */
const NAMES: { readonly [key: string]: string } = {
  ArrowLeft: "left",
  ArrowRight: "right",
  Enter: "enter",
  " ": "space",
  F3: "f3",
};

/**
 * What a key does to the tower; undefined if it belongs to the page. Letters count only where the tower has the focus
 * (WCAG 2.1.4), and whatever has keys of its own keeps them.
 */
export function gestureOfKey(event: KeyboardEvent, tower: Element): Gesture | undefined {
  const { key, target } = event;
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const focus = target instanceof Element ? target : null;
  const isOnTower = focus !== null && tower.contains(focus);
  const name = NAMES[key] ?? key.toLowerCase();
  if (!isOnTower && focus?.closest("input, select, textarea, button, a, summary, dialog, [tabindex]")) return undefined;
  // A button under the focus is pressed by these as everywhere.
  if (focus?.closest("button") && (name === "enter" || name === "space")) return undefined;
  if (!isOnTower && name.length === 1) return undefined;
  const action = event.type === "keyup" ? "release" : event.repeat ? "repeat" : "press";
  const gesture = gestureOf({ name, shift: event.shiftKey, ctrl: false, action }, true);
  return gesture?.do === "quit" || gesture?.do === "suspend" ? undefined : gesture;
}
