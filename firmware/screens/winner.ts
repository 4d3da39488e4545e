import { OK, STAR } from "../../hal/buttons";
import { blinks, drawNumber } from "../paint/draw";
import { CROWN } from "../paint/glyphs";
import { CURSOR, LIT, SEAT } from "../paint/palette";
import { CHOSEN, MOVE, WIN } from "../sound/tunes";
import { step } from "./choosing";
import { drawSeat, drawSeats } from "./halves";
import { drawScore } from "./score";
import type { Screen, Stage } from "./stage";

/** How long a player is shown before the next one. */
const PAGE_MS = 2400;
/** How long rank and number of a player take turns: twice a page. */
const TURN_MS = 1200;

/** Who won, then everybody by rank, equal scores with equal ranks; a crown is rank 1. */
export class Winner implements Screen {
  private readonly totals: number[];
  private readonly ranks: number[];
  /** Seats from the best down. */
  private readonly order: number[];
  private page: number;
  /** When the page was turned, ms since the screen came; -1 after a person turned it: then it stays. */
  private turned: number;

  constructor(private readonly stage: Stage) {
    const table = stage.session.table;
    this.totals = table.game!.totals(table.state!);
    this.ranks = table.game!.ranks(table.state!);
    this.order = [];
    for (let rank = 1; rank <= this.ranks.length; rank++)
      for (let seat = 0; seat < this.ranks.length; seat++) if (this.ranks[seat] === rank) this.order.push(seat);
    this.page = 0;
    this.turned = 0;
    stage.play(WIN);
  }

  press(button: number): void {
    const stage = this.stage;
    stage.play(button === OK ? CHOSEN : MOVE);
    if (button === OK) stage.go("games");
    else if (button === STAR) stage.go("pad");
    else {
      this.page = step(this.page, this.order.length, button);
      this.turned = -1;
    }
  }

  draw(ms: number): void {
    const stage = this.stage;
    const page = this.turned < 0 ? this.page : ((ms / PAGE_MS) | 0) % this.order.length;
    this.page = page;
    const seat = this.order[page]!;
    const rank = this.ranks[seat]!;
    const total = this.totals[seat]!;
    // Thousands take the place of the seat's number, which then takes turns with the rank.
    const isBig = total > 999 || total < -999;
    const isSeat = ms % TURN_MS >= TURN_MS / 2;
    if (!isBig) drawSeat(stage, seat, 9, 0);
    if (isBig && isSeat) drawSeat(stage, seat, 0, 0);
    else if (rank > 1) drawNumber(stage.matrix, rank, 4, 1, stage.colours[LIT]!);
    else if (isBig || blinks(ms)) stage.matrix.drawGlyphs(CROWN, 0, 1, stage.colours[CURSOR]!);
    drawScore(stage, total, stage.halfX > 0 || isBig ? 1 : 0, stage.colours[SEAT + seat]!);
    drawSeats(stage, this.totals.length, seat, stage.halfX, stage.halfY + 7, 1);
  }
}
