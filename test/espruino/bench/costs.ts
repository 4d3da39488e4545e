import type { Build } from "../build";
import { GAMES } from "./games";
import { measure, type Tick } from "./measure";
import type { Needs } from "./played";
import { amount, markdown } from "./table";

/** In a shake the dice are in the air from here on, ms: before that nobody knows yet whether it is one. */
const TUMBLING_FROM_MS = 300;
const TICK_MS = 20;

/** What a game costs the board; instructions, but for the last three. */
export interface GameCost {
  readonly name: string;
  /** The mean over the ticks of a shake, and the dearest of them; undefined where no dice tumble. */
  readonly tumble: number | undefined;
  readonly dearestTumble: number | undefined;
  /** The dearest tick while nobody does anything. */
  readonly idle: number;
  /** The dearest press. */
  readonly press: Tick;
  readonly boot: number;
  /** undefined in a part of a game. */
  readonly variables: number | undefined;
  readonly calls: number | undefined;
  readonly callbacks: number | undefined;
}

/** @param needs by name of the game, without its seats; @param share variables that aren't the tower's */
export async function gameCosts(
  build: Build,
  program: string,
  needs: ReadonlyMap<string, Needs>,
  share: number,
): Promise<GameCost[]> {
  const costs: GameCost[] = [];
  for (const { name, before, after } of GAMES) {
    const { boot, ticks } = await measure(build, program, before, after);
    const need = needs.get(name.split(",")[0]!);
    costs.push({
      name,
      ...costsOf(ticks),
      boot,
      variables: need && need.variables - share,
      calls: need?.calls,
      callbacks: need?.callbacks,
    });
  }
  return costs;
}

/** What the ticks of a script say of frames and presses. */
export function costsOf(ticks: readonly Tick[]): Pick<GameCost, "tumble" | "dearestTumble" | "idle" | "press"> {
  const shakes = ticks.filter(({ line }) => line.startsWith("shake"));
  const tumbling = shakes.slice(TUMBLING_FROM_MS / TICK_MS).map(({ count }) => count);
  const isPress = ({ line }: Tick) => /^(press|hold|down|up)\b/.test(line);
  return {
    tumble: tumbling.length > 0 ? tumbling.reduce((sum, count) => sum + count, 0) / tumbling.length : undefined,
    dearestTumble: tumbling.length > 0 ? Math.max(...tumbling) : undefined,
    idle: dearest(ticks.filter(({ line }) => line.startsWith("wait"))).count,
    press: dearest(ticks.filter(isPress)),
  };
}

function dearest(ticks: readonly Tick[]): Tick {
  return ticks.reduce((most, tick) => (tick.count > most.count ? tick : most), { line: "", count: 0 });
}

/** A row for each game, in Markdown. */
export function gameTable(games: readonly GameCost[]): string[] {
  const head = ["game", "tumble, mean", "dearest", "idle", "press", "boot", "variables", "calls", "callbacks"];
  const rows = games.map((game) => [
    game.name,
    ...[game.tumble, game.dearestTumble, game.idle, game.press.count, game.boot].map((n) => amount(n, "instructions")),
    ...[game.variables, game.calls, game.callbacks].map((n) => amount(n, "")),
  ]);
  return markdown(head, rows);
}
