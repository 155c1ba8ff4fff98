import type { Page } from "playwright";

export type Colour = readonly [red: number, green: number, blue: number];

/** The contrast of two colours, as WCAG defines it. */
export function contrast(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Reads `rgb(1, 2, 3)`; a colour that lets something through is none. */
export function parseColour(text: string): Colour {
  const match = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(text);
  if (!match) throw new Error(`${text} is not an opaque colour.`);
  return [Number(match[1]), Number(match[2]), Number(match[3])];
}

/** Every colour of a part of a picture, decoded by a page of its own. */
export async function coloursOf(decoder: Page, png: Buffer): Promise<readonly Colour[]> {
  const packed = await decoder.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    context?.drawImage(bitmap, 0, 0);
    const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
    const colours = new Set<number>();
    for (let at = 0; at < data.length; at += 4) {
      colours.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
    }
    return [...colours];
  }, png.toString("base64"));
  return packed.map((colour) => [(colour >> 16) & 255, (colour >> 8) & 255, colour & 255]);
}
