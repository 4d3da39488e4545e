import { board } from "board";
import { createButtons } from "../hal/espruino/buttons";
import { createBuzzer } from "../hal/espruino/buzzer";
import { createClock } from "../hal/espruino/clock";
import { createEntropy } from "../hal/espruino/entropy";
import { createFlash } from "../hal/espruino/flash";
import { createLedMatrix } from "../hal/espruino/led-matrix";
import { createShakeSensor } from "../hal/espruino/shake-sensor";
import { createSystem } from "../hal/espruino/system";
import { font } from "./paint/font.frozen";
import { createTower, type Tower } from "./tower";

/** What a maker can type at the console: tower.run("state"). */
declare const global: { tower: Tower };

const clock = createClock();

global.tower = createTower(
  {
    clock,
    matrix: createLedMatrix(board.matrix, font),
    buttons: createButtons(board.buttonPins),
    shakeSensor: createShakeSensor(board, clock),
    buzzer: createBuzzer(board.buzzerPin),
    flash: createFlash(board),
    entropy: createEntropy(board.randomRegister),
    system: createSystem(),
  },
  board,
);
