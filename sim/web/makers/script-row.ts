import { playScript } from "../../play-script";
import { make } from "../dom";
import type { Note } from "../note";
import type { ScriptPlayer } from "../script-player";
import type { Table } from "../table";
import type { MakersTexts } from "../texts/texts";
import { createWebTower, type WebTower } from "../web-tower";
import { hint, labelled, pushButton, rowOf } from "./fields";
import { gameScript, readEntries } from "./journal";

/** A roll that found its sector full stands in no record: a script without it comes to another state. */
function comesTo(script: string, tower: WebTower): boolean {
  const other = createWebTower({ board: tower.board });
  let last = "";
  try {
    playScript(script.replace(/frame\n$/, ""), other, {
      printed(text) {
        last = text;
      },
      frame() {},
    });
  } catch {
    return false;
  }
  return last === tower.run("state");
}

/** Plays script files and makes one of the game. */
export interface ScriptRow {
  elements(texts: MakersTexts): HTMLElement[];
  /** To be called now and then: ends what has ended. */
  refresh(): void;
}

export function createScriptRow(table: Table, note: Note): ScriptRow {
  const output = make("pre");
  output.id = "script-output";
  output.tabIndex = 0;
  /** Until its end is told; its last picture stays until the person goes back to the tower. */
  let playing: ScriptPlayer | undefined;
  let isShown = false;
  let stop: HTMLButtonElement | undefined;

  function play(script: string): void {
    note.clear();
    output.textContent = "";
    output.dataset.state = "playing";
    playing = table.playScript(script, (text) => output.append(`${text}\n`));
    isShown = true;
    if (stop) stop.disabled = false;
  }

  function end(): void {
    table.stopScript();
    playing = undefined;
    isShown = false;
    output.dataset.state = "over";
    if (stop) stop.disabled = true;
  }

  function save(): void {
    const tower = table.tower();
    const script = gameScript(readEntries(tower.parts().flash));
    if (script === undefined || !comesTo(script, tower)) {
      note.show("noBeginning");
      return;
    }
    const link = make("a");
    link.href = URL.createObjectURL(new Blob([script], { type: "text/plain" }));
    link.download = "dice-tower.txt";
    link.click();
    URL.revokeObjectURL(link.href);
  }

  return {
    elements(texts) {
      const file = make("input");
      file.type = "file";
      file.accept = ".txt,text/plain";
      file.id = "script-file";
      file.addEventListener("change", async () => {
        const chosen = file.files?.[0];
        if (chosen) play(await chosen.text());
        // The same file again is a change, too.
        file.value = "";
      });
      stop = pushButton(texts.stopScript, end);
      stop.id = "script-stop";
      stop.disabled = !isShown;
      const saver = pushButton(texts.saveScript, save);
      saver.id = "script-save";
      output.setAttribute("aria-label", texts.printed);
      output.setAttribute("role", "region");
      return [
        make("h3", texts.script),
        hint(texts.scriptLead),
        labelled(texts.loadScript, file),
        rowOf(stop, saver),
        output,
      ];
    },

    refresh() {
      if (!playing?.isOver()) return;
      if (playing.error()) note.show("noScript", playing.error());
      output.dataset.state = "over";
      playing = undefined;
    },
  };
}
