import type { Game, GameState } from "./games/game";
import { spicy } from "./games/spicy/rules";
import { SpicyPad } from "./screens/spicy-pad";
import { SpicySpaces } from "./screens/spicy-spaces";
import { SpicyTray } from "./screens/spicy-tray";
import type { Screen, Stage } from "./screens/stage";

/** A screen's class: made anew each time it is shown. */
export type ScreenClass = new (stage: Stage) => Screen;

/** What a game brings to the tower. */
export interface Entry {
  readonly game: Game<GameState>;
  readonly table: ScreenClass;
  readonly spaces: ScreenClass;
  readonly pad: ScreenClass;
}

/** The games of this tower, in the order in which they are offered. */
export const CATALOGUE: Entry[] = [{ game: spicy, table: SpicyTray, spaces: SpicySpaces, pad: SpicyPad }];
