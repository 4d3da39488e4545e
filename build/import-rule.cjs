/**
 * Who may import whom, for dependency-cruiser: `npm run imports`. Rules know no hardware, the firmware knows the HAL by
 * its contracts, and only composition roots know both sides.
 */

const CONTRACTS = "^hal/[^/]+[.]ts$";

/** Files that may import the firmware to run it in Node: the simulator's composition root and its fronts. */
const SIM_ROOTS = "^sim/(tower|main)[.]ts$|^sim/(terminal|web)/";

/** Modules inside the interpreter, which only a board's part may require. */
const INSIDE_ESPRUINO = "^(Flash|neopixel)$";

/** Packages and Node: imports into them are seen, theirs are not followed. */
const OUTSIDE = ["core", "npm", "npm-dev", "npm-optional", "npm-peer", "npm-no-pkg", "npm-unknown"];

/** A rule that lets files of `from` import only what one of `allowed` matches. */
function only(name, comment, from, allowed, except = []) {
  return { name, comment, severity: "error", from: { path: from, pathNot: except }, to: { pathNot: allowed } };
}

function never(name, comment, from, to) {
  return { name, comment, severity: "error", from, to };
}

module.exports = {
  forbidden: [
    only(
      "games-know-only-dice",
      "Rules are a library without hardware, drawing or time: firmware/games imports firmware/games and firmware/dice.",
      "^firmware/games/",
      ["^firmware/games/", "^firmware/dice/"],
    ),
    only("dice-know-only-contracts", "firmware/dice imports itself and the contracts in hal.", "^firmware/dice/", [
      "^firmware/dice/",
      CONTRACTS,
    ]),
    never(
      "screens-draw-and-choose",
      "A screen shows and chooses; keeping (journal), the console and the game loop are above it.",
      { path: "^firmware/screens/" },
      { path: "^firmware/(journal|console)/|^firmware/(main|tower|catalogue)[.]ts$" },
    ),
    only(
      "firmware-knows-contracts",
      "Firmware imports firmware and the contracts in hal; only firmware/main.ts wires the parts of a board to it.",
      "^firmware/",
      ["^firmware/(?!main[.]ts$)", CONTRACTS],
      ["^firmware/main[.]ts$"],
    ),
    only(
      "main-wires-the-board",
      "firmware/main.ts imports firmware, hal and the parts in hal/espruino.",
      "^firmware/main[.]ts$",
      ["^firmware/", "^hal/"],
    ),
    only("contracts-stand-alone", "A contract imports contracts.", CONTRACTS, [CONTRACTS]),
    only("boards-are-data", "A board record imports contracts and board records.", "^hal/boards/", [
      CONTRACTS,
      "^hal/boards/",
    ]),
    only(
      "espruino-parts-know-contracts",
      "A part in hal/espruino imports contracts, parts beside it, and modules inside the interpreter.",
      "^hal/espruino/",
      [CONTRACTS, "^hal/espruino/", INSIDE_ESPRUINO],
    ),
    never(
      "only-roots-wire-espruino",
      "Only firmware/main.ts and test/espruino may import hal/espruino.",
      { pathNot: ["^firmware/main[.]ts$", "^hal/espruino/", "^test/espruino/"] },
      { path: "^hal/espruino/" },
    ),
    never(
      "sim-parts-know-contracts",
      "A simulated part imports contracts, parts beside it and Node; only sim/tower.ts, sim/main.ts, sim/terminal and sim/web know the firmware.",
      { path: "^sim/", pathNot: [SIM_ROOTS] },
      { path: "^firmware/" },
    ),
    never(
      "sim-is-no-board",
      "The simulator imports neither a board's parts nor the build.",
      { path: "^sim/" },
      { path: "^(hal/espruino|build)/" },
    ),
    never("tests-stay-in-test", "Nothing but a test imports a test.", { pathNot: "^test/" }, { path: "^test/" }),
    never(
      "no-circles",
      "Modules that import each other can't be read, tested or loaded one by one.",
      {},
      { circular: true },
    ),
    never("found", "An import leads nowhere.", {}, { couldNotResolve: true, pathNot: [INSIDE_ESPRUINO] }),
  ],
  options: {
    // A type import is an import: it tells what a file knows.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules", dependencyTypes: OUTSIDE },
    exclude: { path: "^(dist|node_modules)/" },
    enhancedResolveOptions: { extensions: [".ts", ".cjs", ".js", ".json"] },
  },
};
