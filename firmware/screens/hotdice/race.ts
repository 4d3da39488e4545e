import { pressOrder } from "../../games/hotdice/race";
import type { HotDiceState, Race } from "../../games/hotdice/state";
import { blinks, drawNumber } from "../../paint/draw";
import { CROWN } from "../../paint/glyphs";
import { CURSOR, LIT, SEAT, SEAT_DIM } from "../../paint/palette";
import { CLICK, MOVE, SCORE, WIN } from "../../sound/tunes";
import type { Screen, Stage } from "../stage";
import { drawBox } from "./box-picture";

/** 3-2-1 with the picture of the box, a second each. */
const COUNTDOWN_MS = 3000;
/** A roll takes everybody the same short time: hammering gains nothing. */
const ROLL_MS = 400;
/** How long the trophies are shown when the race is over. */
const RESULT_MS = 1800;
const NEVER = -1;
/** Where the five blocks of a player's tile stand, and how big they are: like the pips of a five. */
const BLOCK_X = [0, 5, 2, 0, 5];
const BLOCK_Y = [0, 0, 2, 5, 5];
const BLOCK_SIZE = [2, 2, 3, 2, 2];

/** The race: a button and a tile of 8x8 for each player; a block lights up for each die that helps. */
export class HotRace implements Screen {
  /** All four buttons act as they go down, and a hold means nothing. */
  readonly isRace: boolean;
  /** Per seat when its dice land, ms; NEVER while none are in the air. */
  private readonly landing: number[];
  /** Per seat when a press came that waits for the dice to land, microseconds; NEVER for none. */
  private readonly waiting: number[];
  /** Per seat how many dice help, as far as it may be seen. */
  private readonly helping: number[];
  private over: number;
  private count: number;

  constructor(private readonly stage: Stage) {
    this.isRace = true;
    this.landing = [NEVER, NEVER, NEVER, NEVER];
    this.waiting = [NEVER, NEVER, NEVER, NEVER];
    this.helping = [0, 0, 0, 0];
    this.over = NEVER;
    this.count = 4;
    for (let seat = 0; seat < this.state().seats; seat++) this.helping[seat] = this.keptBy(seat);
  }

  press(button: number, at: number): void {
    if (button < this.state().seats && this.count === 0 && this.over === NEVER && this.waiting[button] === NEVER)
      this.waiting[button] = at;
  }

  draw(ms: number): void {
    const stage = this.stage;
    if (ms < COUNTDOWN_MS) {
      this.countDown(3 - ((ms / 1000) | 0));
      return;
    }
    if (this.count !== 0) this.count = 0;
    this.land();
    if (this.over === NEVER) this.start();
    const state = this.state();
    for (let seat = 0; seat < state.seats; seat++) this.drawTile(seat);
    this.drawMiddle();
    if (this.over !== NEVER && stage.now >= this.over + RESULT_MS) stage.goToGame();
  }

  private state(): HotDiceState {
    return this.stage.session.table.state as HotDiceState;
  }

  /** The race going on, or the one that has just been decided. */
  private race(): Race {
    const state = this.state();
    return state.race || state.last!.race!;
  }

  private keptBy(seat: number): number {
    return this.race().kept[seat]!.filter((isKept) => isKept).length;
  }

  private countDown(count: number): void {
    const stage = this.stage;
    if (count !== this.count) stage.play(MOVE);
    this.count = count;
    drawBox(stage, this.race().box, 0, 0);
    drawNumber(stage.matrix, count, stage.halfX + 8, stage.halfY + 2, stage.colours[CURSOR]!);
  }

  /** Dice that have come down are seen; with the last of them the race is over. */
  private land(): void {
    const stage = this.stage;
    let inAir = 0;
    for (let seat = 0; seat < this.state().seats; seat++) {
      const landing = this.landing[seat]!;
      if (landing === NEVER) continue;
      if (stage.now < landing) {
        inAir++;
        continue;
      }
      this.landing[seat] = NEVER;
      this.helping[seat] = this.keptBy(seat);
      stage.play(this.helping[seat] === 5 ? SCORE : CLICK);
    }
    if (inAir > 0 || this.over !== NEVER || this.state().phase === "race") return;
    this.over = stage.now;
    stage.play(WIN);
  }

  /** Rolls for all who pressed and whose dice lie: in the order of the presses, of one instant as the rules say. */
  private start(): void {
    const stage = this.stage;
    for (;;) {
      let first = NEVER;
      let same: number[] = [];
      for (let seat = 0; seat < this.state().seats; seat++) {
        const at = this.waiting[seat]!;
        if (at === NEVER || this.landing[seat] !== NEVER) continue;
        if (first === NEVER || at < first) {
          first = at;
          same = [];
        }
        if (at === first) same.push(seat);
      }
      if (first === NEVER) return;
      const order = pressOrder(this.state(), same);
      for (let i = 0; i < order.length; i++) {
        const seat = order[i]!;
        this.waiting[seat] = NEVER;
        const action = { verb: "press", values: [seat] };
        const toRoll = stage.session.table.game!.diceToRoll(this.state(), action);
        if (toRoll.length > 0 && stage.roll(action, toRoll) === "") this.landing[seat] = stage.now + ROLL_MS;
      }
    }
  }

  /** The trophies that nobody was seen to take, in the middle of the table; what is raced for, if two players leave room for it. */
  private drawMiddle(): void {
    const stage = this.stage;
    const seats = this.state().seats;
    let trophies = seats - 1;
    for (let seat = 0; seat < seats; seat++) if (this.helping[seat] === 5) trophies--;
    if (trophies > 0)
      stage.matrix.fillRect(((stage.matrix.width - trophies) / 2) | 0, 7, trophies, 1, stage.colours[CURSOR]!);
    if (seats === 2) drawBox(stage, this.race().box, stage.halfX, stage.halfY);
  }

  private drawTile(seat: number): void {
    const stage = this.stage;
    const matrix = stage.matrix;
    const x = matrix.width > 16 ? seat * 8 : (seat & 1) * 8;
    const y = matrix.width > 16 ? 0 : (seat >> 1) * 8;
    const isInAir = this.landing[seat] !== NEVER;
    if (this.helping[seat] === 5 && !isInAir) {
      matrix.drawGlyphs(CROWN, x, y, stage.colours[CURSOR]!);
      matrix.fillRect(x, y + 6, 7, 1, stage.colours[SEAT + seat]!);
      return;
    }
    for (let block = 0; block < 5; block++) {
      // The next one that is wanted blinks while its player can press.
      if (block === this.helping[seat] && !isInAir && this.over === NEVER && !blinks(stage.now)) continue;
      const isHelping = block < this.helping[seat]!;
      const flickers = isInAir && !isHelping && (((stage.now / 60) | 0) + block * 3) % 4 === 0;
      const colour = stage.colours[isHelping ? SEAT + seat : flickers ? LIT : SEAT_DIM + seat]!;
      const size = BLOCK_SIZE[block]!;
      matrix.fillRect(x + BLOCK_X[block]!, y + BLOCK_Y[block]!, size, size, colour);
    }
  }
}
