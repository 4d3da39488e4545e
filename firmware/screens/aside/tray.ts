import { LEFT, OK, RIGHT, STAR } from "../../../hal/buttons";
import { uselessDie } from "../../games/aside/scoring";
import type { AsideState } from "../../games/aside/state";
import { namesOf, stayingDice } from "../../games/aside/table";
import type { Action } from "../../games/game";
import type { ShakeEvent } from "../../input/shake";
import { CHOSEN, HOLD, LET_GO, MOVE, NEXT, NOTHING, REFUSED, SCORE, SETTLE } from "../../sound/tunes";
import { Flight, TUMBLE_MS } from "../flight";
import type { Screen, Stage } from "../stage";
import { asideGame, asideState } from "./game";
import { type AsideView, BANK_STOP, drawAside, OTHER_STOP, ROLL_STOP, TAKE_STOP } from "./tray-picture";

/** How long dice that ended the turn, or the game, stay to be seen. */
const READ_MS = 1800;

/** The dice tray of games in which scoring dice are set aside: choose, roll on, bank. */
export class AsideTray implements Screen, AsideView {
  cursor: number;
  hintUntil: number;
  useless: number;
  weakUntil: number;
  readUntil: number;
  seat: number;
  best: number[];
  lights: boolean[];
  readonly flight: Flight;
  /** The state before the newest roll. */
  private before: AsideState;

  constructor(private readonly stage: Stage) {
    this.flight = new Flight(stage);
    this.before = asideState(stage);
    this.hintUntil = 0;
    this.useless = 0;
    this.weakUntil = 0;
    this.readUntil = 0;
    this.cursor = ROLL_STOP;
    this.seat = 0;
    this.best = [];
    this.lights = [];
    this.look();
  }

  press(button: number): void {
    const stage = this.stage;
    if (this.flight.isUp()) return;
    if (this.readUntil > stage.now) this.goOn();
    else if (button === STAR) stage.go("pad");
    else if (button === OK) this.choose();
    else this.move(button);
  }

  shake(event: ShakeEvent): void {
    const stage = this.stage;
    if (event === "weak") this.weakUntil = stage.now + 200;
    if (event === "began" && !this.flight.isUp() && this.readUntil <= stage.now) {
      const toRoll = this.toRoll(this.rollAction());
      const isMeant = asideState(stage).phase === "roll" || stage.wasPressed;
      if (isMeant && toRoll.length > 0) this.flight.shake(toRoll);
      else this.hint();
    }
    if (event === "settled" && this.flight.isShaken) this.land(this.rollAction(), 0);
  }

  draw(_ms: number): void {
    const stage = this.stage;
    if (this.flight.tick()) this.landed();
    if (this.readUntil > 0 && this.readUntil <= stage.now) this.goOn();
    drawAside(stage, this);
  }

  /** Sees what the state asks for now: the first roll of somebody's turn, or a choice. */
  private look(): void {
    const stage = this.stage;
    const state = asideState(stage);
    const isChoice = state.phase === "choose";
    this.seat = state.seat;
    this.best = isChoice ? asideGame(stage).bestChoice(state) : [];
    this.lights = isChoice ? asideGame(stage).scoringDice(state) : [];
    this.cursor = this.best.length > 0 ? TAKE_STOP : ROLL_STOP;
    if (!isChoice) stage.play(NEXT);
  }

  /** The dice that ended the turn have been seen: the next turn, or what comes when theirs was the last. */
  private goOn(): void {
    this.readUntil = 0;
    this.stage.hushButtons();
    if (asideState(this.stage).phase === "roll") this.look();
    else this.stage.goToGame();
  }

  private landed(): void {
    const stage = this.stage;
    const state = asideState(stage);
    if (state.phase === "choose") {
      stage.play(SETTLE);
      this.look();
    } else {
      stage.play(state.bust.length > 0 ? NOTHING : SCORE);
      this.readUntil = stage.now + READ_MS;
    }
  }

  /** The roll that a shake would be. */
  private rollAction(): Action {
    return this.cursor === OTHER_STOP ? this.otherAction() : { verb: "roll", values: [] };
  }

  private otherAction(): Action {
    return { verb: asideGame(this.stage).otherRoll, values: namesOf(asideState(this.stage).chosen) };
  }

  private toRoll(action: Action): number[] {
    if (action.verb === "") return [];
    return asideGame(this.stage).diceToRoll(asideState(this.stage), action);
  }

  private land(action: Action, after: number): void {
    const toRoll = this.toRoll(action);
    this.before = asideState(this.stage);
    if (toRoll.length === 0 || this.stage.roll(action) !== "") {
      this.flight.stop();
      this.hint();
    } else this.flight.land(toRoll, after);
  }

  private hint(): void {
    const state = asideState(this.stage);
    this.useless = state.chosenPoints < 0 ? uselessDie(state.dice, state.chosen) : 0;
    this.hintUntil = this.stage.now + 900;
    this.stage.play(REFUSED);
  }

  private stops(): number[] {
    const stops: number[] = [];
    const state = asideState(this.stage);
    const isChoice = state.phase === "choose";
    for (let die = 0; die < 6; die++) if (isChoice && !state.aside[die]) stops.push(die);
    if (isChoice && this.best.length > 0) stops.push(TAKE_STOP);
    stops.push(ROLL_STOP);
    if (isChoice) stops.push(BANK_STOP);
    if (this.otherDice().length > 0) stops.push(OTHER_STOP);
    return stops;
  }

  private move(button: number): void {
    const stops = this.stops();
    const at = stops.indexOf(this.cursor) + (button === LEFT ? stops.length - 1 : button === RIGHT ? 1 : 0);
    this.cursor = stops[at % stops.length]!;
    this.stage.play(MOVE);
  }

  private choose(): void {
    const stage = this.stage;
    const state = asideState(stage);
    if (this.cursor === ROLL_STOP || this.cursor === OTHER_STOP) this.land(this.rollAction(), TUMBLE_MS);
    else if (this.cursor === BANK_STOP) {
      if (stage.act("bank", [])) stage.play(SCORE);
      else this.hint();
    } else if (this.cursor === TAKE_STOP) {
      const isTaken = namesOf(state.chosen).join() === this.best.join();
      if (stage.act("set", isTaken ? [] : this.best)) stage.play(isTaken ? LET_GO : CHOSEN);
    } else {
      const wanted = state.chosen.slice();
      wanted[this.cursor] = !wanted[this.cursor];
      if (stage.act("set", namesOf(wanted))) stage.play(wanted[this.cursor] ? HOLD : LET_GO);
    }
  }

  shown(): AsideState {
    return this.flight.isUp() && !this.flight.isShaken ? this.before : asideState(this.stage);
  }

  otherDice(): number[] {
    return this.toRoll(this.otherAction());
  }

  staying(): readonly boolean[] {
    return stayingDice(asideState(this.stage));
  }
}
