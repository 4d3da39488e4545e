import { CATALOGUE } from "../../firmware/catalogue";
import { Session } from "../../firmware/session/session";
import { createTower, type Tower } from "../../firmware/tower";
import type { Board } from "../../hal/board";
import { crc32 } from "../../sim/crc32";
import { createFlashMemory, createSimFlash, type FlashStore, PlugPulled } from "../../sim/flash";
import { playLine } from "../../sim/script";
import { createSimTower, type SimParts, type SimTower } from "../../sim/tower";
import { picture } from "../support/kept-picture";
import { checkGame, Watcher } from "./laws";
import type { Tally } from "./tally";
import { Unplugged } from "./unplugged";

/** A simulated tower that is looked at after each tick, and asked after each power cut whether it lost anything. */
export class SoakedTower {
  readonly sim: SimTower;
  private firmware!: Tower;
  private readonly store: FlashStore;
  private readonly watcher = new Watcher();
  private hasPower = true;
  /** What a boot may find: what was there when everything was last saved, and whatever came after it. */
  private perhaps = new Set<string>();
  /** The bytes of the flash have changed since the last look at them. */
  private isWritten = false;

  constructor(
    private readonly board: Board,
    seed: number,
    private readonly tally: Tally,
    image?: Uint8Array,
  ) {
    const store = createFlashMemory(board.flash);
    if (image) store.bytes.set(image);
    this.store = {
      bytes: store.bytes,
      saved: () => {
        this.isWritten = true;
      },
    };
    const program = (parts: Parameters<typeof createTower>[0], ofBoard: Board) =>
      this.watched(parts as SimParts, ofBoard);
    this.sim = createSimTower({ board, seed, flash: this.store, slowFlash: true, program });
    this.perhaps.add(picture(this.session()));
  }

  session(): Tower["session"] {
    return this.firmware.session;
  }

  /** The flash as it is. */
  bytes(): Uint8Array {
    return this.store.bytes;
  }

  /**
   * Plays a line of the script language, or `cut`, or `pull STEPS NOISE`: the plug is pulled so many steps into what
   * the flash does next.
   * @throws Error if a law is broken
   */
  play(line: string): void {
    const [name, ...words] = line.split(" ");
    if (name === "cut") this.cut();
    else if (name === "pull") this.sim.parts().flash.pullPlugAfter(Number(words[0]), Number(words[1]));
    else this.step(line);
  }

  private step(line: string): void {
    this.tally.add("lines");
    const before = this.sim.parts().clock.now();
    try {
      const printed = playLine(this.sim, line);
      if (printed.startsWith("refused: ")) this.tally.add("actions refused");
    } catch (error) {
      if (error instanceof Unplugged) {
        this.tally.add("power cuts within a write or an erase");
        this.cut();
        return;
      }
      // Whatever else the tower says about a line is an answer; the message tells the two apart.
      if (!/^(do|set|dice|state|script|motion):|is no command of the tower/.test((error as Error).message)) throw error;
      this.tally.add("wrong lines");
    }
    this.tally.add("ms of simulated time", this.sim.parts().clock.now() - before);
    if (this.firmware.errors > 0) throw new Error(`an error nobody caught: ${this.firmware.lastError}`);
    this.checkSaved();
  }

  /** Pulls the plug and puts it back. @throws Error if anything is lost */
  private cut(): void {
    this.tally.add("power cuts");
    const wasForeign = this.session().health === "foreign";
    this.sim.cut();
    checkGame(this.session());
    const found = picture(this.session());
    if (!wasForeign && !this.perhaps.has(found))
      throw new Error(`after the power came back there is\n${found}\nand not one of\n${[...this.perhaps].join("\n")}`);
    this.perhaps = new Set([found]);
  }

  /** What is said to be saved is what a boot would find. */
  private checkSaved(): void {
    if (!this.isWritten || this.session().health !== "saved") return;
    this.isWritten = false;
    this.tally.add("boots of a copy of the flash");
    const copy = createSimFlash(this.board.flash, { bytes: this.bytes().slice(), saved() {} });
    const found = picture(new Session(copy, CATALOGUE));
    const now = picture(this.session());
    if (found !== now) throw new Error(`saved, but a boot would find\n${found}\nand not\n${now}`);
  }

  private watched(parts: SimParts, board: Board): Tower {
    this.hasPower = true;
    this.watcher.reset();
    const matrix = Object.assign(Object.create(parts.matrix) as SimParts["matrix"], {
      show: (limit: number) => {
        // The chip throws within what the tower catches; nothing that follows is ever seen.
        if (!this.hasPower) throw new Unplugged();
        parts.matrix.show(limit);
        const now = parts.clock.now();
        this.tally.add("frames");
        this.tally.peak("peak current, mA", parts.matrix.milliamps());
        if (parts.matrix.milliamps() > board.limitMilliamps) throw new Error(`${parts.matrix.milliamps()} mA`);
        this.watcher.see(crc32(parts.matrix.shown()), now);
      },
    });
    const powered = <T>(act: () => T): T => {
      try {
        return act();
      } catch (error) {
        if (error instanceof PlugPulled) this.hasPower = false;
        throw error;
      }
    };
    const flash = {
      sectorSize: parts.flash.sectorSize,
      sectorCount: parts.flash.sectorCount,
      crc32,
      read: (address: number, length: number) => powered(() => parts.flash.read(address, length)),
      write: (address: number, bytes: Uint8Array) => powered(() => parts.flash.write(address, bytes)),
      erase: (sector: number) => powered(() => parts.flash.erase(sector)),
    };
    this.firmware = createTower({ ...parts, matrix, flash }, board);
    this.tap(this.firmware.session);
    return this.firmware;
  }

  /** Looks at everything that is done to the game before the next one is. */
  private tap(session: Tower["session"]): void {
    const tapped = <Arguments extends unknown[], T>(name: string, call: (...args: Arguments) => T) => {
      return (...args: Arguments): T => {
        if (!this.hasPower) throw new Unplugged();
        const wasOver = session.table.state?.phase === "over";
        const before = picture(session);
        if (session.health === "saved") this.perhaps = new Set([before]);
        const result = call.apply(session, args);
        const after = picture(session);
        this.perhaps.add(after);
        if (this.hasPower) {
          if (after !== before) this.tally.add(`actions: ${name}`);
          this.watcher.act(this.sim.parts().clock.now());
          checkGame(session);
          if (session.health === "saved") this.perhaps = new Set([after]);
          const { game, state } = session.table;
          if (state?.phase === "over" && !wasOver) this.tally.add(`games finished: ${game!.name}`);
        }
        return result;
      };
    };
    Object.assign(session, {
      begin: tapped("new games", session.begin),
      act: tapped("of players", session.act),
      undo: tapped("undo", session.undo),
      set: tapped("settings", session.set),
      adopt: tapped("flash adopted", session.adopt),
    });
  }
}
