import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pack, unpack } from "../../../../firmware/games/spicy/packing";
import { spicy } from "../../../../firmware/games/spicy/rules";
import type { SpicyState } from "../../../../firmware/games/spicy/state";
import { choose, freeze, inEveryGame, offers, play, RUNS, randomFrom, type Style, styles } from "./play";
import { Table } from "./table";

describe("legal and illegal actions", () => {
  test("what the rules allow is accepted and does what they say, all else is refused and changes nothing", () => {
    const game = (style: Style) => {
      const random = randomFrom(style.seed);
      const table = new Table(style.seats);
      let state = freeze(spicy.setup(style.seats, 0));
      while (state.phase !== "over") {
        const unchanged = JSON.stringify(state);
        for (const offer of offers(state, random)) {
          const refusal = spicy.refusal(state, freeze(offer));
          if ((refusal === "") !== table.allows(offer)) {
            throw new Error(`${JSON.stringify(offer)}: "${refusal}" in ${unchanged}`);
          }
        }
        if (JSON.stringify(state) !== unchanged) throw new Error(`changed by a refusal: ${unchanged}`);
        const action = freeze(choose(state, style, random));
        state = freeze(spicy.apply(state, action));
        table.play(action);
        if (!isDeepStrictEqual(spicy.publicState(state), table.line)) {
          throw new Error(`${JSON.stringify(action)} in ${unchanged}: ${JSON.stringify([state, table.line])}`);
        }
      }
    };
    fc.assert(fc.property(styles, game), { ...RUNS, numRuns: 40 });
  }, 60_000);

  test("dice are offered to roll exactly when a roll of them is legal", () => {
    inEveryGame(() => ({ after }) => {
      const dice = spicy.diceToRoll(after, { verb: "roll", values: [] });
      const faces = dice.length > 0 ? dice : after.held.map((isHeld) => (isHeld ? 0 : 1));
      return (spicy.refusal(after, { verb: "roll", values: faces }) === "") === dice.length > 0;
    });
  });
});

describe("what a game keeps", () => {
  test("rolls left and rolls made are 30 for each player at any time", () => {
    inEveryGame(({ seats }) => {
      const made = Array<number>(seats).fill(0);
      return ({ before, action, after }) => {
        if (action.verb === "roll") made[before.seat]!++;
        return after.rollsLeft.every((left, seat) => left + made[seat]! === 30);
      };
    });
  });

  test("a filled space never changes, and no pad but that of the player whose turn it is", () => {
    inEveryGame(() => ({ before, after }) => {
      const stays = (written: number | null, seat: number) => written !== null || seat !== before.seat;
      return before.spaces.every((row, seat) =>
        row.every((written, space) => !stays(written, seat) || after.spaces[seat]![space] === written),
      );
    });
  });

  test("a score fills one space, or all that are empty when no roll is left; nothing else does", () => {
    inEveryGame(() => ({ before, action, after }) => {
      const empty = (state: SpicyState) => state.spaces[before.seat]!.filter((written) => written === null).length;
      if (action.verb !== "score") return empty(after) === empty(before);
      return empty(after) === (before.rollsLeft[before.seat] === 0 ? 0 : empty(before) - 1);
    });
  });

  test("totals are what was scored, at the end with 5 a roll left for those who filled all ten themselves", () => {
    inEveryGame(({ seats }) => {
      const scored = Array<number>(seats).fill(0);
      const turns = Array<number>(seats).fill(0);
      return ({ before, action, after }) => {
        if (action.verb === "score") {
          scored[before.seat]! += after.spaces[before.seat]![action.values[0]! - 1]!;
          turns[before.seat]!++;
        }
        const hasBonus = (seat: number) => after.phase === "over" && turns[seat] === 10;
        return spicy
          .totals(after)
          .every((total, seat) => total === scored[seat]! + (hasBonus(seat) ? 5 * after.rollsLeft[seat]! : 0));
      };
    });
  });

  test("turns go clockwise over those who can play", () => {
    inEveryGame(({ seats }) => ({ before, action, after }) => {
      if (action.verb === "first") return after.seat === action.values[0];
      if (action.verb !== "score") return after.seat === before.seat;
      const canPlay = (seat: number) => after.spaces[seat]!.includes(null) && after.rollsLeft[seat]! > 0;
      const clockwise = Array.from({ length: seats }, (_, i) => (before.seat + 1 + i) % seats);
      const next = clockwise.find(canPlay);
      return next === undefined ? after.phase === "over" : after.phase === "roll" && after.seat === next;
    });
  });
});

describe("plain data", () => {
  test("a state is never changed: nothing writes to a frozen one", () => {
    const game = (style: Style) => {
      play(style, ({ action, after }) => freeze([action, after]), freeze(spicy.setup(style.seats, 0)));
    };
    fc.assert(fc.property(styles, game), { ...RUNS, numRuns: 40 });
  });

  test("packed and unpacked, every state is the same", () => {
    inEveryGame(({ seats }) => ({ before, after }) => {
      const bytes = pack(after);
      const areBytes = bytes.every((byte) => Number.isInteger(byte) && byte >= 0 && byte <= 255);
      if (bytes.length !== 9 + 11 * seats || !areBytes) return false;
      return isDeepStrictEqual(unpack(bytes), after) && isDeepStrictEqual(unpack(pack(before)), before);
    });
  });

  test("so it is as JSON, and the state line too", () => {
    inEveryGame(() => ({ after }) => {
      const line = spicy.publicState(after);
      return [after, line].every((data) => isDeepStrictEqual(JSON.parse(JSON.stringify(data)), data));
    });
  });
});

describe("the end", () => {
  test("comes after at most 30 rolls, six turned dice a roll and ten scores for each player", () => {
    inEveryGame(({ seats }) => {
      let moves = 0;
      return ({ action }) => {
        if (action.verb !== "hold") moves++;
        return moves <= 1 + seats * (30 + 30 * 6 + 10);
      };
    });
  });

  test("is reached from whatever bytes are taken for a state", () => {
    const damage = fc.array(fc.tuple(fc.nat(96), fc.oneof(fc.nat(40), fc.nat(255))), { minLength: 1, maxLength: 3 });
    let taken = 0;
    const game = (style: Style, moment: number, changes: [number, number][]) => {
      const steps = play(style);
      const bytes = pack(steps[moment % steps.length]!.after);
      for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
      let state: SpicyState;
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
    const few = styles.map((style) => ({ ...style, seats: 1 + (style.seats % 3) }));
    fc.assert(fc.property(few, fc.nat(), damage, game), { ...RUNS, numRuns: 200 });
    expect(taken).toBeGreaterThan(20);
  });
});
