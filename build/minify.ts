import { build } from "esbuild";
import { lineStarts, mapped } from "./source-map";
import { ESPRUINO_SYNTAX } from "./syntax";
import type { Edited } from "./tree/edit";

/**
 * The same program in fewer bytes: short names for variables, and for the properties in `privateNames`.
 * @param code a script that uses nothing of other files
 */
export async function minify(code: string, privateNames: readonly string[]): Promise<Edited> {
  const result = await build({
    ...ESPRUINO_SYNTAX,
    stdin: { contents: code, loader: "js" },
    minify: true,
    ...(privateNames.length > 0 ? { mangleProps: anyOf(privateNames) } : {}),
  });
  const small = mapped(result.outputFiles);
  const lines = lineStarts(code);
  return {
    code: small.code,
    before(offset) {
      const place = small.placeOf(offset);
      return place ? lines[place.line]! + place.column : 0;
    },
  };
}

function anyOf(names: readonly string[]): RegExp {
  return new RegExp(`^(${names.map((name) => name.replace(/\$/g, "\\$")).join("|")})$`);
}
