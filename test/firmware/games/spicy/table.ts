import type { Action } from "../../../../firmware/games/game";
import { SPACES, type Space, slowPoints } from "./slow-points";

interface Die {
  readonly number: number;
  shows: number;
  rolledNow: boolean;
  turned: boolean;
  stays: boolean;
}

interface Player {
  rollsUsed: number;
  readonly pad: Map<Space, number>;
}

/**
 * Spicy Dice as people play it with dice, a pad and the rules in hand: another way to write down what the rules allow
 * and do, for comparison.
 */
export class Table {
  private readonly players: Player[];
  private turnOf = 0;
  private asking: boolean;
  /** Empty between turns. */
  private dice: Die[] = [];

  constructor(seats: number) {
    this.players = Array.from({ length: seats }, () => ({ rollsUsed: 0, pad: new Map() }));
    this.asking = seats > 1;
  }

  allows({ verb, values }: Action): boolean {
    if (!values.every(Number.isInteger) || this.isOver) return false;
    if (this.asking) return verb === "first" && values.length === 1 && this.players[values[0]!] !== undefined;
    const hasRoll = this.player.rollsUsed < 30;
    const dice = this.dice;
    const isDie = (n: number | undefined): n is number => n !== undefined && n >= 1 && n <= 6;
    if (verb === "roll") {
      const rolled = values.filter((face) => face !== 0);
      if (!hasRoll || values.length !== 6 || rolled.length === 0 || !rolled.every(isDie)) return false;
      return values.every((face, i) => (face === 0) === (dice[i]?.stays ?? false));
    }
    if (dice.length === 0) return false;
    if (verb === "hold") return hasRoll && values.every(isDie) && new Set(values).size === values.length;
    if (verb === "turn") {
      const [die, to] = [dice[values[0]! - 1], values[1]];
      if (values.length !== 2 || !die || !isDie(to)) return false;
      return die.shows === die.number && die.rolledNow && !die.turned && to !== die.number;
    }
    const space = SPACES[values[0]! - 1];
    return verb === "score" && values.length === 1 && space !== undefined && !this.player.pad.has(space);
  }

  play({ verb, values }: Action): void {
    if (verb === "first") {
      this.asking = false;
      this.turnOf = values[0]!;
    } else if (verb === "roll") {
      this.player.rollsUsed++;
      if (this.dice.length === 0) {
        this.dice = values.map((_, i) => ({ number: i + 1, shows: 0, rolledNow: true, turned: false, stays: false }));
      }
      for (const die of this.dice) {
        const face = values[die.number - 1]!;
        Object.assign(die, { rolledNow: face > 0, turned: false, shows: face || die.shows });
      }
    } else if (verb === "hold") {
      for (const die of this.dice) die.stays = values.includes(die.number);
    } else if (verb === "turn") {
      Object.assign(this.dice[values[0]! - 1]!, { shows: values[1], turned: true });
    } else {
      this.score(SPACES[values[0]! - 1]!);
    }
  }

  /** The state line. */
  get line(): object {
    const flags = (is: (die: Die) => boolean) =>
      [0, 1, 2, 3, 4, 5].map((i) => this.dice.length > 0 && is(this.dice[i]!));
    const totals = this.players.map((player) => this.total(player));
    return {
      game: "spicy",
      seats: this.players.length,
      seat: this.turnOf,
      phase: this.asking ? "start" : this.isOver ? "over" : this.dice.length > 0 ? "choose" : "roll",
      dice: [0, 1, 2, 3, 4, 5].map((i) => this.dice[i]?.shows ?? 0),
      red: flags((die) => die.shows === die.number),
      fresh: flags((die) => die.rolledNow && !die.turned),
      held: flags((die) => die.stays),
      rollsLeft: this.players.map((player) => 30 - player.rollsUsed),
      spaces: this.players.map(({ pad }) => SPACES.map((space) => pad.get(space) ?? null)),
      totals,
      ended: this.isOver,
      ranks: this.isOver ? totals.map((mine) => 1 + totals.filter((other) => other > mine).length) : null,
    };
  }

  private get player(): Player {
    return this.players[this.turnOf]!;
  }

  private get isOver(): boolean {
    return this.dice.length === 0 && !this.players.some(canPlay);
  }

  private score(space: Space): void {
    const shown = this.dice.map((die) => die.shows);
    this.player.pad.set(space, slowPoints(shown, space));
    if (this.player.rollsUsed === 30) {
      for (const empty of SPACES.filter((s) => !this.player.pad.has(s))) this.player.pad.set(empty, 0);
    }
    this.dice = [];
    const clockwise = [...this.players.keys()].map((i) => (this.turnOf + 1 + i) % this.players.length);
    this.turnOf = clockwise.find((seat) => canPlay(this.players[seat]!)) ?? this.turnOf;
  }

  private total({ pad, rollsUsed }: Player): number {
    const written = [...pad.values()].reduce((a, b) => a + b, 0);
    return this.isOver && pad.size === 10 ? written + 5 * (30 - rollsUsed) : written;
  }
}

const canPlay = ({ pad, rollsUsed }: Player) => pad.size < 10 && rollsUsed < 30;
