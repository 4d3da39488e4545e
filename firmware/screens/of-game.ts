import type { Table } from "../session/table";
import type { Kit, ScreenName } from "./stage";

/** The screen that fits the state of the game on the table: one of the phase, if it has its own. */
export function screenOfGame(table: Table<Kit>): ScreenName {
  if (!table.game) return "attract";
  const phase = table.state!.phase;
  if (phase === "over") return "winner";
  if (phase === "start") return "starter";
  return phase === "roll" || phase === "choose" ? "table" : phase;
}
