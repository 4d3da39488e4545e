/** Everything the page says, in one language. */
export interface Texts {
  /** As its speakers call it. */
  readonly language: string;
  readonly title: string;
  readonly lead: string;
  readonly chooseLanguage: string;
  readonly buttons: { readonly left: string; readonly right: string; readonly ok: string; readonly star: string };
  readonly shake: string;
  readonly tower: string;
  readonly keys: string;
  readonly phone: { readonly ask: string; readonly on: string; readonly off: string };
  /** By the names of the script language. */
  readonly games: { readonly [name: string]: string };
  readonly rules: string;
  readonly notes: {
    readonly unsaved: string;
    readonly elsewhere: string;
    readonly playHere: string;
    readonly failed: string;
    readonly noScript: string;
    readonly noBeginning: string;
  };
  readonly spoken: Spoken;
  readonly makers: MakersTexts;
  readonly installer: InstallerTexts;
}

/** What the line for ears is made of; seats are counted from 1 here. */
export interface Spoken {
  readonly attract: string;
  readonly chooseGame: (game: string) => string;
  readonly howMany: (seats: number) => string;
  /** What ok does where a new game's switches are, and what else there is. */
  readonly begin: string;
  /** The switches of Ten Thousand, in the order of the game. */
  readonly options: readonly ((on: boolean) => string)[];
  readonly whoStarts: (player: number) => string;
  readonly player: (player: number) => string;
  readonly shakeOrOk: string;
  readonly tumbling: string;
  readonly dice: string;
  readonly red: string;
  readonly held: string;
  readonly rollsLeft: (rolls: number) => string;
  readonly points: (points: number) => string;
  readonly turnPoints: (points: number) => string;
  readonly chosen: (points: number) => string;
  readonly lastRound: string;
  readonly onDie: (die: number) => string;
  readonly turnDie: (die: number, face: number) => string;
  readonly stops: {
    readonly roll: string;
    readonly score: string;
    readonly best: string;
    readonly bank: string;
    readonly other: string;
    readonly tick: string;
  };
  /** 1-6, then ROT STR PAS CHA. */
  readonly spaces: readonly string[];
  /** The boxes of Hot Dice, from 1; the first is none. */
  readonly boxes: readonly string[];
  readonly filled: (spaces: number) => string;
  readonly ticked: (boxes: number) => string;
  readonly special: { readonly blank: string; readonly hot: (face: number) => string; readonly ask: string };
  readonly race: (box: string, trophies: number) => string;
  readonly pay: string;
  readonly fold: string;
  readonly doubled: string;
  readonly wins: (player: number) => string;
  readonly rollOff: string;
  /** Undo, new game, sound, brightness, sensitivity, faces rolled. */
  readonly menu: readonly [
    string,
    string,
    (on: boolean) => string,
    (level: number) => string,
    (level: number) => string,
    string,
  ];
  /** A face, and how often it was rolled. */
  readonly faces: (face: number, times: number) => string;
  readonly selfTest: string;
  /** The pages of the self-test, in its order. */
  readonly selfTests: readonly string[];
  readonly foreign: string;
}

export interface MakersTexts {
  readonly title: string;
  readonly board: string;
  readonly current: string;
  readonly currentNow: (milliamps: number, limit: number) => string;
  readonly frames: string;
  readonly framesNow: (ms: string, rate: number) => string;
  readonly speed: string;
  readonly sensor: string;
  readonly plug: string;
  readonly undo: string;
  readonly erase: string;
  readonly sureErase: string;
  readonly journal: string;
  readonly journalLead: string;
  readonly undone: string;
  readonly checkpoint: string;
  readonly setting: string;
  readonly noRecords: string;
  readonly script: string;
  readonly scriptLead: string;
  readonly loadScript: string;
  readonly saveScript: string;
  readonly stopScript: string;
  readonly printed: string;
  readonly link: string;
  readonly linkLead: string;
  readonly game: string;
  readonly seats: string;
  readonly seed: string;
  readonly copyLink: string;
  readonly copied: string;
}

export interface InstallerTexts {
  readonly title: string;
  readonly lead: string;
  readonly unsupported: string;
  readonly board: string;
  readonly connect: string;
  readonly cancelled: string;
  readonly steps: {
    readonly opening: string;
    readonly version: string;
    readonly radio: string;
    readonly room: string;
    readonly sending: string;
    readonly checking: string;
    readonly switching: string;
    readonly starting: string;
  };
  readonly done: (version: string) => string;
  readonly troubles: {
    readonly silent: string;
    readonly wrongBoard: (found: string, wanted: string) => string;
    readonly tooOld: (found: string, wanted: string) => string;
    readonly full: string;
    readonly damaged: string;
    readonly notRunning: string;
    readonly lost: string;
  };
}
