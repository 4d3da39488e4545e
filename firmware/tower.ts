import type { Board } from "../hal/board";
import { STAR } from "../hal/buttons";
import type { Colour, LedMatrix } from "../hal/led-matrix";
import type { SensorKind } from "../hal/shake-sensor";
import type { TowerParts } from "../hal/tower-parts";
import { CATALOGUE } from "./catalogue";
import { type Commanded, command } from "./console/console";
import { rollFaces } from "./dice/faces";
import { createRandom, type Random } from "./dice/random";
import type { Action } from "./games/game";
import { feel, type Handled, HUSH_MS } from "./hands";
import { createPresses, type Presses } from "./input/presses";
import { createShake, type Shake } from "./input/shake";
import { CROSS_SMALL } from "./paint/glyphs";
import { buildPalette, RED } from "./paint/palette";
import { DIM_MS, LEAVE_MS, leave, rests, SLEEP_MS } from "./rest";
import { commonScreens } from "./screens/common";
import { drawError } from "./screens/error";
import { screenOfGame } from "./screens/of-game";
import { type Kit, LIT_BIT, type Screen, type ScreenName } from "./screens/stage";
import { Session } from "./session/session";
import { BRIGHTNESS, MUTE, RADIO, SENSITIVITY } from "./session/settings";
import { Player } from "./sound/player";
import { REFUSED } from "./sound/tunes";

/** The tower lives on one tick: read, think, draw. */
const TICK_MS = 20;
/** Whoever still drums when a game ends mustn't leave its result. */
const WINNER_HUSH_MS = 1500;
/** How long an error is shown, or a sensor that is gone. */
const TROUBLE_MS = 2000;
const SLEEPING_TICK_MS = 100;
/** The game loop: input, action, journal, rules, screen. */
export class Tower implements Handled, Commanded {
  readonly session: Session<Kit>;
  readonly matrix: LedMatrix;
  readonly halfX: number;
  readonly halfY: number;
  /** Rolls laid out by `dice`, oldest first. */
  readonly laidOut: number[][];
  colours: ArrayLike<Colour>;
  now: number;
  picked: number;
  seats: number;
  wasPressed: boolean;
  screen!: Screen;
  screenName: ScreenName;
  touched: number;
  deadUntil: number;
  wakingUntil: number;
  readonly random: Random;
  /** Errors since power-on that nobody caught, and what the newest one said. */
  errors: number;
  lastError: string;
  /** Until when (ms) a trouble is shown: an error, or that the sensor stopped answering. */
  private troubleUntil: number;
  private isError: boolean;
  private sensor: SensorKind;
  private readonly presses: Presses;
  private readonly motion: Shake;
  private readonly player: Player;
  /** Until the next tick, ms. */
  private rest: number;
  /** A tick, and the next one after it: made once. */
  private readonly onBeat: () => void;
  private shownSince: number;
  /** What the screen said of the time when it was drawn last; and whether it has to be drawn whatever it says. */
  private pulse: number;
  private isStale: boolean;
  /** The brightness that `colours` is made for. */
  private brightness: number;

  /** Reads the journal and shows the game as it was, or the invitation to play. Ticks begin with `start`. */
  constructor(
    readonly parts: TowerParts,
    private readonly board: Board,
  ) {
    this.session = new Session<Kit>(parts.flash, CATALOGUE);
    this.matrix = parts.matrix;
    this.halfX = parts.matrix.width > 16 ? 16 : 0;
    this.halfY = parts.matrix.width > 16 ? 0 : 8;
    this.laidOut = [];
    this.colours = [];
    this.brightness = 0;
    this.now = parts.clock.now();
    this.picked = 0;
    this.seats = 0;
    this.wasPressed = false;
    this.errors = 0;
    this.lastError = "";
    this.troubleUntil = 0;
    this.isError = false;
    this.sensor = "none";
    this.touched = this.now;
    this.wakingUntil = -1;
    this.presses = createPresses(parts.buttons);
    this.motion = createShake(parts.shakeSensor);
    this.player = new Player(parts.buzzer);
    this.random = createRandom(parts.entropy);
    this.rest = TICK_MS;
    // The next tick is set before this one is run, so that an error in it doesn't stop the tower.
    this.onBeat = () => {
      parts.clock.after(this.rest, this.onBeat);
      this.tick();
    };
    this.shownSince = 0;
    this.deadUntil = 0;
    this.pulse = -1;
    this.isStale = true;
    this.screenName = "attract";
    // The journal's count never repeats, so that even a source stuck at one value gives other dice each time.
    this.random.stir(this.session.sequence());
    // For whoever holds the star while plugging it in.
    if (parts.buttons.isDown(STAR)) this.go("selftest");
    else if (this.session.health === "foreign") this.go("foreign");
    else this.goToGame();
  }

  /** Starts the ticks; the first frame is shown at once. */
  start(): void {
    const system = this.parts.system;
    // BLE gives the console to anybody nearby; the radio itself stays on, because it feeds the noise of the dice.
    if (this.session.table.settings[RADIO] === 0) system.closeRadioConsole();
    system.onError((message) => this.onError(message));
    system.kickWatchdog();
    this.onBeat();
  }

  /**
   * One line of the script language, then one tick.
   * @returns what the line prints
   * @throws Error saying what is wrong with the line
   */
  run(line: string): string {
    this.now = this.parts.clock.now();
    this.isStale = true;
    if (line !== "") this.touched = this.now;
    const output = command(this, line);
    this.tick();
    return output;
  }

