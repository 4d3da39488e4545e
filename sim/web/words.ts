import type { Look, StateLine } from "./look";
import type { Spoken, Texts } from "./texts/texts";

/** What the tower shows, in words for whoever doesn't see it: what matters first, the cursor last. */
export function describe(look: Look, texts: Texts): string {
  const { spoken } = texts;
  const { state } = look;
  const name = texts.games[look.picked] ?? look.picked;
  if (look.screen === "attract") return spoken.attract;
  if (look.screen === "games") return spoken.chooseGame(name);
  if (look.screen === "players") return `${name}. ${spoken.howMany(look.seats)}`;
  if (look.screen === "options") return option(look, texts);
  if (look.screen === "starter") return spoken.whoStarts(look.seat + 1);
  if (look.screen === "foreign") return spoken.foreign;
  if (look.screen === "faces") return sentence([spoken.faces(look.face, look.counts[look.face - 1] ?? 0)]);
  if (look.screen === "selftest") return sentence([`${spoken.selfTest}: ${spoken.selfTests[look.page] ?? ""}`]);
  if (look.screen === "menu") return menuItem(look, spoken);
  if (look.screen === "winner") return winner(look, spoken);
  if (look.isTumbling) return spoken.tumbling;
  if (look.screen === "pad") return page(state, look.seat, spoken);
  if (look.screen === "spaces") {
    const worth = `${spoken.spaces[look.space]}: ${spoken.points(look.points[look.space] ?? 0)}`;
    return `${sentence([worth])} ${dice(state, spoken)}`;
  }
  if (look.screen === "boxes") return `${sentence([spoken.boxes[look.box]])} ${dice(state, spoken)}`;
  if (look.screen === "call") return capital(`${spoken.special.ask}: ${spoken.boxes[look.box]}?`);
  if (look.screen === "race" && state.race) return spoken.race(boxName(state.race.box, spoken), state.race.trophies);
  if (look.screen === "bet") return `${spoken.player(state.seat + 1)}. ${bet(look.answer, spoken)}`;
  if (look.screen === "rolloff") return sentence([spoken.rollOff, spoken.shakeOrOk]);
  return tray(look, spoken);
}

/** A switch of a new game, or what begins it. */
function option({ item, chosen, picked }: Look, { games, spoken }: Texts): string {
  const name = spoken.options[item - 1];
  return name ? sentence([name((chosen & (1 << (item - 1))) !== 0)]) : `${games[picked] ?? picked}. ${spoken.begin}`;
}

function bet(answer: string, spoken: Spoken): string {
  return answer === "" ? spoken.doubled : answer === "pay" ? spoken.pay : spoken.fold;
}

/** In the order of the words of the script language. */
const BOX_WORDS = ["", "ones", "twos", "threes", "fours", "fives", "sixes", "four", "pair3", "straight", "odd", "even"];

function boxName(word: string, spoken: Spoken): string {
  return spoken.boxes[BOX_WORDS.indexOf(word)] ?? word;
}

function sentence(parts: readonly (string | false | undefined)[]): string {
  return `${capital(parts.filter((part) => part).join(", "))}.`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function menuItem({ item, settings }: Look, { menu }: Spoken): string {
  const [undo, newGame, sound, brightness, sensitivity, faces] = menu;
  if (item === 0) return sentence([undo]);
  if (item === 1) return sentence([newGame]);
  if (item === 2) return sentence([sound(settings[1] === 0)]);
  if (item === 3) return sentence([brightness(settings[0]!)]);
  return sentence([item === 4 ? sensitivity(settings[2]!) : faces]);
}

function winner({ state }: Look, spoken: Spoken): string {
  const winners = (state.ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [spoken.wins(seat + 1)] : []));
  const totals = state.totals.map((total, seat) => `${spoken.player(seat + 1)}: ${result(state, total, spoken)}`);
  return [...winners, sentence(totals)].join(" ");
}

function result(state: StateLine, total: number, spoken: Spoken): string {
  return state.game === "hotdice" ? spoken.ticked(total) : spoken.points(total);
}

/** A page of the score pad. */
function page(state: StateLine, seat: number, spoken: Spoken): string {
  const filled = state.spaces?.[seat]?.filter((points) => points !== null).length;
  return sentence([
    spoken.player(seat + 1),
    result(state, state.totals[seat] ?? 0, spoken),
    filled !== undefined && spoken.filled(filled),
  ]);
}

function tray(look: Look, spoken: Spoken): string {
  const { state } = look;
  const player = spoken.player(state.seat + 1);
  const isFirst = state.phase === "roll";
  const total = result(state, state.totals[state.seat] ?? 0, spoken);
  if (isFirst) {
    const rolls = state.rollsLeft?.[state.seat];
    return sentence([
      player,
      total,
      rolls !== undefined && spoken.rollsLeft(rolls),
      state.lastRound && spoken.lastRound,
      spoken.shakeOrOk,
    ]);
  }
  const left = state.rollsLeft?.[state.seat] ?? (state.rollsUsed === undefined ? undefined : 4 - state.rollsUsed);
  const numbers: (string | false)[] = [
    left !== undefined && spoken.rollsLeft(left),
    state.turnPoints ? spoken.turnPoints(state.turnPoints) : false,
    state.chosenPoints ? spoken.chosen(state.chosenPoints) : false,
  ];
  return `${player}. ${dice(state, spoken)} ${sentence([...numbers, where(look, spoken)])}`;
}

/** "Dice: 5 held, 1, 2 red." */
function dice(state: StateLine, spoken: Spoken): string {
  const list = state.dice.map((face, i) =>
    [String(face), state.red[i] ? spoken.red : "", state.held[i] ? spoken.held : ""].filter((part) => part).join(" "),
  );
  return `${spoken.dice}: ${sentence([...list, special(state, spoken)])}`;
}

function special({ special }: StateLine, spoken: Spoken): string | undefined {
  if (!special || special[1] === 0) return undefined;
  if (special[0] === "hot") return spoken.special.hot(special[1]);
  return special[0] === "?" ? spoken.special.ask : spoken.special.blank;
}

/** Stops behind the dice: of Spicy Dice, of Hot Dice, and of the games in which dice are set aside. */
const STOPS: { readonly [game: string]: readonly (keyof Spoken["stops"])[] } = {
  spicy: ["roll", "score", "roll"],
  hotdice: ["roll", "tick"],
  tenthousand: ["best", "roll", "bank", "other"],
  farkel: ["best", "roll", "bank", "other"],
};

function where({ state, cursor, turning }: Look, spoken: Spoken): string {
  if (turning > 0) return spoken.turnDie(cursor + 1, turning);
  const stop = STOPS[state.game ?? ""]?.[cursor - state.dice.length];
  return stop ? spoken.stops[stop] : spoken.onDie(cursor + 1);
}
