/**
 * The rank of every seat: 1 for the highest total, equal totals share a rank and use up those below it (1 1 3). Games
 * that break ties do so before. Source: "Winning" in the rulebooks; equal is equal wherever they are silent (ruling).
 *
 * @param totals whole numbers by seat, below zero too
 */
export function ranks(totals: readonly number[]): number[] {
  const all: number[] = [];
  let seat = 0;
  for (const total of totals) {
    let rank = 1;
    for (const other of totals) if (other > total) rank++;
    all[seat++] = rank;
  }
  return all;
}
