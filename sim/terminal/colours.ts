import type { Rgb } from "../colour";

/** Bits of colour a terminal shows; 0 for none. */
export type ColourDepth = 24 | 8 | 4 | 0;

/** How much colour the terminal shows, from what its environment says (no-color.org, COLORTERM, TERM). */
export function colourDepth(env: { readonly [name: string]: string | undefined }): ColourDepth {
  const term = env.TERM ?? "";
  if (env.NO_COLOR || term === "dumb") return 0;
  if (/truecolor|24bit/.test(env.COLORTERM ?? "") || env.WT_SESSION || /-direct$|kitty|ghostty/.test(term)) return 24;
  if (/256/.test(term)) return 8;
  return term === "vt100" || term === "vt220" ? 0 : 4;
}

/** Whether the terminal shows more than ASCII, from the locale; Windows and macOS have none to speak of. */
export function speaksUnicode(
  env: { readonly [name: string]: string | undefined },
  platform: NodeJS.Platform,
): boolean {
  if (env.TERM === "dumb") return false;
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG;
  return locale ? /utf-?8/i.test(locale) : platform === "win32" || platform === "darwin";
}

/** The first 16 colours, as xterm has them. */
const BASIC: readonly Rgb[] = [
  [0, 0, 0],
  [205, 0, 0],
  [0, 205, 0],
  [205, 205, 0],
  [0, 0, 238],
  [205, 0, 205],
  [0, 205, 205],
  [229, 229, 229],
  [127, 127, 127],
  [255, 0, 0],
  [0, 255, 0],
  [255, 255, 0],
  [92, 92, 255],
  [255, 0, 255],
  [0, 255, 255],
  [255, 255, 255],
];

/** The steps of the 6x6x6 cube that begins at colour 16, then the 24 greys (xterm, 256colres.pl). */
const CUBE = [0, 95, 135, 175, 215, 255];
const EXTENDED: readonly Rgb[] = [
  ...CUBE.flatMap((r) => CUBE.flatMap((g) => CUBE.map((b): Rgb => [r, g, b]))),
  ...Array.from({ length: 24 }, (_, i): Rgb => [8 + 10 * i, 8 + 10 * i, 8 + 10 * i]),
];

/** SGR parameters that make `colour` the background or the foreground; "" where the terminal has no colours. */
export function sgr(colour: Rgb, ground: "back" | "fore", depth: ColourDepth): string {
  const base = ground === "back" ? 40 : 30;
  if (depth === 24) return `${base + 8};2;${colour.join(";")}`;
  if (depth === 8) return `${base + 8};5;${16 + nearest(EXTENDED, colour)}`;
  if (depth === 0) return "";
  const index = nearest(BASIC, colour);
  return String(index < 8 ? base + index : base + 60 + index - 8);
}

/** Least distance as the eye weighs it (compuphase.com/cmetric.htm): hue must survive more than brightness. */
function nearest(palette: readonly Rgb[], [r, g, b]: Rgb): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, [pr, pg, pb]] of palette.entries()) {
    const red = (r + pr) / 512;
    const distance = (2 + red) * (r - pr) ** 2 + 4 * (g - pg) ** 2 + (3 - red) * (b - pb) ** 2;
    if (distance < least) {
      least = distance;
      best = index;
    }
  }
  return best;
}
