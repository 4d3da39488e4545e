import { CATALOGUE } from "../../firmware/catalogue";
import { createFlashMemory } from "../flash";
import { BOARDS, FIRST_BOARD } from "./boards";
import { createRuleCards } from "./cards";
import { byId } from "./dom";
import { wireDrag } from "./drag";
import { openWebFlash, type WebFlash } from "./flash-store";
import { createHand } from "./hand";
import { createInstallerPanel } from "./installer/panel";
import { gestureOfKey } from "./keyboard";
import { createLanguage } from "./language";
import { readLink } from "./link";
import { lookAt } from "./look";
import { createMakers } from "./makers/panel";
import { createNote } from "./note";
import { keepOffline } from "./offline";
import { createOnePage } from "./one-page";
import { createPhone } from "./phone";
import { wireButtons } from "./press-buttons";
import { createSays } from "./says";
import { createPageSpeaker } from "./sound";
import { createStage } from "./stage";
import { createTable, type Table } from "./table";
import type { Texts } from "./texts/texts";
import { describe } from "./words";

/** As on a board: tower.run("state") at the console. */
declare global {
  var tower: { run(line: string): string };
}

const NAME = "dice-tower";
/** The line for ears is made anew this often, ms: reading is not as quick as the matrix. */
const TELL_MS = 100;

async function start(): Promise<void> {
  const language = createLanguage();
  const note = createNote(language);
  const lock = createOnePage(NAME, () => {
    table?.loop.stop();
    note.offer("elsewhere", async () => {
      await lock.seize();
      location.reload();
    });
  });
  let table: Table | undefined;
  if (!(await lock.take())) {
    await new Promise<void>((resolve) => note.offer("elsewhere", resolve));
    await lock.seize();
  }
  const saved = await openFlash();
  if (!saved) note.show("unsaved");

  const hand = createHand();
  const phone = createPhone(() => labelPhone(language.texts()));
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const says = createSays(byId("says"));
  const cards = createRuleCards(language);
  const stage = createStage();
  const link = readLink(
    location.hash,
    CATALOGUE.map(({ name }) => name),
    Object.keys(BOARDS),
  );
  let told = 0;

  table = createTable({
    stage,
    hand,
    flash: saved ?? createFlashMemory(BOARDS[FIRST_BOARD]!.flash),
    movers: { hand: hand.acceleration, phone: phone.felt },
    boardName: link?.board ?? rememberedBoard(),
    speaker: createPageSpeaker(),
    isPending: () => saved?.isPending() ?? false,
    isCalm: () => calm.matches,
    failed: (error) => note.show("failed", error.message),
    shown(now) {
      const [right, down] = hand.place();
      stage.move(right, down);
      if (now - told < TELL_MS) return;
      told = now;
      const look = lookAt(player().tower.program());
      says.tell(describe(look, language.texts()), now);
      cards.follow(look.state.game ?? look.picked);
      makers.refresh();
      if (saved?.trouble()) note.show("unsaved", saved.trouble());
    },
  });
  const { player, loop } = table;
  const makers = createMakers(table, language, note);
  createInstallerPanel(language);
  if (link) {
    // Before the game, so that it decides who begins where dice do.
    if (link.seed !== undefined) table.seed(link.seed);
    table.tower().run(`do new ${link.game} ${link.seats}`);
    // A reload goes on in the game instead of beginning it anew.
    history.replaceState(null, "", location.pathname + location.search);
  }

  const section = byId("gadget");
  wireDrag(byId("body"), hand);
  wireButtons(
    ["left", "right", "ok", "star"].map((id) => byId(id, HTMLButtonElement)),
    (gesture) => player().act(gesture),
  );
  for (const type of ["keydown", "keyup"] as const)
    addEventListener(type, (event) => {
      const gesture = gestureOfKey(event, section);
      if (!gesture) return;
      event.preventDefault();
      player().act(gesture);
    });
  addEventListener("blur", () => player().letGo());
  byId("shake").addEventListener("click", () => player().act({ do: "shake" }));
  byId("phone").addEventListener("click", () => void phone.tap());

  function labelPhone(texts: Texts): void {
    const button = byId("phone", HTMLButtonElement);
    const state = phone.state();
    button.hidden = state === "none";
    if (state !== "none") button.textContent = texts.phone[state];
  }

  language.onChange((texts) => {
    labelPhone(texts);
    section.setAttribute("aria-label", texts.tower);
    for (const name of ["left", "right", "ok", "star"] as const)
      byId(name).setAttribute("aria-label", texts.buttons[name]);
  });
  globalThis.tower = { run: (line) => loop.player().tower.run(line) };
  section.tabIndex = 0;
  section.focus({ preventScroll: true });
}

/** Undefined where the browser keeps no data, as in some private windows. */
async function openFlash(): Promise<WebFlash | undefined> {
  try {
    return await openWebFlash(NAME, BOARDS[FIRST_BOARD]!.flash);
  } catch {
    return undefined;
  }
}

function rememberedBoard(): string {
  try {
    const name = localStorage.getItem("board");
    return name && BOARDS[name] ? name : FIRST_BOARD;
  } catch {
    return FIRST_BOARD;
  }
}

keepOffline();
void start();
