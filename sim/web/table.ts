import type { FlashStore } from "../flash";
import { BOARDS } from "./boards";
import type { Hand } from "./hand";
import { createLoop, type Loop, type LoopOptions } from "./loop";
import { createPlayer, type Player } from "./player";
import { createScriptPlayer, type ScriptPlayer } from "./script-player";
import type { WebStage } from "./stage";
import { createWebTower, type WebTower, type WebTowerOptions } from "./web-tower";

/** The tower on the page, and what a maker can do to it from outside. */
export interface Table {
  readonly loop: Loop;
  /** The person's own tower, also while a script plays on another one. */
  tower(): WebTower;
  player(): Player;
  boardName(): string;
  /** The same flash on another board: the plug is pulled for it. */
  setBoard(name: string): void;
  seed(value: number): void;
  /** Pulls the plug and puts it back. */
  cut(): void;
  /** Makes the flash as new, and pulls the plug. */
  erase(): void;
  /** Plays a script on a tower of its own. */
  playScript(script: string, printed: (text: string) => void): ScriptPlayer;
  /** Back to the person's tower. */
  stopScript(): void;
}

export interface TableOptions extends Omit<LoopOptions, "player" | "panel"> {
  readonly stage: WebStage;
  readonly hand: Hand;
  readonly flash: FlashStore;
  readonly movers: NonNullable<WebTowerOptions["movers"]>;
  readonly boardName: string;
}

/** Switches the tower on. */
export function createTable(options: TableOptions): Table {
  const { stage, hand, flash, movers } = options;
  let boardName = options.boardName;
  let tower = switchOn();
  let own = createPlayer(tower, hand);
  const loop = createLoop({ ...options, player: own, panel: layPanel() });

  function switchOn(): WebTower {
    return createWebTower({ board: BOARDS[boardName]!, flash, movers });
  }

  function layPanel() {
    const { width, height } = BOARDS[boardName]!.matrix;
    return stage.lay(width, height);
  }

  /** Another program on the same flash: hands let go of the one before. */
  function replace(): void {
    own.letGo();
    tower = switchOn();
    own = createPlayer(tower, hand);
    loop.use(own, layPanel());
  }

  return {
    loop,
    tower: () => tower,
    player: () => loop.player(),
    boardName: () => boardName,

    setBoard(name) {
      if (!BOARDS[name]) throw new Error(`there is no board ${name}`);
      boardName = name;
      replace();
    },

    seed: (value) => tower.seed(value),
    cut: () => own.act({ do: "pull-plug" }),

    erase() {
      flash.bytes.fill(0xff);
      flash.saved(0, flash.bytes.length);
      replace();
    },

    playScript(script, printed) {
      const player = createScriptPlayer(script, createWebTower({ board: BOARDS[boardName]! }), printed);
      own.letGo();
      loop.use(player, layPanel());
      return player;
    },

    stopScript: () => loop.use(own, layPanel()),
  };
}
