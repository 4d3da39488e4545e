import { OK, STAR } from "../hal/buttons";
import type { Random } from "./dice/random";
import type { Press } from "./input/presses";
import type { ShakeEvent } from "./input/shake";
import { rests, SLEEP_MS, type Touched } from "./rest";
import type { Screen } from "./screens/stage";
import { CHOSEN } from "./sound/tunes";

/** After the buttons changed their meaning they are dead for a moment: a press meant for before does nothing now. */
export const HUSH_MS = 300;
/** What wakes the tower does nothing else: a press, up to its end; a shake that is stuck ends after so long. */
const WAKING_MS = 1000;
const LONGEST_SHAKE_MS = 4000;

/** A tower in somebody's hands. */
export interface Handled extends Touched {
  readonly random: Random;
  readonly screen: Screen;
  /** Until when presses do nothing, ms. */
  deadUntil: number;
  /** Until when what hands do only wakes the tower, ms. */
  wakingUntil: number;
  begin(index: number, seats: number, options: number): string;
}

/** What hands do to the tower. */
export function feel(tower: Handled, presses: readonly Press[], event: ShakeEvent): void {
  const isWaking = rests(tower, SLEEP_MS) || tower.now <= tower.wakingUntil;
  tower.touched = tower.now;
  if (isWaking) {
    tower.wakingUntil = tower.now + (event === "began" ? LONGEST_SHAKE_MS : event === "settled" ? 0 : WAKING_MS);
    return;
  }
  for (let i = 0; i < presses.length; i++) answer(tower, presses[i]!);
  if (event !== "" && tower.screen.shake) tower.screen.shake(event);
}

function answer(tower: Handled, press: Press): void {
  // When exactly a finger comes down nobody can repeat: that is worth some bits to the dice.
  tower.random.stir(press.at);
  const isStar = press.button === STAR;
  const isDead = tower.now < tower.deadUntil;
  if (tower.screen.isRace) {
    if (press.kind === "down" && !isDead) tower.screen.press(press.button, press.at);
  } else if (press.kind === "both") again(tower);
  else if (press.kind === "hold") {
    if (isStar && tower.screenName !== "menu") tower.go("menu");
    else if (press.button === OK && tower.session.health === "foreign") adopt(tower);
  } else if (isDead) {
    // Ok has to rest before it means the next thing: drumming on it does one thing.
    if (press.button === OK && press.kind === "down") tower.deadUntil = Math.max(tower.deadUntil, tower.now + HUSH_MS);
  } else if (isStar ? press.kind === "up" && !press.held : press.kind === "down") {
    tower.wasPressed = true;
    tower.screen.press(press.button, press.at);
  }
}

/** Play was unsaved, because the flash holds another program's bytes; from now on it is the tower's. */
function adopt(tower: Handled): void {
  tower.session.adopt();
  tower.play(CHOSEN);
  tower.goToGame();
}

/** Left and right held: the same game with the same players anew, its options off; undo brings the old one back. */
function again(tower: Handled): void {
  const table = tower.session.table;
  if (table.game) tower.begin(table.place(table.game.id), table.state!.seats, 0);
  else tower.go("games");
}
