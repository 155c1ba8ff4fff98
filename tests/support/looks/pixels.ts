import { type Rgb, wcagContrast } from "culori";
import sharp from "sharp";

/** A decoded picture. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export async function readPixels(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Every colour in a part of a picture, which covers at least one pixel. */
export function coloursIn({ data, width, height }: Pixels, box: Box = { x: 0, y: 0, width, height }): Rgb[] {
  const found = new Set<number>();
  const inside = (value: number, size: number) => Math.min(Math.max(0, Math.round(value)), size - 1);
  const [left, top] = [inside(box.x, width), inside(box.y, height)];
  const [right, bottom] = [inside(box.x + box.width - 1, width), inside(box.y + box.height - 1, height)];
  for (let y = top; y <= Math.max(top, bottom); y++) {
    let last = -1;
    for (let x = left; x <= Math.max(left, right); x++) {
      const colour = data.readUIntBE((y * width + x) * 3, 3);
      // Most pixels have the colour of the one before.
      if (colour !== last) found.add(colour);
      last = colour;
    }
  }
  return Array.from(found, (packed) => ({
    mode: "rgb",
    r: (packed >> 16) / 255,
    g: ((packed >> 8) & 255) / 255,
    b: (packed & 255) / 255,
  }));
}

/** The number of pixels that differ between two pictures of the same size by a contrast of at least 3:1. */
export function countChangedPixels(before: Pixels, after: Pixels): number {
  const pixelAt = ({ data }: Pixels, at: number): Rgb => {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
    return { mode: "rgb", r: r / 255, g: g / 255, b: b / 255 };
  };
  let changed = 0;
  for (let at = 0; at < before.data.length; at += 3) {
    if (before.data.readUIntBE(at, 3) === after.data.readUIntBE(at, 3)) continue;
    if (wcagContrast(pixelAt(before, at), pixelAt(after, at)) >= 3) changed++;
  }
  return changed;
}
