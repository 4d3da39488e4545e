/**
 * Six dice in an order in which exactly the marked ones are red: "5 5 5* 1 2 3" puts a 5 on die 5, two on other dice,
 * and the 1, 2 and 3 anywhere but on dice 1, 2 and 3.
 *
 * @throws Error if no order does it: the red face of die n is n, so six 6s without a red one can't be
 */
export function lay(text: string): number[] {
  const wanted = text.split(" ").map((word) => ({ face: Number.parseInt(word, 10), red: word.endsWith("*") }));
  const dice = place(wanted, 1);
  if (wanted.length !== 6 || !dice) throw new Error(`no six dice can show ${text}`);
  return dice;
}

function place(rest: readonly { face: number; red: boolean }[], die: number): number[] | undefined {
  if (rest.length === 0) return [];
  for (const [i, { face, red }] of rest.entries()) {
    if (red !== (face === die)) continue;
    const others = place([...rest.slice(0, i), ...rest.slice(i + 1)], die + 1);
    if (others) return [face, ...others];
  }
  return undefined;
}
