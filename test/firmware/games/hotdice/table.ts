import type { Action } from "../../../../firmware/games/game";
import { slowKept, slowMeets } from "./slow-sheet";

const NAMES = "ones twos threes fours fives sixes four pair3 straight odd even".split(" ");
const NUMBERS = NAMES.map((_, i) => i + 1);
const NO_DICE = [0, 0, 0, 0, 0];

interface Player {
  readonly sheet: Set<number>;
  /** In a race. */
  dice: number[];
  hasTrophy: boolean;
}

/**
 * Hot Dice as people play it with dice, sheets, trophies and the rules in hand: another way to write down what the
 * rules allow and do, for comparison.
 */
export class Table {
  private readonly players: Player[];
  private turnOf = 0;
  private asking = true;
  private rolls = 0;
  private white = NO_DICE;
  private staying = new Set<number>();
  private dieA = 0;
  private dieB = 0;
  private isCalling = false;
  private raceFor: number | undefined;

  constructor(seats: number) {
    this.players = Array.from({ length: seats }, () => ({ sheet: new Set(), dice: NO_DICE, hasTrophy: false }));
  }

  allows({ verb, values }: Action): boolean {
    if (!values.every(Number.isInteger) || this.isOver) return false;
    const [first] = values;
    const isBox = values.length === 1 && NUMBERS.includes(first!);
    if (this.asking) return verb === "first" && values.length === 1 && this.players[first!] !== undefined;
    if (this.raceFor !== undefined) {
      const player = this.players[first!];
      if (verb !== "press" || !player || player.hasTrophy) return false;
      return areFaces(values.slice(1), slowKept(this.raceFor, player.dice));
    }
    if (this.isCalling) return verb === "call" && isBox && this.isLacking(first!);
    if (verb === "roll") {
      const stays = [1, 2, 3, 4, 5].map((die) => this.staying.has(die));
      return this.rolls < 4 && areFaces(values, [...stays, false, false]);
    }
    if (this.rolls === 0) return false;
    if (verb === "tick") return isBox && this.canTick(first!);
    const areDice = values.every((die) => die >= 1 && die <= 5) && new Set(values).size === values.length;
    return verb === "hold" && this.rolls < 4 && areDice;
  }

  play({ verb, values }: Action): void {
    const [first] = values;
    if (verb === "first") {
      this.asking = false;
      this.turnOf = first!;
    } else if (verb === "roll") this.roll(values);
    else if (verb === "hold") this.staying = new Set(values);
    else if (verb === "call") this.race(first!);
    else if (verb === "tick") {
      this.player.sheet.add(first!);
      if (!this.isOver) this.passOn();
    } else this.press(this.players[first!]!, values.slice(1));
  }

  /** The state line. */
  get line(): object {
    const totals = this.players.map(({ sheet }) => sheet.size);
    const isRacing = this.raceFor !== undefined && !this.isOver;
    const phases = [
      [this.asking, "start"],
      [this.isOver, "over"],
      [isRacing, "race"],
      [this.isCalling, "call"],
      [this.rolls > 0, "choose"],
    ] as const;
    return {
      game: "hotdice",
      seats: this.players.length,
      seat: this.turnOf,
      phase: phases.find(([is]) => is)?.[1] ?? "roll",
      dice: this.isOver ? NO_DICE : this.white,
      red: [false, false, false, false, false],
      held: [1, 2, 3, 4, 5].map((die) => !this.isOver && this.staying.has(die)),
      totals,
      ended: this.isOver,
      ranks: this.isOver ? totals.map((mine) => 1 + totals.filter((other) => other > mine).length) : null,
      boxes: this.players.map(({ sheet }) => NUMBERS.map((box) => sheet.has(box))),
      special: this.isOver ? ["blank", 0] : [this.dieA === 5 ? "hot" : this.dieA === 6 ? "?" : "blank", this.dieB],
      rollsUsed: this.isOver ? 0 : this.rolls,
      race: isRacing
        ? {
            box: NAMES[this.raceFor! - 1],
            trophies: this.trophies,
            dice: this.players.map(({ dice }) => dice),
            done: this.players.map(({ hasTrophy }) => hasTrophy),
          }
        : null,
    };
  }

  private get player(): Player {
    return this.players[this.turnOf]!;
  }

  private get isOver(): boolean {
    return this.players.some(({ sheet }) => sheet.size === 11);
  }

  private get trophies(): number {
    return this.players.filter(({ hasTrophy }) => !hasTrophy).length - 1;
  }

  private isLacking(box: number): boolean {
    return this.players.some(({ sheet }) => !sheet.has(box));
  }

  private canTick(box: number): boolean {
    return !this.player.sheet.has(box) && slowMeets(box, this.white);
  }

  private roll(values: readonly number[]): void {
    this.rolls++;
    this.white = this.white.map((old, i) => values[i] || old);
    [this.dieA, this.dieB] = [values[5]!, values[6]!];
    if (this.dieA === 6) {
      this.isCalling = true;
      this.staying.clear();
    } else if (this.dieA === 5 && this.isLacking(this.dieB)) this.race(this.dieB);
    else if (this.rolls === 4 && !NUMBERS.some((box) => this.canTick(box))) this.passOn();
  }

  private race(box: number): void {
    this.isCalling = false;
    this.staying.clear();
    this.raceFor = box;
    for (const player of this.players) Object.assign(player, { dice: NO_DICE, hasTrophy: false });
  }

  private press(player: Player, faces: readonly number[]): void {
    player.dice = player.dice.map((old, i) => faces[i] || old);
    if (!slowMeets(this.raceFor!, player.dice)) return;
    player.hasTrophy = true;
    player.sheet.add(this.raceFor!);
    if (this.trophies === 0 && !this.isOver) this.passOn();
  }

  private passOn(): void {
    this.turnOf = (this.turnOf + 1) % this.players.length;
    this.rolls = 0;
    this.white = NO_DICE;
    this.staying.clear();
    [this.dieA, this.dieB] = [0, 0];
    this.raceFor = undefined;
  }
}

/** A face for each die that is rolled, 0 for each that stays. */
function areFaces(values: readonly number[], stays: readonly boolean[]): boolean {
  if (values.length !== stays.length) return false;
  return values.every((face, i) => (stays[i] ? face === 0 : face >= 1 && face <= 6));
}
