import type { Colour, LedMatrix } from "../../hal/led-matrix";
import type { Action } from "../games/game";
import type { ShakeEvent } from "../input/shake";
import type { Session } from "../session/session";

/** Names of the screens; the tower knows which class each one is. */
export type ScreenName =
  | "attract"
  | "games"
  | "players"
  | "starter"
  | "table"
  | "spaces"
  | "pad"
  | "winner"
  | "menu"
  | "foreign";

/** What is on the matrix and what the buttons mean while it is there. */
export interface Screen {
  /** left, right and ok as they go down; star as it comes up, unless it was held. */
  press(button: number): void;
  /** ok after it was held for 0.8 s, where that means something. */
  holdOk?(): void;
  /** What the hand on the tower does, where that means something. */
  shake?(event: ShakeEvent): void;
  /** Draws everything anew; `ms` since the screen was shown. Animations are a function of the time alone. */
  draw(ms: number): void;
}

/** The tower as the screens see it. */
export interface Stage {
  readonly session: Session;
  readonly matrix: LedMatrix;
  /** Where the second half of the picture begins: below the first on 16x16, beside it on 32x8. Halves are 16x8. */
  readonly halfX: number;
  readonly halfY: number;
  /** The palette, by the names in `paint/palette.ts`. */
  colours: Colour[];
  /** Whole ms of the tick going on. */
  now: number;
  /** Index in `session.table.games` of the game being chosen. */
  picked: number;
  /** A button was pressed since the last roll: only then does a shake roll where a choice is due. */
  wasPressed: boolean;
  /** Changes the screen; buttons are dead for 300 ms, because they mean something else now. */
  go(name: ScreenName): void;
  /** The screen that fits the game: whose turn, who starts, who won. */
  goToGame(): void;
  /** Does an action of the game and shows what follows; a refusal only sounds. Returns whether it was done. */
  act(verb: string, values: number[]): boolean;
  /** Rolls the dice an action asks for (its values without faces): durable when it returns. Returns a refusal or "". */
  roll(action: Action): string;
  /** Buttons pressed from now on are answered only after 300 ms. */
  hushButtons(): void;
  play(tune: readonly number[]): void;
}
