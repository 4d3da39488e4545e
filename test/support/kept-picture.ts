import type { Session } from "../../firmware/session/session";

/** All that must survive a power cut, as text. */
export function picture(session: Session): string {
  const { game, state, settings, choices } = session.table;
  return JSON.stringify({
    game: game?.name,
    // In whatever order they were put in.
    state: state && Object.entries(state).sort(([a], [b]) => (a < b ? -1 : 1)),
    packed: game?.pack(state!),
    settings,
    choices: choices.map((choice) => choice.payload.join(" ")),
  });
}
