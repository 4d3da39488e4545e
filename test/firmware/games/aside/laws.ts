import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import type { AsideState } from "../../../../firmware/games/aside/state";
import { deepFreeze } from "./play";
import { anyAction, type Played, randomFrom, randomGame, type Step } from "./random-game";
import type { SplitTable } from "./splitter";

/** The same games every time. */
const SEED = 4711;
const GAMES = 2000;
/** For laws that look at every state closely. */
const FEW = 60;

/** Laws of a game in which dice are set aside, in random games of two to eight seats with any options. */
export function describeLaws<S extends AsideState>(played: Played<S>, bySplit: SplitTable): void {
  const { game } = played;
  const highestOptions = 2 ** game.options.length;

  /** Plays so many games; `start` is called for each and gives what is called for each step of it. */
  const inGames = (count: number, start: (seats: number, options: number) => (step: Step<S>) => void) => {
    for (let n = 0; n < count; n++) {
      const [seats, options] = [2 + (n % 7), n % highestOptions];
      randomGame(played, seats, options, randomFrom(SEED + n), start(seats, options));
    }
  };
  const fail = (why: string, ...what: unknown[]) => expect.fail(`${why}: ${JSON.stringify(what)}`);

  describe("laws", () => {
    test(`${GAMES} random games come to their end, with one state after each action and none changed in place`, () => {
      let ended = 0;
      inGames(GAMES, () => ({ after }) => {
        if (after.phase === "over") ended++;
      });
      expect(ended).toBe(GAMES);
    }, 120_000);

    test("every state comes back from its bytes, at most 110 of them", () => {
      inGames(FEW, () => ({ after }) => {
        const bytes = game.pack(after);
        if (bytes.length > 110 || !bytes.every((byte) => byte === (byte & 255))) fail("bytes", after, bytes);
        if (!isDeepStrictEqual(game.unpack(Uint8Array.from(bytes)), after)) fail("unpacked", after, game.unpack(bytes));
      });
    }, 60_000);

    test("bytes with a mistake in them are refused, or are a state from which play goes on", () => {
      const random = randomFrom(SEED);
      inGames(FEW, () => ({ after }) => {
        // A whole game is played on from each: one state of four is enough.
        if (random(4) > 0) return;
        const bytes = game.pack(after);
        for (let mistakes = 1 + random(3); mistakes > 0; mistakes--) {
          bytes[random(bytes.length)] = random(2) === 0 ? random(256) : random(8);
        }
        let state: S;
        try {
          state = game.unpack(bytes);
        } catch {
          return;
        }
        if (!isDeepStrictEqual(game.unpack(game.pack(state)), state)) fail("packed again", bytes, state);
        randomGame({ ...played, game: { ...game, setup: () => state } }, state.seats, 0, random);
      });
    }, 60_000);

    test("what is refused changes nothing, what isn't refused can be done", () => {
      const random = randomFrom(SEED);
      inGames(FEW, () => ({ after }) => {
        const unchanged = JSON.stringify(after);
        for (let tries = 0; tries < 20; tries++) {
          const action = deepFreeze(anyAction(game.verbs, random));
          const refusal = game.refusal(after, action);
          if (refusal === "") game.unpack(game.pack(game.apply(after, action)));
        }
        if (JSON.stringify(after) !== unchanged) fail("changed", after, unchanged);
      });
    }, 60_000);

    test("dice are offered to roll exactly when rolling them is legal; else there is a reason", () => {
      const random = randomFrom(SEED);
      inGames(FEW, () => ({ after }) => {
        for (let tries = 0; tries < 10; tries++) {
          const action = anyAction(game.verbs, random);
          const sides = game.diceToRoll(after, action);
          const roll = { verb: action.verb, values: sides.map((side) => (side > 0 ? 1 + random(side) : 0)) };
          if (sides.length > 0 && game.refusal(after, roll) !== "") fail("refused", after, roll);
          const isRoll = game.rolls[action.verb] !== undefined;
          if (sides.length === 0 && isRoll && game.refusal(after, action) === "") fail("legal", after, action);
        }
      });
    }, 60_000);

    test("dice that stay lie as they lay; dice set aside stay aside until all six are", () => {
      inGames(FEW, () => ({ before, action, after }) => {
        if (before.phase !== "choose" || after.phase !== "choose" || action.verb !== "roll") return;
        const held = before.aside.map((isAside, i) => isAside || before.chosen[i]!);
        const isHot = held.every(Boolean);
        if (!isDeepStrictEqual([...after.aside], isHot ? held.map(() => false) : held)) fail("aside", before, after);
        if (!after.dice.every((face, i) => face === (action.values[i] || before.dice[i]))) fail("dice", before, after);
      });
    }, 60_000);

    test("a turn is worth what its choices are worth, each within its own roll; only a bank adds to a total", () => {
      inGames(FEW, () => {
        let gained = 0;
        return ({ before, action, after }) => {
          const { seat } = before;
          const isExtra = action.verb === "take" || action.verb === "straight";
          if (before.phase === "choose" && (action.verb === "roll" || action.verb === "bank")) {
            const lie = before.dice.map((face, i) => (before.chosen[i] ? face : 0));
            const points = bySplit.points(lie);
            if (points < 0 || points !== before.chosenPoints) fail("chosen", before, points);
            gained += points;
          }
          if (isExtra && after.phase === "choose") gained += 1000;
          const banked = action.verb === "bank" ? gained : 0;
          const added = after.totals.map((total, i) => total - before.totals[i]!);
          const isPenalty = added[seat] === -1000 && after.phase !== "choose" && game.name === "farkel";
          if (!isPenalty && added.some((points, i) => points !== (i === seat ? banked : 0)))
            fail("added", before, after);
          if (after.phase !== "choose") gained = 0;
          if (after.turnPoints !== gained) fail("turn", before, after, gained);
        };
      });
    }, 60_000);

    test("ranks: 1 is the best, nobody has a better one with fewer points unless the game was won at once", () => {
      inGames(FEW, () => ({ after }) => {
        const ranks = game.ranks(after);
        const totals = game.totals(after);
        const better = (seat: number) => ranks.filter((rank) => rank < ranks[seat]!).length;
        if (ranks.some((rank, seat) => rank !== 1 + better(seat))) fail("ranks", ranks, totals);
        const winner = ranks.indexOf(1);
        const others = totals.map((_, seat) => seat).filter((seat) => seat !== winner);
        const isFair = others.every((a) => others.every((b) => ranks[a]! < ranks[b]! === totals[a]! > totals[b]!));
        if (ranks.filter((rank) => rank === 1).length === 1 && !isFair) fail("ranks", ranks, totals);
      });
    }, 60_000);
  });
}
