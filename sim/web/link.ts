/** A new game in an address: "#game=spicy&seats=2&seed=7&board=esp32-32x8". */
export interface GameLink {
  readonly game: string;
  /** 1-8; what the game takes is for the tower to say. */
  readonly seats: number;
  /** 0 to 2^32-1; undefined for dice that nobody can repeat. */
  readonly seed?: number;
  readonly board?: string;
}

/** The game that an address asks for; undefined if it asks for none, or for one that can't be. */
export function readLink(hash: string, games: readonly string[], boards: readonly string[]): GameLink | undefined {
  const fields = new URLSearchParams(hash.replace(/^#/, ""));
  const game = fields.get("game");
  const seats = wholeNumber(fields.get("seats") ?? "2", 8);
  if (game === null || !games.includes(game) || seats === undefined || seats < 1) return undefined;
  const seed = wholeNumber(fields.get("seed"), 0xffffffff);
  const board = fields.get("board");
  return {
    game,
    seats,
    ...(seed === undefined ? {} : { seed }),
    ...(board !== null && boards.includes(board) ? { board } : {}),
  };
}

export function writeLink({ game, seats, seed, board }: GameLink): string {
  const fields = new URLSearchParams({ game, seats: String(seats) });
  if (seed !== undefined) fields.set("seed", String(seed));
  if (board !== undefined) fields.set("board", board);
  return `#${fields}`;
}

function wholeNumber(text: string | null, most: number): number | undefined {
  if (text === null || !/^\d{1,10}$/.test(text)) return undefined;
  const value = Number(text);
  return value <= most ? value : undefined;
}
