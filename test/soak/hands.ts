import type { Session } from "../../firmware/session/session";
import { SETTING_HIGHEST, SETTING_LOWEST, SETTING_NAMES } from "../../firmware/session/settings";
import { TRACE_NAMES } from "../../sim/motion";
import { nextAction } from "../support/any-game";
import type { Noise } from "../support/noise";

const BUTTONS = ["left", "right", "ok", "ok", "ok", "star"];
const SENSORS = ["none", "switch", "mpu6050", "lis3dh", "adxl345"];
const WORDS = [
  "do",
  "set",
  "dice",
  "new",
  "roll",
  "undo",
  "hold",
  "score",
  "first=1",
  "spicy",
  "hotdice",
  "9",
  "-1",
  "99999999999",
];

/** How a family plays for a while: shares of a hundred lines that name the action, and that press buttons. */
const MOODS = [
  { acts: 80, presses: 10 },
  { acts: 40, presses: 40 },
  { acts: 4, presses: 80 },
];

/** A legal action that brings the game on, as a line; "" when it is over or none is going on. */
export function sensible({ table }: Session, noise: Noise): string {
  const { game, state } = table;
  const action = game && state && nextAction(game, state, noise);
  return action ? ["do", action.verb, ...action.values].join(" ") : "";
}

/** Hands that do whatever comes to mind, the same for the same noise and the same game. */
export class Hands {
  private mood = 0;

  constructor(private readonly noise: Noise) {}

  /** The next line of the script language; also `cut`. */
  next(session: Session): string {
    const { noise } = this;
    if (noise.below(100) === 0) this.mood = noise.below(MOODS.length);
    const { acts, presses } = MOODS[this.mood]!;
    // Long enough to see whether anything moves.
    if (noise.below(20) === 0) return "wait 2600";
    const whim = noise.below(100);
    if (whim < acts) return this.action(session);
    if (whim < acts + presses) return this.touch();
    return noise.pick([this.motion, this.wait, this.nonsense, this.setting, this.look, this.plug]).call(this);
  }

  /** Something legal, said to the console; a new game when one is over. */
  action(session: Session): string {
    const { noise } = this;
    const { table } = session;
    const { game, state } = table;
    if (!game || !state || state.phase === "over" || noise.below(300) === 0) return this.newGame(table.games);
    if (noise.below(25) === 0) return "do undo";
    return sensible(session, noise);
  }

  private newGame(games: Session["table"]["games"]): string {
    const { noise } = this;
    const { name, minSeats, maxSeats, options } = noise.pick(games);
    const chosen = options.filter(() => noise.below(2) === 0);
    return ["do new", name, minSeats + noise.below(maxSeats - minSeats + 1), ...chosen].join(" ");
  }

  private touch(): string {
    const { noise } = this;
    const button = noise.pick(BUTTONS);
    const what = noise.below(40);
    if (what < 30) return `press ${button}`;
    if (what < 32) return "hold star 1200";
    if (what === 32) return "hold left right 3300";
    if (what === 33) return "hold ok 1500";
    if (what === 34) return `press ${button} ${noise.pick(BUTTONS)}`;
    // The star isn't left down: at the next power-on it would be the self-test's, which shows what differs by machine.
    if (what < 38) return `down ${button === "star" ? "ok" : button}`;
    return "up left right ok star";
  }

  private motion(): string {
    const { noise } = this;
    const what = noise.below(10);
    if (what < 6) return `shake ${200 + noise.below(1200)}`;
    if (what < 9) return `motion ${noise.pick(TRACE_NAMES)}`;
    return "motion still";
  }

  private wait(): string {
    const { noise } = this;
    return `wait ${noise.pick([1, 19, 20, 300, 1000, 3000, noise.below(4000)])}`;
  }

  private nonsense(): string {
    const { noise } = this;
    if (noise.below(2) === 0) return Array.from({ length: 1 + noise.below(5) }, () => noise.pick(WORDS)).join(" ");
    return String.fromCharCode(...Array.from({ length: 1 + noise.below(20) }, () => 32 + noise.below(224)));
  }

  private setting(): string {
    const { noise } = this;
    const index = noise.below(SETTING_NAMES.length);
    const lowest = SETTING_LOWEST[index]!;
    return `set ${SETTING_NAMES[index]} ${lowest + noise.below(SETTING_HIGHEST[index]! - lowest + 1)}`;
  }

  private look(): string {
    return this.noise.pick(["frame", "state", "sounds"]);
  }

  private plug(): string {
    const { noise } = this;
    const what = noise.below(8);
    if (what < 2) return `sensor ${noise.pick(SENSORS)}`;
    return what === 2 ? `seed ${noise.below(1000)}` : "cut";
  }
}
