import { byId } from "./dom";
import { createPanel, type Panel } from "./panel";

/** The canvas in its wooden frame. */
export interface WebStage {
  /** A panel of this many LEDs in the frame. */
  lay(columns: number, rows: number): Panel;
  /** The tower is this far from its place, CSS pixels. */
  move(right: number, down: number): void;
}

/** Follows the window's size and the screen's pixel ratio. */
export function createStage(): WebStage {
  const canvas = byId("panel", HTMLCanvasElement);
  const body = byId("body");
  let panel: Panel | undefined;
  let ratio = "1 / 1";

  function fit(): void {
    if (panel && canvas.clientWidth > 0) panel.resize(canvas.clientWidth, canvas.clientHeight, devicePixelRatio);
  }

  new ResizeObserver(fit).observe(canvas);
  // A window dragged to another screen keeps its size and gets another pixel ratio.
  addEventListener("resize", fit);

  return {
    lay(columns, rows) {
      ratio = `${columns + 1} / ${rows + 1}`;
      canvas.style.aspectRatio = ratio;
      byId("gadget").classList.toggle("is-wide", columns > 16);
      panel = createPanel(canvas, columns, rows);
      fit();
      return panel;
    },

    move(right, down) {
      const isHome = Math.abs(right) < 0.5 && Math.abs(down) < 0.5;
      body.style.transform = isHome
        ? ""
        : `translate(${right.toFixed(1)}px, ${down.toFixed(1)}px) rotate(${(right / 20).toFixed(2)}deg)`;
    },
  };
}
