import type { Board } from "../hal/board";
import { OK, STAR } from "../hal/buttons";
import type { Colour, LedMatrix } from "../hal/led-matrix";
import type { SensorKind } from "../hal/shake-sensor";
import type { TowerParts } from "../hal/tower-parts";
import { CATALOGUE } from "./catalogue";
import { type Commanded, command } from "./console/console";
import { rollFaces } from "./dice/faces";
import { createRandom, type Random } from "./dice/random";
import type { Action } from "./games/game";
import { createPresses, type Press, type Presses } from "./input/presses";
import { createShake, type Shake, type ShakeEvent } from "./input/shake";
import { CROSS_SMALL } from "./paint/glyphs";
import { buildPalette, RED } from "./paint/palette";
import { commonScreens } from "./screens/common";
import { drawError } from "./screens/error";
import { type Kit, LIT_BIT, type Screen, type ScreenName, type Stage } from "./screens/stage";
import { Session } from "./session/session";
import { BRIGHTNESS, MUTE, RADIO, SENSITIVITY, SLEEP } from "./session/settings";
import { Player } from "./sound/player";
import { CHOSEN, REFUSED } from "./sound/tunes";

/** The tower lives on one tick: read, think, draw. */
const TICK_MS = 20;
/** After the buttons changed their meaning they are dead for a moment: a press meant for before does nothing now. */
const HUSH_MS = 300;
/** Whoever still drums when a game ends mustn't leave its result. */
const WINNER_HUSH_MS = 1500;
/** How long an error is shown, or a sensor that is gone. */
const TROUBLE_MS = 2000;
/**
 * Untouched for so long the tower dims, then the matrix goes dark. It goes on drawing what the board and dark LEDs
 * draw, 356 mA by the design's table: more than the 50 to 100 mA under which power banks switch off, so that they don't.
 */
const DIM_MS = 180000;
const SLEEP_MS = 480000;
/** Untouched for so long no page of the pad or the menu is left open, and who won makes room for the invitation to play. */
const LEAVE_MS = 90000;
const LEFT_OPEN: readonly ScreenName[] = ["winner", "pad", "menu", "faces", "games", "players", "options"];
const SLEEPING_TICK_MS = 100;
/** What wakes the tower does nothing else: a press, up to its end; a shake that is stuck ends after so long. */
const WAKING_MS = 1000;
const LONGEST_SHAKE_MS = 4000;

