import { isDeepStrictEqual } from "node:util";
import { packKept, unpackKept } from "../../firmware/session/checkpoint";
import type { Session } from "../../firmware/session/session";
import { isStuck } from "../support/any-game";

/** So long may a frame stand still: whoever looks must see that the tower waits for something. */
const STILL_MS = 2500;

/**
 * What holds after everything that is done to a game: it survives its own bytes, and there is something to do.
 * @throws Error with the state
 */
export function checkGame(session: Session): void {
  const { game, state } = session.table;
  const kept = { settings: session.table.settings, base: session.table.base, choices: session.table.choices };
  if (!isDeepStrictEqual(unpackKept(packKept(kept)), kept))
    throw new Error(`what is kept doesn't come back: ${JSON.stringify(kept)}`);
  if (!game || !state) return;
  const bytes = game.pack(state);
  if (!bytes.every((byte) => byte === (byte & 255))) throw new Error(`no bytes: ${bytes} for ${JSON.stringify(state)}`);
  const again = game.unpack(Uint8Array.from(bytes));
  if (!isDeepStrictEqual({ ...again }, { ...state }))
    throw new Error(`the state isn't what its bytes say: ${JSON.stringify(state)}, ${JSON.stringify(again)}`);
  if (isStuck(game, state)) throw new Error(`nothing can be done: ${JSON.stringify(state)}`);
}

/** Whether the picture of a tower moves. */
export class Watcher {
  private crc = -1;
  private since = 0;

  /** A tower was switched on. */
  reset(): void {
    this.crc = -1;
    this.since = 0;
  }

  /** Something was done: what is shown may begin anew with the same frame. */
  act(now: number): void {
    this.since = now;
  }

  /** @throws Error if the frames have all been the same for too long */
  see(crc: number, now: number): void {
    if (crc !== this.crc) {
      this.crc = crc;
      this.since = now;
    } else if (now - this.since > STILL_MS) throw new Error(`nothing has moved or blinked for ${now - this.since} ms`);
  }
}
