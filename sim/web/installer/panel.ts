import { OLDEST_ESPRUINO } from "../../../hal/board";
import { crc32 } from "../../crc32";
import { BOARDS, boardTitle, FIRST_BOARD } from "../boards";
import { byId, make } from "../dom";
import type { Language } from "../language";
import { choice, hint, pushButton, rowOf } from "../makers/fields";
import type { InstallerTexts } from "../texts/texts";
import { createConsole } from "./console";
import { install } from "./install";
import { openWire, type Serial, serialOf } from "./serial-port";
import { Trouble } from "./trouble";

/** Puts the tower on a board over USB, from the page. */
export function createInstallerPanel(language: Language): void {
  const panel = byId("installer-panel");
  const serial = serialOf(navigator);
  const said = make("p");
  said.id = "installer-says";
  said.setAttribute("role", "status");
  const bar = make("progress");
  bar.max = 1;
  bar.hidden = true;
  let board = FIRST_BOARD;
  let sentence: ((texts: InstallerTexts) => string) | undefined;
  let isBusy = false;

  function say(next: (texts: InstallerTexts) => string): void {
    sentence = next;
    const text = next(language.texts().installer);
    if (said.textContent !== text) said.textContent = text;
  }

  async function run(from: Serial): Promise<void> {
    let port: Awaited<ReturnType<Serial["requestPort"]>>;
    try {
      port = await from.requestPort();
    } catch {
      say((texts) => texts.cancelled);
      return;
    }
    const wire = await openWire(port);
    try {
      const program = await (await fetch(`tower-${board}.js`)).text();
      const version = await install({
        console: createConsole(wire),
        program,
        crc: crc32(Uint8Array.from(program, (character) => character.charCodeAt(0))),
        board: BOARDS[board]!.name,
        oldest: OLDEST_ESPRUINO,
        progress(step, share) {
          say((texts) => `${texts.steps[step]}…`);
          bar.hidden = false;
          if (share === undefined) bar.removeAttribute("value");
          else bar.value = share;
        },
      });
      say((texts) => texts.done(version));
    } finally {
      await wire.close();
    }
  }

  async function start(button: HTMLButtonElement): Promise<void> {
    if (isBusy || !serial) return;
    isBusy = true;
    button.disabled = true;
    try {
      await run(serial);
    } catch (error) {
      say((texts) => troubleSentence(error, texts));
    }
    isBusy = false;
    bar.hidden = true;
    // The panel may have been made anew in another language meanwhile.
    for (const other of panel.querySelectorAll("button")) other.disabled = false;
  }

  language.onChange(({ installer }) => {
    if (!serial) {
      panel.replaceChildren(hint(installer.lead), make("p", installer.unsupported));
      return;
    }
    const boards = Object.keys(BOARDS).map((name) => [name, boardTitle(name)] as const);
    const { row, select } = choice(installer.board, boards, board, (name) => {
      board = name;
    });
    select.id = "installer-board";
    const button = pushButton(installer.connect, () => void start(button));
    button.id = "install";
    button.disabled = isBusy;
    bar.setAttribute("aria-label", installer.title);
    if (sentence) said.textContent = sentence(installer);
    panel.replaceChildren(hint(installer.lead), row, rowOf(button), bar, said);
  });
}

/** @param error a Trouble, or what the browser says about a port that can't be opened */
function troubleSentence(error: unknown, { troubles }: InstallerTexts): string {
  if (!(error instanceof Trouble)) return (error as Error).message;
  const text = troubles[error.kind];
  return typeof text === "string" ? text : text(error.found, error.wanted);
}
