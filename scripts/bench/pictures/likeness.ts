import sharp, { type Sharp } from "sharp";

interface Grey {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * How alike a file is to the picture that it was made of, in the width of the file: the mean of SSIM over windows of 8 by 8 of its
 * light (Wang and others, 2004), from 0 to 1.
 */
export async function likeness(original: string, file: Uint8Array): Promise<number> {
  const made = await greyOf(sharp(file));
  const { data } = await greyOf(sharp(original).autoOrient().resize({ width: made.width, height: made.height }));
  let sum = 0;
  let windows = 0;
  for (let y = 0; y + window <= made.height; y += step) {
    for (let x = 0; x + window <= made.width; x += step) {
      sum += similarity(made, data, y * made.width + x);
      windows++;
    }
  }
  return sum / windows;
}

const window = 8;
const step = 4;
/** The constants that keep a division from one by nearly nothing, for values up to 255. */
const [steadyMean, steadyVariance] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];

async function greyOf(picture: Sharp): Promise<Grey> {
  const { data, info } = await picture.flatten().greyscale().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function similarity({ data: one, width }: Grey, other: Uint8Array, start: number): number {
  const count = window * window;
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
  for (let place = 0; place < count; place++) {
    const at = start + Math.floor(place / window) * width + (place % window);
    const [left, right] = [one[at] ?? 0, other[at] ?? 0];
    a += left;
    b += right;
    aa += left * left;
    bb += right * right;
    ab += left * right;
  }
  const [meanA, meanB] = [a / count, b / count];
  const [varianceA, varianceB] = [aa / count - meanA * meanA, bb / count - meanB * meanB];
  const covariance = ab / count - meanA * meanB;
  return (
    ((2 * meanA * meanB + steadyMean) * (2 * covariance + steadyVariance)) /
    ((meanA * meanA + meanB * meanB + steadyMean) * (varianceA + varianceB + steadyVariance))
  );
}
