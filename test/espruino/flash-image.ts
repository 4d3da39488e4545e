const HEADER = 32;
const LONGEST_NAME = 28;

/**
 * A flash file of `size` bytes with these files in Espruino's Storage, which in the Linux builds is all of it: a
 * header of size and name, the data, the next header on a multiple of 4 (src/jsflash.h, JsfFileHeader). Writing it
 * directly is what an upload comes to in the end.
 */
export function flashImage(files: Readonly<Record<string, string>>, size: number): Buffer {
  const image = Buffer.alloc(size, 0xff);
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const data = Buffer.from(text, "latin1");
    if (name.length > LONGEST_NAME) throw new Error(`Storage: the name ${name} is longer than ${LONGEST_NAME}`);
    image.writeUInt32LE(data.length, at);
    image.fill(0, at + 4, at + HEADER);
    image.write(name, at + 4, "latin1");
    data.copy(image, at + HEADER);
    at = Math.ceil((at + HEADER + data.length) / 4) * 4;
  }
  return image;
}
