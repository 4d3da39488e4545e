import { LEFT, OK, RIGHT, STAR } from "../../hal/buttons";
import { blinks } from "../paint/draw";
import { PERSON, SEAT_NUMBER } from "../paint/glyphs";
import { LIT } from "../paint/palette";
import { CHOSEN, MOVE, REFUSED } from "../sound/tunes";
import { drawArrows, drawSeats } from "./halves";
import type { Screen, Stage } from "./stage";

/** How many play: a number, and a person's worth of colour for each. */
export class Players implements Screen {
  private seats: number;

  constructor(private readonly stage: Stage) {
    const state = stage.session.table.state;
    // Most often the same people play again.
    this.seats = state ? state.seats : 2;
    const game = stage.session.table.games[stage.picked]!;
    if (this.seats < game.minSeats) this.seats = game.minSeats;
    if (this.seats > game.maxSeats) this.seats = game.maxSeats;
  }

  press(button: number): void {
    const stage = this.stage;
    const game = stage.session.table.games[stage.picked]!;
    const seats = this.seats + (button === RIGHT ? 1 : button === LEFT ? -1 : 0);
    const isOut = seats < game.minSeats || seats > game.maxSeats;
    stage.play(isOut ? REFUSED : button === OK ? CHOSEN : MOVE);
    if (!isOut) this.seats = seats;
    if (button === STAR) stage.go("games");
    if (button !== OK) return;
    stage.seats = this.seats;
    if (game.options.length > 0) stage.go("options");
    else {
      stage.session.begin(game, this.seats, 0);
      stage.goToGame();
    }
  }

  draw(ms: number): void {
    const stage = this.stage;
    const matrix = stage.matrix;
    const lit = stage.colours[LIT]!;
    if (blinks(ms)) {
      drawArrows(stage, 0, 2, LIT);
    }
    matrix.drawGlyphs(SEAT_NUMBER[this.seats - 1]!, 5, 0, lit);
    drawSeats(stage, this.seats, ((ms / 300) | 0) % this.seats, stage.halfX + 8 - this.seats, stage.halfY + 6, 2);
    matrix.drawGlyphs(PERSON, stage.halfX + 5, stage.halfY, lit);
  }
}
