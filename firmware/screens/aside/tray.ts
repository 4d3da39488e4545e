import { OK, STAR } from "../../../hal/buttons";
import type { AsideState } from "../../games/aside/state";
import { namesOf, stayingDice } from "../../games/aside/table";
import type { Action } from "../../games/game";
import type { ShakeEvent } from "../../input/shake";
import { CHOSEN, LET_GO, MOVE, NEXT, NOTHING, SCORE, SETTLE } from "../../sound/tunes";
import { step, toggle } from "../choosing";
import { Flight, TUMBLE_MS } from "../flight";
import type { Screen, Stage } from "../stage";
import { asideGame, asideState } from "./game";
import {
  type AsideView,
  BANK_STOP,
  drawAside,
  drawAsideTumbling,
  OTHER_STOP,
  ROLL_STOP,
  TAKE_STOP,
} from "./tray-picture";

const ROLL: Action = { verb: "roll", values: [] };

/** How long dice that ended the turn, or the game, stay to be seen. */
const READ_MS = 1800;

/** The dice tray of games in which scoring dice are set aside: choose, roll on, bank. */
export class AsideTray implements Screen, AsideView {
  cursor: number;
  readUntil: number;
  seat: number;
  best: number[];
  lights: boolean[];
  bodies: string;
  readonly flight: Flight;

  constructor(private readonly stage: Stage) {
    this.flight = new Flight(stage);
    this.readUntil = 0;
    this.cursor = ROLL_STOP;
    this.seat = 0;
    this.best = [];
    this.lights = [];
    this.bodies = "";
    this.look();
  }

  press(button: number): void {
    const stage = this.stage;
    if (this.flight.isUp()) return;
    this.flight.hintUntil = 0;
    if (this.readUntil > stage.now) this.goOn();
    else if (button === STAR) stage.go("pad");
    else if (button === OK) this.choose();
    else this.move(button);
  }

  shake(event: ShakeEvent): void {
    const stage = this.stage;
    if (this.readUntil <= stage.now)
      this.flight.hand(event, this.rollAction(), asideState(stage).phase === "roll" || stage.wasPressed);
  }

  pulse(_ms: number): number {
    const now = this.stage.now;
    if (this.flight.tick()) this.landed();
    if (this.readUntil > 0 && this.readUntil <= now) this.goOn();
    return this.flight.pulse() + (this.readUntil > now ? 1024 : 0);
  }

  tumble(isBlink: boolean): void {
    drawAsideTumbling(this.stage, this, isBlink);
  }

  draw(_ms: number): void {
    drawAside(this.stage, this);
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
    return this.cursor === OTHER_STOP ? this.otherAction() : ROLL;
  }

  private otherAction(): Action {
    return { verb: asideGame(this.stage).otherRoll, values: namesOf(asideState(this.stage).chosen) };
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
    this.cursor = stops[step(stops.indexOf(this.cursor), stops.length, button)]!;
    this.stage.play(MOVE);
  }

  private choose(): void {
    const stage = this.stage;
    const state = asideState(stage);
    if (this.cursor === ROLL_STOP || this.cursor === OTHER_STOP) this.flight.roll(this.rollAction(), TUMBLE_MS);
    else if (this.cursor === BANK_STOP) {
      if (stage.act("bank", [])) stage.play(SCORE);
      else this.flight.hint();
    } else if (this.cursor === TAKE_STOP) {
      const isTaken = namesOf(state.chosen).join() === this.best.join();
      if (stage.act("set", isTaken ? [] : this.best)) stage.play(isTaken ? LET_GO : CHOSEN);
    } else toggle(stage, "set", state.chosen, this.cursor);
  }

  shown(): AsideState {
    return this.flight.shown() as AsideState;
  }

  otherDice(): number[] {
    return this.flight.diceOf(this.otherAction());
  }

  mayRoll(): boolean {
    return this.flight.diceOf(ROLL).length > 0;
  }

  staying(): readonly boolean[] {
    return stayingDice(asideState(this.stage));
  }
}
