/** A square picture as PNG. */
interface IcoPicture {
  readonly size: number;
  readonly png: Uint8Array;
}

const headBytes = 6;
const entryBytes = 16;

/**
 * Puts pictures of less than 256 pixels into one ICO file. Our own, because the packages for it either write bitmaps,
 * which are ten times as large, or bring another copy of what draws them; the container is 6 bytes and 16 a picture.
 */
export function encodeIco(pictures: readonly IcoPicture[]): Uint8Array {
  const head = Buffer.alloc(headBytes + entryBytes * pictures.length);
  // The type of icons is 1.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = headBytes + entryBytes * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    // One plane of 32 bits a pixel.
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
