import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pack, unpack } from "../../../../firmware/games/hotdice/packing";
import { hotDice } from "../../../../firmware/games/hotdice/rules";
import { ALL_BOXES, type HotDiceState } from "../../../../firmware/games/hotdice/state";
import { choose, freeze, inEveryGame, offers, play, RUNS, randomFrom, type Style, styles } from "./play";
import { Table } from "./table";

/** Random games to be played to their end: 20,000 and more for a long run. */
const GAMES = Number(process.env.HOTDICE_GAMES ?? 2000);

describe("legal and illegal actions", () => {
  test("what the rules allow is accepted and does what they say, all else is refused and changes nothing", () => {
    const game = (style: Style) => {
      const random = randomFrom(style.seed);
      const table = new Table(style.seats);
      let state = freeze(hotDice.setup(style.seats, 0));
      while (state.phase !== "over") {
        const unchanged = JSON.stringify(state);
        for (const offer of offers(state, random)) {
          const refusal = hotDice.refusal(state, freeze(offer));
          if ((refusal === "") !== table.allows(offer)) {
            throw new Error(`${JSON.stringify(offer)}: "${refusal}" in ${unchanged}`);
          }
        }
        if (JSON.stringify(state) !== unchanged) throw new Error(`changed by a refusal: ${unchanged}`);
        const action = freeze(choose(state, style, random));
        state = freeze(hotDice.apply(state, action));
        table.play(action);
        if (!isDeepStrictEqual(hotDice.publicState(state), table.line)) {
          throw new Error(`${JSON.stringify(action)} in ${unchanged}: ${JSON.stringify([state, table.line])}`);
        }
      }
    };
    fc.assert(fc.property(styles, game), { ...RUNS, numRuns: 25 });
  }, 120_000);

  test("dice are offered to roll exactly when a roll or a press of them is legal", () => {
    inEveryGame(({ seats }) => ({ after }) => {
      const said = [...Array(seats + 1).keys()].map((seat) => ({ verb: "press", values: [seat] }));
      return [{ verb: "roll", values: [] }, ...said].every(({ verb, values }) => {
        const dice = hotDice.diceToRoll(after, { verb, values });
        const faces = dice.length > 0 ? dice : Array<number>(verb === "roll" ? 7 : 5).fill(1);
        const isLegal = hotDice.refusal(after, { verb, values: [...values, ...faces] }) === "";
        return isLegal === dice.length > 0 && hotDice.refusal(after, { verb, values }) !== "";
      });
    });
  });
});

describe("what a game keeps", () => {
  const ticks = (state: HotDiceState) => hotDice.totals(state).reduce((a, b) => a + b, 0);

  test("ticks never vanish; they come one at a time, by a tick or a press", () => {
    inEveryGame(() => ({ before, action, after }) => {
      const more = ticks(after) - ticks(before);
      const mayTick = action.verb === "tick" || action.verb === "press";
      return before.ticked.every((boxes, seat) => (boxes & ~after.ticked[seat]!) === 0) && more <= (mayTick ? 1 : 0);
    });
  });

  test("a race hands out one trophy fewer than players, each with a tick, and then the turn is over", () => {
    inEveryGame(({ seats }) => ({ after }) => {
      const race = after.race ?? after.last?.race;
      if (!race) return true;
      const done = race.kept.flatMap((kept, seat) => (kept.includes(false) ? [] : [seat]));
      if (done.some((seat) => (after.ticked[seat]! & (1 << race.box)) === 0)) return false;
      if (race.trophies !== seats - 1 - done.length || race.trophies < 0) return false;
      return after.race ? race.trophies > 0 : race.trophies === 0 || after.phase === "over";
    });
  });

  test("a turn has at most four rolls, and then it is the next seat's", () => {
    inEveryGame(({ seats }) => {
      let rolls = 0;
      return ({ before, action, after }) => {
        if (action.verb === "roll") rolls++;
        const isTurn = after.phase === "choose" || after.phase === "call" || after.phase === "race";
        if (rolls > 4 || after.rollsUsed !== (isTurn ? rolls : 0)) return false;
        if (!isTurn) rolls = 0;
        if (action.verb === "first") return after.seat === action.values[0];
        return after.seat === (after.phase === "roll" ? (before.seat + 1) % seats : before.seat);
      };
    });
  });
});

describe("plain data", () => {
  test("packed and unpacked, every state is the same", () => {
    inEveryGame(({ seats }) => ({ after }) => {
      const bytes = pack(after);
      const areBytes = bytes.every((byte) => Number.isInteger(byte) && byte >= 0 && byte <= 255);
      return bytes.length <= 17 + 7 * seats && areBytes && isDeepStrictEqual(unpack(bytes), after);
    });
  }, 20_000);

  test("so it is as JSON, and the state line too", () => {
    inEveryGame(
      () =>
        ({ after }) =>
          [after, hotDice.publicState(after)].every((data) =>
            isDeepStrictEqual(JSON.parse(JSON.stringify(data)), data),
          ),
    );
  }, 20_000);
});

describe("the end", () => {
  test("comes in every game, with one winner who has all eleven boxes", () => {
    const game = (style: Style) => {
      const over = play(style);
      const winners = over.ticked.filter((boxes) => boxes === ALL_BOXES);
      expect(winners).toHaveLength(1);
      expect(hotDice.ranks(over).filter((rank) => rank === 1)).toHaveLength(1);
      expect(hotDice.ranks(over)[over.ticked.indexOf(ALL_BOXES)]).toBe(1);
    };
    fc.assert(fc.property(styles, game), { seed: 4711, numRuns: GAMES });
  }, 600_000);

  test("is reached from whatever bytes are taken for a state", () => {
    const damage = fc.array(fc.tuple(fc.nat(44), fc.oneof(fc.nat(7), fc.nat(255))), { minLength: 1, maxLength: 3 });
    const kept = new Map<string, number[][]>();
    let taken = 0;
    const game = (style: Style, moment: number, changes: [number, number][]) => {
      const key = JSON.stringify(style);
      if (!kept.has(key)) {
        const all: number[][] = [];
        play(style, ({ after }) => all.push(pack(after)));
        kept.set(key, all);
      }
      const states = kept.get(key)!;
      const bytes = states[moment % states.length]!.slice();
      for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
      let state: HotDiceState;
      try {
        state = unpack(bytes);
      } catch (error) {
        expect((error as Error).message).toMatch(/^impossible /);
        return;
      }
      taken++;
      expect(unpack(pack(state))).toEqual(state);
      play(style, undefined, state);
    };
    const few = fc.record({ seats: fc.integer({ min: 2, max: 4 }), seed: fc.nat(4), eager: fc.constant(8) });
    fc.assert(fc.property(few, fc.nat(), damage, game), { ...RUNS, numRuns: 3000 });
    expect(taken).toBeGreaterThan(300);
  }, 60_000);
});
