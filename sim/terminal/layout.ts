import type { Rgb } from "../colour";
import { type ColourDepth, sgr } from "./colours";
import { KEY_HELP } from "./keymap";
import { PANEL, type PictureStyle, pictureLines } from "./picture";

/** All that is to be seen at one moment. */
export interface View {
  readonly rgb: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** What sounds, 0 for silence. */
  readonly hertz: number;
  readonly milliamps: number;
  /** The last thing this program has to say, or "". */
  readonly note: string;
}

/** What a terminal can do. */
export interface Terminal {
  readonly columns: number;
  readonly rows: number;
  readonly depth: ColourDepth;
  readonly unicode: boolean;
}

const FAINT: Rgb = [130, 130, 130];

/** Whether the panel and the status line have room. */
export function fits(panel: { width: number; height: number }, { columns, rows }: Terminal): boolean {
  return columns >= 2 * panel.width && rows >= panel.height + 1;
}

/** The lines of the whole window, at most `rows` of them: the panel in the middle, below it status and keys. */
export function layOut(view: View, terminal: Terminal): string[] {
  const { columns, rows } = terminal;
  if (!fits(view, terminal)) return tooSmall(view, terminal);
  const big = columns >= 4 * view.width && rows >= 2 * view.height + 3;
  const style: PictureStyle = { depth: terminal.depth, unicode: terminal.unicode, scale: big ? 2 : 1 };
  const picture = framed(view, style, columns, rows);
  const helpLines = wrap(
    KEY_HELP.map((help) => plain(help, terminal)),
    columns,
  );
  // One line stays for the status.
  const help = helpLines.slice(0, Math.max(0, rows - picture.lines.length - 1));
  const indent = " ".repeat(Math.floor((columns - picture.width) / 2));
  const lines = [
    ...picture.lines.map((line) => indent + line),
    (indent + statusLine(view, terminal)).slice(0, columns),
    ...help.map((line) => faint(centre(line, columns), terminal.depth)),
  ];
  const spare = rows - lines.length;
  return [...new Array<string>(Math.floor(spare / 2)).fill(""), ...lines];
}

/** The panel's black margin is drawn where there is room for it and for all the keys. */
function framed(view: View, style: PictureStyle, columns: number, rows: number): { lines: string[]; width: number } {
  const lines = pictureLines(view.rgb, view.width, view.height, style);
  const width = 2 * style.scale * view.width;
  if (columns < width + 4 || rows < lines.length + 4) return { lines, width };
  const side = style.depth === 0 ? "|" : `\x1b[${sgr(PANEL, "back", style.depth)}m  \x1b[0m`;
  const edge =
    style.depth === 0
      ? `+${"-".repeat(width)}+`
      : `\x1b[${sgr(PANEL, "back", style.depth)}m${" ".repeat(width + 4)}\x1b[0m`;
  const outer = style.depth === 0 ? width + 2 : width + 4;
  return { lines: [edge, ...lines.map((line) => side + line + side), edge], width: outer };
}

function statusLine(view: View, terminal: Terminal): string {
  const tone = view.hertz > 0 ? `${terminal.unicode ? "\u266a" : "~"} ${view.hertz} Hz` : "";
  const current = `${Math.round(view.milliamps)} mA`;
  return [current.padStart(7), tone.padEnd(9), view.note].join("  ").trimEnd();
}

function tooSmall(view: View, { columns, rows }: Terminal): string[] {
  const need = `${2 * view.width} by ${view.height + 1}`;
  const text = `This window is ${columns} by ${rows} characters; the tower needs ${need}. Make it larger, or press q to quit.`;
  return wrap(text.split(" "), columns, " ").slice(0, rows);
}

/** Joins parts into lines of at most `columns`. */
function wrap(parts: string[], columns: number, gap = "   "): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + gap.length + part.length <= columns)
      lines[lines.length - 1] = last + gap + part;
    else lines.push(part.slice(0, columns));
  }
  return lines;
}

function centre(text: string, columns: number): string {
  return " ".repeat(Math.max(0, Math.floor((columns - text.length) / 2))) + text;
}

function faint(text: string, depth: ColourDepth): string {
  return depth === 0 ? text : `\x1b[${sgr(FAINT, "fore", depth)}m${text}\x1b[0m`;
}

function plain(text: string, { unicode }: Terminal): string {
  return unicode ? text : text.replace("\u2190", "<-").replace("\u2192", "->");
}
