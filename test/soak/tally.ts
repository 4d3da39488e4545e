/** What a soak has gone through, for a person to read. */
export class Tally {
  private readonly counts = new Map<string, number>();
  private readonly peaks = new Map<string, number>();
  private readonly erases: number[] = [];

  add(what: string, count = 1): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + count);
  }

  /** The highest of a figure. */
  peak(what: string, value: number): void {
    this.peaks.set(what, Math.max(this.peaks.get(what) ?? 0, value));
  }

  wear(erases: readonly number[]): void {
    erases.forEach((count, sector) => {
      this.erases[sector] = (this.erases[sector] ?? 0) + count;
    });
  }

  count(what: string): number {
    return this.counts.get(what) ?? 0;
  }

  /** All figures, a line each, in the order of the alphabet. */
  table(): string {
    const rows = [...this.counts, ...this.peaks].sort(([a], [b]) => (a < b ? -1 : 1));
    if (this.erases.length > 0)
      rows.push(
        ["erases of the least worn sector", Math.min(...this.erases)],
        ["erases of the most worn sector", Math.max(...this.erases)],
      );
    const width = Math.max(...rows.map(([what]) => what.length));
    return rows
      .map(([what, value]) => `${what.padEnd(width)}  ${Math.round(value).toLocaleString("en").padStart(14)}`)
      .join("\n");
  }
}
