import { board } from "board";
import { OLDEST_ESPRUINO } from "../hal/board";
import { createButtons } from "../hal/espruino/buttons";
import { createBuzzer } from "../hal/espruino/buzzer";
import { createClock } from "../hal/espruino/clock";
import { createEntropy } from "../hal/espruino/entropy";
import { createFlash } from "../hal/espruino/flash";
import { createLedMatrix } from "../hal/espruino/led-matrix";
import { createShakeSensor } from "../hal/espruino/shake-sensor";
import { createSystem } from "../hal/espruino/system";
import { font } from "./paint/font.frozen";
import { drawDead } from "./screens/error";
import { createTower, type Tower } from "./tower";

/** What a maker can type at the console: tower.run("state"). */
declare const global: { tower: Tower };

const clock = createClock();
const matrix = createLedMatrix(board.matrix, font);

try {
  global.tower = createTower(
    {
      clock,
      matrix,
      buttons: createButtons(board.buttonPins),
      shakeSensor: createShakeSensor(board, clock),
      buzzer: createBuzzer(board.buzzerPin),
      flash: createFlash(board),
      entropy: createEntropy(board.randomRegister),
      system: createSystem(),
    },
    board,
  );
} catch (error) {
  // A pin that can't do its job; the console says which, and why.
  drawDead(matrix, (error as Error).message);
  throw error;
}
if (process.env.BOARD !== board.name)
  global.tower.onError(`this is a board ${process.env.BOARD}, the program is for ${board.name}: flash stays unwritten`);
// Its versions have two digits, so that they can be compared as text.
else if (process.version < OLDEST_ESPRUINO)
  global.tower.onError(`Espruino ${process.version} is too old: flash ${OLDEST_ESPRUINO} or newer`);
