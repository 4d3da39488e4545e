import type { MatrixWiring } from "../../hal/board";
import type { Colour, Font, LedMatrix } from "../../hal/led-matrix";
import { equal, type Suite } from "./suite";

export interface LedMatrixRig {
  readonly wiring: MatrixWiring;
  /** Made with CONTRACT_FONT. */
  readonly matrix: LedMatrix;
  /** The frame last shown: red, green, blue, row by row from the top left. */
  shown(): ArrayLike<number>;
}

/** "!" two columns: a full one, then the top and the bottom dot; '"' one column: the second dot. */
export const CONTRACT_FONT: Font = { bitmap: "\xff\x81\x40", widths: "\x02\x01", first: 33, height: 8 };

const PLENTY = 100000;

/** A colour as the wire takes it. */
function colour(wiring: MatrixWiring, red: number, green: number, blue: number): Colour {
  let int = 0;
  for (let i = 0; i < 3; i++) {
    const channel = wiring.colourOrder.charAt(i);
    int = int * 256 + (channel === "r" ? red : channel === "g" ? green : blue);
  }
  return int;
}

/** Where the frame isn't black: "x,y=r,g,b" in reading order. */
function lit(rig: LedMatrixRig): string[] {
  const rgb = rig.shown();
  const found: string[] = [];
  for (let i = 0; i < rgb.length; i += 3)
    if (rgb[i] || rgb[i + 1] || rgb[i + 2]) {
      const led = i / 3;
      const x = led % rig.wiring.width;
      found.push(`${x},${(led - x) / rig.wiring.width}=${rgb[i]},${rgb[i + 1]},${rgb[i + 2]}`);
    }
  return found;
}

export const ledMatrixSuite: Suite<LedMatrixRig> = {
  part: "led-matrix",
  cases: [
    {
      name: "has the size of the wiring",
      run: (rig) => equal([rig.matrix.width, rig.matrix.height], [rig.wiring.width, rig.wiring.height], "size"),
    },
    {
      name: "shows nothing before it is told to, and then what was drawn",
      run: (rig) => {
        const matrix = rig.matrix;
        matrix.clear();
        matrix.show(PLENTY);
        matrix.fillRect(2, 1, 1, 1, colour(rig.wiring, 1, 2, 3));
        equal(lit(rig), [], "before");
        matrix.show(PLENTY);
        equal(lit(rig), ["2,1=1,2,3"], "after");
        matrix.clear();
        matrix.show(PLENTY);
        equal(lit(rig), [], "cleared");
      },
    },
    {
      name: "has x to the right and y down, in every corner",
      run: (rig) => {
        const matrix = rig.matrix;
        const right = matrix.width - 1;
        const bottom = matrix.height - 1;
        matrix.clear();
        matrix.fillRect(0, 0, 1, 1, colour(rig.wiring, 255, 0, 0));
        matrix.fillRect(right, 0, 1, 1, colour(rig.wiring, 0, 255, 0));
        matrix.fillRect(0, bottom, 1, 1, colour(rig.wiring, 0, 0, 255));
        matrix.fillRect(right, bottom, 1, 1, colour(rig.wiring, 255, 255, 255));
        matrix.show(PLENTY);
        equal(
          lit(rig),
          [`0,0=255,0,0`, `${right},0=0,255,0`, `0,${bottom}=0,0,255`, `${right},${bottom}=255,255,255`],
          "corners",
        );
      },
    },
    {
      name: "fills as many pixels as are asked for, over what was there",
      run: (rig) => {
        const matrix = rig.matrix;
        matrix.clear();
        matrix.fillRect(3, 2, 3, 2, colour(rig.wiring, 9, 0, 0));
        matrix.fillRect(4, 3, 1, 1, colour(rig.wiring, 0, 0, 7));
        matrix.show(PLENTY);
        equal(lit(rig), ["3,2=9,0,0", "4,2=9,0,0", "5,2=9,0,0", "3,3=9,0,0", "4,3=0,0,7", "5,3=9,0,0"], "pixels");
      },
    },
    {
      name: "draws glyphs side by side and leaves their unset bits alone",
      run: (rig) => {
        const matrix = rig.matrix;
        matrix.clear();
        matrix.fillRect(2, 1, 2, 1, colour(rig.wiring, 0, 0, 5));
        matrix.drawGlyphs('!"', 1, 0, colour(rig.wiring, 6, 0, 0));
        matrix.show(PLENTY);
        const expected = ["1,0=6,0,0", "2,0=6,0,0", "1,1=6,0,0", "2,1=0,0,5", "3,1=6,0,0"];
        for (let y = 2; y < 7; y++) expected.push(`1,${y}=6,0,0`);
        equal(lit(rig), expected.concat(["1,7=6,0,0", "2,7=6,0,0"]), "pixels");
      },
    },
    {
      name: "sends bytes unchanged while the current is within the limit, to the milliamp",
      run: (rig) => {
        const leds = rig.wiring.width * rig.wiring.height;
        rig.matrix.clear();
        rig.matrix.fillRect(0, 0, 2, 1, colour(rig.wiring, 255, 255, 255));
        // Six channels at 20 mA.
        rig.matrix.show(100 + leds + 120);
        equal(lit(rig), ["0,0=255,255,255", "1,0=255,255,255"], "bytes");
      },
    },
    {
      name: "dims the whole picture by 256ths when the limit is passed, and keeps the picture",
      run: (rig) => {
        const leds = rig.wiring.width * rig.wiring.height;
        rig.matrix.clear();
        rig.matrix.fillRect(0, 0, 1, 1, colour(rig.wiring, 255, 255, 255));
        rig.matrix.fillRect(1, 0, 1, 1, colour(rig.wiring, 255, 0, 51));
        const light = (255 * 3 + 255 + 51) * 20;
        for (const room of [40, 7, 0]) {
          rig.matrix.show(100 + leds + room);
          const share = Math.floor((room * 255 * 256) / light);
          const full = (255 * share) >> 8;
          const expected = [`0,0=${full},${full},${full}`, `1,0=${full},0,${(51 * share) >> 8}`];
          equal(lit(rig), share > 0 ? expected : [], `room for ${room} mA`);
        }
        rig.matrix.show(PLENTY);
        equal(lit(rig), ["0,0=255,255,255", "1,0=255,0,51"], "afterwards");
      },
    },
  ],
};