  go(name: ScreenName): void {
    const game = this.session.table.game;
    const ofGame = game?.screens()[name];
    const made = ofGame ? ofGame() : commonScreens()[name]!();
    this.screenName = name;
    this.shownSince = this.now;
    this.isStale = true;
    this.hushButtons();
    if (name === "winner") this.deadUntil += WINNER_HUSH_MS - HUSH_MS;
    this.screen = new made(this);
  }

  goToGame(): void {
    const table = this.session.table;
    if (table.game) this.picked = table.place(table.game.id);
    this.go(screenOfGame(table));
  }

  act(verb: string, values: number[]): boolean {
    const refusal = this.perform({ verb, values });
    if (refusal !== "") this.play(REFUSED);
    return refusal === "";
  }

  roll(action: Action, toRoll: number[]): string {
    const session = this.session;
    this.random.stir(this.now);
    this.random.stir(session.sequence());
    const faces = rollFaces(this.random, this.laidOut, toRoll);
    this.wasPressed = false;
    const said = action.values.slice(0, session.table.game!.rolls[action.verb]!);
    return session.act({ verb: action.verb, values: said.concat(faces) }, true);
  }

  hushButtons(): void {
    this.deadUntil = this.now + HUSH_MS;
  }

  play(tune: string): void {
    this.player.play(tune, this.now);
  }

  /** Does an action, rolling the dice it asks for, and shows the screen that follows. Returns a refusal or "". */
  perform(action: Action): string {
    const table = this.session.table;
    const before = table.state!;
    const game = table.game!;
    const isRoll = game.rolls[action.verb] !== undefined;
    const toRoll = isRoll ? game.diceToRoll(before, action) : [];
    const refusal = toRoll.length > 0 ? this.roll(action, toRoll) : this.session.act(action);
    if (refusal !== "") return refusal;
    const after = table.state!;
    const isSame =
      before.seat === after.seat && before.phase === after.phase && this.screenName === screenOfGame(table);
    if (isRoll || !isSame) this.goToGame();
    return "";
  }

  /** Begins the game at `index` of the catalogue with the sum of its options. Returns a refusal or "". */
  begin(index: number, seats: number, options: number): string {
    const refusal = this.session.begin(CATALOGUE[index]!, seats, options);
    if (refusal === "") this.goToGame();
    return refusal;
  }

  /** Takes the newest choice back. Returns a refusal or "". */
  undo(): string {
    const refusal = this.session.undo();
    if (refusal === "") this.goToGame();
    return refusal;
  }

  /** An error that nobody caught is shown for a moment, and the game goes on. */
  onError(message: string): void {
    this.errors++;
    this.lastError = message;
    this.isError = true;
    this.isStale = true;
    this.troubleUntil = this.now + TROUBLE_MS;
    this.parts.system.say(`error ${this.errors}: ${message}`);
    this.session.noteError(message);
  }

  /** An accelerometer that stopped answering: play goes on by button, and by shaking once it answers again. */
  private onSensor(kind: SensorKind): void {
    if (kind === "none") {
      this.isError = false;
      this.isStale = true;
      this.troubleUntil = this.now + TROUBLE_MS;
    }
    this.sensor = kind;
  }

  private tick(): void {
    const parts = this.parts;
    const now = parts.clock.now();
    this.now = now;
    const presses = this.presses.read(now);
    const settings = this.session.table.settings;
    const event = this.motion.read(now, now <= this.player.heardUntil, settings[SENSITIVITY]!);
    if (presses.length > 0 || event !== "") {
      this.isStale = true;
      feel(this, presses, event);
    }
    const kind = parts.shakeSensor.kind();
    if (kind !== this.sensor) this.onSensor(kind);
    const idle = now - this.touched;
    if (idle >= LEAVE_MS) leave(this);
    const screen = this.screen;
    const pulse = screen.pulse ? screen.pulse(now - this.shownSince) : -1;
    const changed = pulse ^ this.pulse;
    this.pulse = pulse;
    if (pulse < 0 || this.isStale || changed & (LIT_BIT - 1) || idle >= DIM_MS) this.draw();
    else if (changed !== 0) {
      screen.tumble!((changed & LIT_BIT) > 0);
      this.show();
    }
    if (this.player.isBusy) this.player.tick(now, settings[MUTE] === 1);
  }

  /**
   * The picture on the LEDs. Something on every screen blinks or moves, so that they hear of it again and again, should
   * one have misheard; and a tower that shows nothing any more is restarted by its watchdog.
   */
  private show(): void {
    this.parts.system.kickWatchdog();
    this.matrix.show(this.board.limitMilliamps);
  }

  private draw(): void {
    const matrix = this.matrix;
    const brightness = rests(this, DIM_MS) ? 1 : this.session.table.settings[BRIGHTNESS]!;
    if (brightness !== this.brightness) {
      this.brightness = brightness;
      this.colours = buildPalette(this.board.matrix.colourOrder, brightness);
    }
    const isWrong = this.now < this.troubleUntil;
    const isUnsaved = this.session.health !== "saved";
    this.isStale = isWrong || isUnsaved;
    const isAsleep = rests(this, SLEEP_MS);
    this.rest = isAsleep ? SLEEPING_TICK_MS : TICK_MS;
    matrix.clear();
    if (isWrong) drawError(this, this.isError ? this.errors : 0);
    else if (!isAsleep) this.screen.draw(this.now - this.shownSince);
    if (isUnsaved && this.now % 2000 < 300)
      matrix.drawGlyphs(CROSS_SMALL, matrix.width - 3, matrix.height - 3, this.colours[RED]!);
    this.show();
  }
}

/** A tower on these parts, with its first frame shown and its ticks going. */
export function createTower(parts: TowerParts, board: Board): Tower {
  const tower = new Tower(parts, board);
  tower.start();
  return tower;
}
