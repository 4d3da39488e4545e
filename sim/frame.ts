const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/**
 * A frame as text, the same on the simulator and the virtual board (firmware subset): a line of letters a row, '.' for
 * black and the others in the order in which they first appear, then which letter is which colour, then the CRC.
 * @param rgb red, green, blue of every pixel, row by row from the top left
 * @param crc CRC-32 of those bytes, 0 to 2^32-1
 */
export function frameText(rgb: ArrayLike<number>, width: number, height: number, crc: number): string {
  const colours: string[] = [];
  let text = "";
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      text += letterOf((rgb[at]! << 16) | (rgb[at + 1]! << 8) | rgb[at + 2]!, colours);
    }
    text += "\n";
  }
  const legend = colours.map((colour, i) => `${LETTERS[i] || "*"}=${colour}`);
  return `${text}${legend.join(" ")}\ncrc ${crc.toString(16).padStart(8, "0")}`;
}

/** More colours than letters: the rest are all '*', the CRC still tells them apart. */
function letterOf(colour: number, colours: string[]): string {
  if (colour === 0) return ".";
  const name = colour.toString(16).padStart(6, "0");
  let place = colours.indexOf(name);
  if (place < 0) place = colours.push(name) - 1;
  return LETTERS[place] || "*";
}
