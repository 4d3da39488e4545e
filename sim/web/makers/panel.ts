import type { SensorKind } from "../../../hal/shake-sensor";
import { BOARDS, boardTitle } from "../boards";
import { byId, make } from "../dom";
import type { Language } from "../language";
import type { Note } from "../note";
import type { Table } from "../table";
import type { Texts } from "../texts/texts";
import { choice, hint, labelled, pushButton, rowOf } from "./fields";
import { readEntries } from "./journal";
import { linkRow } from "./link-row";
import { createScriptRow } from "./script-row";

/** The side panel for whoever builds one. */
export interface Makers {
  /** To be called many times a second; shows what the tower draws, takes and keeps. */
  refresh(): void;
}

const SPEEDS = ["0.25", "0.5", "1", "2", "4", "16", "250"];
const SENSORS: readonly SensorKind[] = ["mpu6050", "lis3dh", "adxl345", "switch", "none"];
const REFRESH_MS = 250;
/** More of the journal is more than anybody reads. */
const LINES_SHOWN = 200;

export function createMakers(table: Table, language: Language, note: Note): Makers {
  const details = byId("makers", HTMLDetailsElement);
  const scripts = createScriptRow(table, note);
  const current = make("meter");
  const currentText = make("output");
  const framesText = make("output");
  const list = make("ol");
  list.id = "journal-list";
  list.tabIndex = 0;
  let speed = "1";
  let sensor: SensorKind = "mpu6050";
  let refreshed = 0;
  let listed = -1;

  function build(texts: Texts): void {
    const { makers } = texts;
    const boards = Object.keys(BOARDS).map((name) => [name, boardTitle(name)] as const);
    const speeds = SPEEDS.map((value) => [value, `${value}×`] as const);
    const plug = pushButton(makers.plug, table.cut);
    plug.id = "plug";
    const undo = pushButton(makers.undo, () => table.tower().run("do undo"));
    undo.id = "undo";
    const erase = pushButton(makers.erase, () => {
      if (confirm(makers.sureErase)) table.erase();
    });
    const board = choice(makers.board, boards, table.boardName(), (name) => {
      table.setBoard(name);
      table.tower().sensor(sensor);
      remember(name);
    });
    board.select.id = "board";
    const speedChoice = choice(makers.speed, speeds, speed, (value) => {
      speed = value;
      table.loop.setSpeed(Number(value));
    });
    speedChoice.select.id = "speed";
    const sensors = choice(
      makers.sensor,
      SENSORS.map((kind) => [kind, kind]),
      sensor,
      (kind) => {
        sensor = kind as SensorKind;
        table.tower().sensor(sensor);
      },
    );
    list.setAttribute("aria-label", makers.journal);
    current.id = "current";
    byId("makers-panel").replaceChildren(
      board.row,
      sensors.row,
      speedChoice.row,
      labelled(makers.current, make("span", current, currentText)),
      labelled(makers.frames, framesText),
      rowOf(plug, undo, erase),
      make("h3", makers.journal),
      hint(makers.journalLead),
      list,
      ...scripts.elements(makers),
      ...linkRow(table, texts),
    );
    listed = -1;
    show();
  }

  function show(): void {
    if (!details.open) return;
    const { makers } = language.texts();
    const tower = table.player().tower;
    const milliamps = Math.round(tower.parts().matrix.milliamps());
    const limit = tower.board.limitMilliamps;
    current.max = limit;
    current.high = limit / 2;
    current.value = milliamps;
    currentText.value = makers.currentNow(milliamps, limit);
    const { workMs, rate } = table.loop.meter();
    framesText.value = makers.framesNow(workMs.toFixed(1), rate);
    showJournal();
  }

  function showJournal(): void {
    const { session } = table.tower().program();
    if (session.sequence() === listed) return;
    listed = session.sequence();
    const { makers } = language.texts();
    const entries = readEntries(table.tower().parts().flash).slice(-LINES_SHOWN).reverse();
    const lines = entries.map(({ sequence, kind, lines: said, isUndone }) => {
      const text = kind === "checkpoint" ? makers.checkpoint : said.join(" · ");
      const line = make("li", `${sequence} ${text}${isUndone ? ` (${makers.undone})` : ""}`);
      line.classList.toggle("is-undone", isUndone);
      return line;
    });
    list.replaceChildren(...(lines.length > 0 ? lines : [make("li", makers.noRecords)]));
  }

  language.onChange(build);
  details.addEventListener("toggle", show);

  return {
    refresh() {
      scripts.refresh();
      if (performance.now() - refreshed < REFRESH_MS) return;
      refreshed = performance.now();
      show();
    },
  };
}

function remember(board: string): void {
  try {
    localStorage.setItem("board", board);
  } catch {
    // Then the page opens with the first one again.
  }
}