/** The game loop: input, action, journal, rules, screen. */
export class Tower implements Stage, Commanded {
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
  /** Errors since power-on that nobody caught, and what the newest one said. */
  errors: number;
  lastError: string;
  /** Until when (ms) a trouble is shown: an error, or that the sensor stopped answering. */
  private troubleUntil: number;
  private isError: boolean;
  private sensor: SensorKind;
  /** When somebody last pressed or shook, ms; and until when what they do only wakes the tower. */
  private touched: number;
  private wakingUntil: number;
  private readonly presses: Presses;
  private readonly motion: Shake;
  private readonly player: Player;
  private readonly random: Random;
  /** Until the next tick, ms. */
  private rest: number;
  /** A tick, and the next one after it: made once. */
  private readonly onBeat: () => void;
  private screen!: Screen;
  private screenName: ScreenName;
  private shownSince: number;
  private deadUntil: number;
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
    this.pickOnTable();
    this.go(this.gameScreen());
  }

  /** The game going on is the one picked. */
  private pickOnTable(): void {
    const table = this.session.table;
    const game = table.game;
    if (game) {
      for (let i = 0; i < table.games.length; i++) if (table.games[i]!.id === game.id) this.picked = i;
    }
  }

  /** The screen that fits the state of the game. */
  private gameScreen(): ScreenName {
    const table = this.session.table;
    if (!table.game) return "attract";
    const phase = table.state!.phase;
    if (phase === "over") return "winner";
    if (phase === "start") return "starter";
    return phase === "roll" || phase === "choose" ? "table" : phase;
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
    const isSame = before.seat === after.seat && before.phase === after.phase && this.screenName === this.gameScreen();
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

  /** Nobody has touched the tower for `ms`, and it may sleep. */
  private rests(ms: number): boolean {
    return this.now - this.touched >= ms && this.session.table.settings[SLEEP] !== 0;
  }

  /** Whoever comes next finds the dice, or somebody who invites to play. */
  private leave(): void {
    if (LEFT_OPEN.indexOf(this.screenName) < 0) return;
    const name = this.gameScreen();
    this.go(name === "winner" ? "attract" : name);
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
    if (presses.length > 0 || event !== "") this.feel(presses, event);
    const kind = parts.shakeSensor.kind();
    if (kind !== this.sensor) this.onSensor(kind);
    const idle = now - this.touched;
    if (idle >= LEAVE_MS) this.leave();
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
    const brightness = this.rests(DIM_MS) ? 1 : this.session.table.settings[BRIGHTNESS]!;
    if (brightness !== this.brightness) {
      this.brightness = brightness;
      this.colours = buildPalette(this.board.matrix.colourOrder, brightness);
    }
    const isWrong = this.now < this.troubleUntil;
    const isUnsaved = this.session.health !== "saved";
    this.isStale = isWrong || isUnsaved;
    const isAsleep = this.rests(SLEEP_MS);
    this.rest = isAsleep ? SLEEPING_TICK_MS : TICK_MS;
    matrix.clear();
    if (isWrong) drawError(this, this.isError ? this.errors : 0);
    else if (!isAsleep) this.screen.draw(this.now - this.shownSince);
    if (isUnsaved && this.now % 2000 < 300)
      matrix.drawGlyphs(CROSS_SMALL, matrix.width - 3, matrix.height - 3, this.colours[RED]!);
    this.show();
  }

  /** What hands do to the tower. */
  private feel(presses: readonly Press[], event: ShakeEvent): void {
    this.isStale = true;
    const isWaking = this.rests(SLEEP_MS) || this.now <= this.wakingUntil;
    this.touched = this.now;
    if (isWaking) {
      this.wakingUntil = this.now + (event === "began" ? LONGEST_SHAKE_MS : event === "settled" ? 0 : WAKING_MS);
      return;
    }
    for (let i = 0; i < presses.length; i++) this.answer(presses[i]!);
    if (event !== "" && this.screen.shake) this.screen.shake(event);
  }

  private answer(press: Press): void {
    // When exactly a finger comes down nobody can repeat: that is worth some bits to the dice.
    this.random.stir(press.at);
    const isStar = press.button === STAR;
    const isDead = this.now < this.deadUntil;
    if (this.screen.isRace) {
      if (press.kind === "down" && !isDead) this.screen.press(press.button, press.at);
    } else if (press.kind === "both") this.again();
    else if (press.kind === "hold") {
      if (isStar && this.screenName !== "menu") this.go("menu");
      else if (press.button === OK && this.session.health === "foreign") this.adopt();
    } else if (isDead) {
      // Ok has to rest before it means the next thing: drumming on it does one thing.
      if (press.button === OK && press.kind === "down") this.deadUntil = Math.max(this.deadUntil, this.now + HUSH_MS);
    } else if (isStar ? press.kind === "up" && !press.held : press.kind === "down") {
      this.wasPressed = true;
      this.screen.press(press.button, press.at);
    }
  }

  /** Play was unsaved, because the flash holds another program's bytes; from now on it is the tower's. */
  private adopt(): void {
    this.session.adopt();
    this.play(CHOSEN);
    this.goToGame();
  }

  /** Left and right held: the same game with the same players anew, its options off; undo brings the old one back. */
  private again(): void {
    const state = this.session.table.state;
    this.pickOnTable();
    if (state) this.begin(this.picked, state.seats, 0);
    else this.go("games");
  }
}

/** A tower on these parts, with its first frame shown and its ticks going. */
export function createTower(parts: TowerParts, board: Board): Tower {
  const tower = new Tower(parts, board);
  tower.start();
  return tower;
}
