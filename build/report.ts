import type { GateReport } from "./gate";
import { BUDGET_BYTES, MAX_BYTES, MAX_FUNCTIONS } from "./gate/size";

/** Size and functions against their budgets. */
export function budgetLines({ bytes, functions, live }: Pick<GateReport, "bytes" | "functions" | "live">): string[] {
  const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)} %`;
  return [
    `  ${bytes} bytes, budget ${BUDGET_BYTES} (${percent(bytes, BUDGET_BYTES)}), refused above ${MAX_BYTES}`,
    `  ${live} functions at a time, arrows included, budget ${MAX_FUNCTIONS} (${percent(live, MAX_FUNCTIONS)}); ${functions} in all`,
  ];
}

/** Bytes of each source file in the bundle. */
export function sourceLines(sources: readonly { file: string; bytes: number }[]): string[] {
  const width = String(sources[0]?.bytes ?? 0).length;
  return sources.filter((s) => s.bytes > 0).map((s) => `  ${String(s.bytes).padStart(width)}  ${s.file}`);
}
