import type { Page } from "playwright";
import type { Ground } from "./provide-grounds.ts";

/** A part of a page whose colours must stand out from what is behind it. */
export interface Sample extends Ground {
  readonly what: string;
  /** In pixels of the whole page. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Any CSS colours; one that stands out is enough. */
  readonly colours: readonly string[];
  /** What the ancestors leave of its opacity. */
  readonly opacity: number;
  /** The least contrast. */
  readonly ratio: number;
}

/**
 * The samples that stand out too little, as a line each: from the plain colours behind them, or else from any pixel of
 * `background`, a picture of the whole page.
 */
export function findLowContrast(
  canvas: Page,
  samples: readonly Sample[],
  background: string | undefined = undefined,
): Promise<string[]> {
  return canvas.evaluate(measureSamples, { image: background, samples });
}

/** How many pixels of two pictures of one size differ by a contrast of at least 3:1. */
export function countChangedPixels(canvas: Page, before: string, after: string): Promise<number> {
  return canvas.evaluate(comparePixels, [before, after] as const);
}

/** Runs in the browser. */
async function measureSamples({ image, samples }: { image: string | undefined; samples: readonly Sample[] }) {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  const bitmap = image && (await createImageBitmap(await (await fetch(`data:image/png;base64,${image}`)).blob()));
  const [imageWidth, imageHeight] = bitmap ? [bitmap.width, bitmap.height] : [1, 1];
  const context = new OffscreenCanvas(imageWidth, imageHeight).getContext("2d", { willReadFrequently: true });
  const dot = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  if (!context || !dot) throw new Error("The browser has no canvas.");
  if (bitmap) context.drawImage(bitmap, 0, 0);
  const parsed = new Map<string, Colour>();
  const parse = (colour: string): Colour => {
    const known = parsed.get(colour);
    if (known) return known;
    dot.clearRect(0, 0, 1, 1);
    dot.fillStyle = colour;
    dot.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = dot.getImageData(0, 0, 1, 1).data;
    const result: Colour = [red, green, blue, alpha / 255];
    parsed.set(colour, result);
    return result;
  };
  /** Colours that lie on each other, the first in front, as one. */
  const mixed = (colours: readonly string[]): Colour => {
    for (const colour of colours.toReversed()) {
      dot.fillStyle = colour;
      dot.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = dot.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, 1];
  };
  const grounds = new Map<string, Colour>();
  const groundOf = (colours: readonly string[]): Colour => {
    const known = grounds.get(colours.join()) ?? mixed(colours);
    grounds.set(colours.join(), known);
    return known;
  };
  /** The colours in a part of the picture. */
  const coloursIn = (left: number, top: number, width: number, height: number) => {
    const found = new Set<number>();
    let last = -1;
    for (const word of new Uint32Array(context.getImageData(left, top, width, height).data.buffer)) {
      // Most pixels have the colour of the one before.
      if (word !== last) found.add(word);
      last = word;
    }
    return [...found];
  };
  const linear = (value: number) => (value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const luminance = ([red, green, blue]: Colour) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  const contrast = (colour: Colour, opacity: number, behind: Colour) => {
    const mix = (index: 0 | 1 | 2) => behind[index] + (colour[index] - behind[index]) * colour[3] * opacity;
    const [a, b] = [luminance([mix(0), mix(1), mix(2), 1]), luminance(behind)];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  };
  const coloursBehind = ({ box, plain }: Sample): Colour[] => {
    if (plain) return [groundOf(plain)];
    const [x, y] = [Math.max(0, Math.round(box.x)), Math.max(0, Math.round(box.y))];
    const width = Math.max(1, Math.min(Math.round(box.width), imageWidth - x));
    const height = Math.max(1, Math.min(Math.round(box.height), imageHeight - y));
    return coloursIn(x, y, width, height).map((word): Colour => [word & 255, (word >> 8) & 255, (word >> 16) & 255, 1]);
  };
  return samples.flatMap((sample) => {
    const { what, colours, opacity, ratio } = sample;
    const behind = coloursBehind(sample);
    const reached = colours.map((text) => {
      const colour = parse(text);
      return Math.min(...behind.map((pixel) => contrast(colour, opacity, pixel)));
    });
    const best = Math.max(...reached);
    return best < ratio ? [`${what}: ${best.toFixed(2)} instead of ${ratio} for ${colours.join(" or ")}`] : [];
  });
}

/** Runs in the browser. */
async function comparePixels(images: readonly [string, string]): Promise<number> {
  const read = async (image: string) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${image}`)).blob());
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    context?.drawImage(bitmap, 0, 0);
    return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
  };
  const [before, after] = [await read(images[0]), await read(images[1])];
  const linear = (value = 0) => (value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const luminance = (data: Uint8ClampedArray, at: number) =>
    0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]) + 0.05;
  let changed = 0;
  for (let at = 0; at < before.length; at += 4) {
    const ratio = luminance(before, at) / luminance(after, at);
    if (ratio >= 3 || ratio <= 1 / 3) changed++;
  }
  return changed;
}
