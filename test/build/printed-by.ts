import { runInNewContext } from "node:vm";

/** What a script prints in Node: a list of the values of each call of `print`, as JSON. */
export function printedBy(code: string, globals: Readonly<Record<string, unknown>> = {}): string[] {
  const lines: string[] = [];
  const scope: Record<string, unknown> = {
    ...globals,
    print: (...values: unknown[]) => lines.push(JSON.stringify(values)),
  };
  scope.global = scope;
  runInNewContext(code, scope);
  return lines;
}
