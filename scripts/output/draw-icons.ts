interface DrawnIcon {
  readonly path: string;
  readonly content: Uint8Array;
}

/** The size of `/favicon.ico`: browsers that do not use the icon that pages refer to scale this one. */
const faviconSize = 48;

/** How much of each side a picture takes on its own background: phones cut the corners, some to a circle. */
const share = { touch: 0.8, maskable: 0.62 };

/**
 * Draws the icons of a site from an SVG or a PNG. Those that must not be transparent get the background colour `ground`.
 * Returns undefined if nothing can be drawn.
 */
export async function drawIcons(source: Uint8Array, ground: string): Promise<DrawnIcon[] | undefined> {
  try {
    const whole = await drawWhole(source);
    const sharp = await loadSharp();
    const { isOpaque } = await sharp(whole).stats();
    const inSize = (size: number) => sharp(whole).resize(size, size).png({ compressionLevel: 9 }).toBuffer();
    const onGround = async (size: number, part: number) => {
      const edge = isOpaque ? 0 : Math.round((size * (1 - part)) / 2);
      return sharp(await inSize(size - 2 * edge))
        .flatten({ background: ground })
        .extend({ top: edge, bottom: edge, left: edge, right: edge, background: ground })
        .png({ compressionLevel: 9 })
        .toBuffer();
    };
    return [
      { path: "favicon.ico", content: encodeIco(await inSize(faviconSize)) },
      { path: "apple-touch-icon.png", content: await onGround(180, share.touch) },
      { path: "icon-192.png", content: await inSize(192) },
      { path: "icon-512.png", content: await inSize(512) },
      { path: "icon-maskable.png", content: await onGround(512, share.maskable) },
    ];
  } catch {
    // Whatever the reason, the author has to fix the picture.
    return undefined;
  }
}

/** Draws a site's icon at its largest size, from which all others are made. Throws if it cannot be drawn. */
async function drawWhole(source: Uint8Array): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const { format, width, height } = await sharp(source, { density: 72, limitInputPixels: 5000 * 5000 }).metadata();
  // An SVG is drawn at the size needed, not scaled from its own.
  const density = format === "svg" ? Math.min((72 * 512) / Math.max(width, height), 100_000) : 72;
  return sharp(source, { density: Math.max(density, 1) })
    .resize({ width: 512, height: 512, fit: "contain", background: "#0000" })
    .png()
    .toBuffer();
}

/** Loaded when first needed, because most builds find their icons in the cache. */
async function loadSharp() {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/**
 * Puts the favicon into an ICO file. Our own code, because packages for this either write bitmaps, which are ten times as large, or bring
 * another copy of the image library; the container is 22 bytes.
 */
function encodeIco(png: Uint8Array): Uint8Array {
  const head = Buffer.alloc(22);
  // The type for icons, and their number.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(faviconSize, 6);
  head.writeUInt8(faviconSize, 7);
  // One plane, 32 bits per pixel.
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
