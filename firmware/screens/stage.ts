import type { Colour, LedMatrix } from "../../hal/led-matrix";
import type { TowerParts } from "../../hal/tower-parts";
import type { Action, Game, GameBox, GameState } from "../games/game";
import type { ShakeEvent } from "../input/shake";
import type { Session } from "../session/session";

/** A screen's class: made anew each time it is shown. */
export type ScreenClass = new (stage: Stage) => Screen;

/** Screens by name, each made when it is asked for: on the board it takes memory only while it is shown. */
export interface Screens {
  readonly [name: string]: () => ScreenClass;
}

/** Names of the screens; games have theirs, and one for each phase in which they aren't "table". */
export type ScreenName =
  | "boxes"
  | "call"
  | "race"
  | "rolloff"
  | "bet"
  | "attract"
  | "games"
  | "players"
  | "options"
  | "starter"
  | "table"
  | "spaces"
  | "pad"
  | "winner"
  | "menu"
  | "faces"
  | "selftest"
  | "foreign";

/**
 * The bit of a `pulse` that says whether what blinks is lit, while dice tumble; above it stand their faces. Where nothing
 * else changed, the picture stays and `tumble` draws over it: that costs the board a third.
 */
export const LIT_BIT = 2048;

/** What is on the matrix and what the buttons mean while it is there. */
export interface Screen {
  /** All four buttons act as they go down and a hold means nothing: each belongs to another player. */
  readonly isRace?: boolean;
  /**
   * left, right and ok as they go down; star as it comes up, unless it was held.
   * @param at whole microseconds on the Clock's scale
   */
  press(button: number, at: number): void;
  /** What the hand on the tower does, where that means something. */
  shake?(event: ShakeEvent): void;
  /**
   * Lets time pass, before the picture is drawn. A screen that has this is drawn only after a press, a shake or another
   * change of the tower, and whenever the number is another than before: it tells apart all that the time alone shows.
   * @param ms since the screen was shown
   * @returns a whole number, 0 or more
   */
  pulse?(ms: number): number;
  /**
   * Draws tumbling dice anew over the picture that stands. Whoever sets LIT_BIT, or more, has this.
   * @param isBlink what blinks has to be drawn, too
   */
  tumble?(isBlink: boolean): void;
  /** Draws everything anew; `ms` since the screen was shown. Animations are a function of the time alone. */
  draw(ms: number): void;
}

/** A game with what it brings to the tower. */
export interface Kit extends Game<GameState> {
  /** Its screens: "table" for the dice, one named after each phase that has its own, and more. */
  screens(): Screens;
  /** How many things on a player's page of the score pad can be looked at one by one; 0 to 20. */
  readonly padItems: number;
  /**
   * A player's page of the score pad, without what marks the leader.
   * @param item what is looked at, from 1 on; 0: the whole page, and the upper left corner is taken, 8 pixels wide
   * @param isLit what is looked at blinks, and is on now
   */
  drawPage(stage: Stage, seat: number, item: number, isLit: boolean): void;
}

/** A game on the shelf: what must be known of it before it is played. */
export interface Box extends GameBox<Kit> {
  /** Its picture on 16x8 pixels. */
  drawIcon(stage: Stage): void;
  /** The picture of one of its options, by its index, on 16x8 pixels; whoever has options has this. */
  drawOption?(stage: Stage, option: number): void;
}

/** The tower as the screens see it. */
export interface Stage {
  readonly session: Session<Kit>;
  readonly parts: TowerParts;
  readonly matrix: LedMatrix;
  /** Where the second half of the picture begins: below the first on 16x16, beside it on 32x8. Halves are 16x8. */
  readonly halfX: number;
  readonly halfY: number;
  /** The palette, by the names in `paint/palette.ts`. */
  colours: ArrayLike<Colour>;
  /** Whole ms of the tick going on. */
  now: number;
  /** Index in `session.table.games` of the game being chosen. */
  picked: number;
  /** How many are to play it. */
  seats: number;
  /** A button was pressed since the last roll: only then does a shake roll where a choice is due. */
  wasPressed: boolean;
  /** Changes the screen; buttons are dead for 300 ms, because they mean something else now. */
  go(name: ScreenName): void;
  /** The screen that fits the game: whose turn, who starts, who won. */
  goToGame(): void;
  /** Does an action of the game and shows what follows; a refusal only sounds. Returns whether it was done. */
  act(verb: string, values: number[]): boolean;
  /**
   * Rolls for an action, its values without faces: durable when it returns. Returns a refusal or "".
   * @param toRoll what the game's `diceToRoll` gives for it: dice, as it is legal
   */
  roll(action: Action, toRoll: number[]): string;
  /** Buttons pressed from now on are answered only after 300 ms. */
  hushButtons(): void;
  play(tune: string): void;
}
