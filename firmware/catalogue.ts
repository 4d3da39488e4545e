import { bestChoice as bestFarkel, scoringDice as scoringFarkel } from "./games/farkel/points";
import { farkel } from "./games/farkel/rules";
import { hotDice } from "./games/hotdice/rules";
import { FACES as HOT_FACES } from "./games/hotdice/state";
import { spicy } from "./games/spicy/rules";
import { bestChoice as bestTen, scoringDice as scoringTen } from "./games/tenthousand/points";
import { tenThousand } from "./games/tenthousand/rules";
import { drawAsidePage } from "./screens/aside/page";
import { AsideTray } from "./screens/aside/tray";
import { HotBoxes } from "./screens/hotdice/boxes";
import { drawHotPage } from "./screens/hotdice/page";
import { HotRace } from "./screens/hotdice/race";
import { HotTray } from "./screens/hotdice/tray";
import { drawChili, drawChips, drawFlame, drawOnes, drawTenThousand } from "./screens/icons";
import { drawSpicyPage } from "./screens/spicy/page";
import { SpicySpaces } from "./screens/spicy/spaces";
import { SpicyTray } from "./screens/spicy/tray";
import type { Box, Kit } from "./screens/stage";
import { Bet } from "./screens/tenthousand/bet";
import { drawTenThousandPage } from "./screens/tenthousand/page";
import { RollOff } from "./screens/tenthousand/rolloff";

/** The two games in which scoring dice are set aside, with what they share. */
function asideGames(): { tenThousand: () => Kit; farkel: () => Kit } {
  "apart";
  const table = () => {
    "apart";
    return AsideTray;
  };
  return {
    tenThousand: () => {
      "apart";
      const rolloff = () => {
        "apart";
        return RollOff;
      };
      const bet = () => {
        "apart";
        return Bet;
      };
      const screens = () => ({ "table": table, "rolloff": rolloff, "bet": bet });
      const choices = { bestChoice: bestTen, scoringDice: scoringTen, hasRed: false, otherRoll: "straight" };
      const pad = { padItems: 1, drawPage: drawTenThousandPage };
      return Object.assign({ screens }, pad, choices, tenThousand);
    },
    farkel: () => {
      "apart";
      const choices = { bestChoice: bestFarkel, scoringDice: scoringFarkel, hasRed: true, otherRoll: "take" };
      const pad = { padItems: 0, drawPage: drawAsidePage };
      return Object.assign({ screens: () => ({ "table": table }) }, pad, choices, farkel);
    },
  };
}

function openSpicy(): Kit {
  "apart";
  const screens = () => ({
    "table": () => {
      "apart";
      return SpicyTray;
    },
    "spaces": () => {
      "apart";
      return SpicySpaces;
    },
  });
  return Object.assign({ screens, padItems: 10, drawPage: drawSpicyPage }, spicy);
}

function openHotDice(): Kit {
  "apart";
  const boxes = () => {
    "apart";
    return HotBoxes;
  };
  const screens = () => ({
    "table": () => {
      "apart";
      return HotTray;
    },
    "boxes": boxes,
    "call": boxes,
    "race": () => {
      "apart";
      return HotRace;
    },
  });
  return Object.assign({ screens, padItems: 11, drawPage: drawHotPage }, hotDice);
}

/**
 * The games of this tower, in the order in which they are offered. Whatever stands behind "apart" is made when the
 * game is opened, or one of its screens, and goes with it; nothing else may name it.
 */
export const CATALOGUE: Box[] = [
  {
    name: "spicy",
    id: 1,
    minSeats: 1,
    maxSeats: 8,
    options: [],
    faces: [],
    drawIcon: drawChili,
    open: openSpicy,
  },
  {
    name: "tenthousand",
    id: 2,
    minSeats: 2,
    maxSeats: 8,
    options: ["ante", "double", "opening"],
    faces: [],
    drawIcon: drawTenThousand,
    drawOption: drawChips,
    open: () => asideGames().tenThousand(),
  },
  {
    name: "hotdice",
    id: 3,
    minSeats: 2,
    maxSeats: 4,
    options: [],
    faces: HOT_FACES,
    drawIcon: drawFlame,
    open: openHotDice,
  },
  {
    name: "farkel",
    id: 4,
    minSeats: 2,
    maxSeats: 8,
    options: [],
    faces: [],
    drawIcon: drawOnes,
    open: () => asideGames().farkel(),
  },
];
