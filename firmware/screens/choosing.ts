import { LEFT, RIGHT } from "../../hal/buttons";
import { HOLD, LET_GO } from "../sound/tunes";
import type { Stage } from "./stage";

/** The place right of `place` in a ring of `count` places, or left of it; another button stays. */
export function step(place: number, count: number, button: number): number {
  return (place + (button === LEFT ? count - 1 : button === RIGHT ? 1 : 0)) % count;
}

/** Chooses a die that isn't chosen yet, or lets it go: says `verb` with the numbers of all that are chosen then. */
export function toggle(stage: Stage, verb: string, chosen: readonly boolean[], die: number): void {
  const names: number[] = [];
  let i = 0;
  for (const isChosen of chosen) {
    if (isChosen !== (i === die)) names.push(i + 1);
    i++;
  }
  const isChosen = chosen[die]!;
  if (stage.act(verb, names)) stage.play(isChosen ? LET_GO : HOLD);
}
