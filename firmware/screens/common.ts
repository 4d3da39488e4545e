import { Attract } from "./attract";
import { Faces } from "./faces";
import { Foreign } from "./foreign";
import { Games } from "./games";
import { Menu } from "./menu";
import { Options } from "./options";
import { Pad } from "./pad";
import { Players } from "./players";
import { SelfTest } from "./self-test";
import type { Screens } from "./stage";
import { Starter } from "./starter";
import { Winner } from "./winner";

/** Screens that no game has of its own. */
export function commonScreens(): Screens {
  return {
    "attract": () => {
      "apart";
      return Attract;
    },
    "games": () => {
      "apart";
      return Games;
    },
    "players": () => {
      "apart";
      return Players;
    },
    "options": () => {
      "apart";
      return Options;
    },
    "starter": () => {
      "apart";
      return Starter;
    },
    "winner": () => {
      "apart";
      return Winner;
    },
    "pad": () => {
      "apart";
      return Pad;
    },
    "menu": () => {
      "apart";
      return Menu;
    },
    "faces": () => {
      "apart";
      return Faces;
    },
    "selftest": () => {
      "apart";
      return SelfTest;
    },
    "foreign": () => {
      "apart";
      return Foreign;
    },
  };
}
