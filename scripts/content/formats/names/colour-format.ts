import { useMode as addMode, formatHex, modeHsl, modeOklch, modeRgb, parse } from "culori/fn";
import type { ContentFormat } from "../descriptor/content-format.ts";

addMode(modeRgb);
addMode(modeHsl);
addMode(modeOklch);

/** A colour in the notation of CSS with three or six hexadecimal digits. */
export const colourFormat = {
  name: "colour",
  title: "Colour",
  description:
    'A colour as CSS writes it with three or six hexadecimal digits, such as "#2a3ccb", in quotes: without them YAML takes it for a comment.',
  expected: 'a colour of three or six digits such as "#2a3ccb"',
  kind: "name",
  accepts: (value: string) => /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value),
  correct(value: string) {
    const text = value.trim();
    // No colour is as long, and the library takes a square of the time.
    if (text.length > 100) return value;
    const colour = parse(text) ?? parse(text.toLowerCase());
    // Where some of the page shows through, nobody knows the colour.
    return colour && (colour.alpha ?? 1) === 1 ? (formatHex(colour) ?? value) : value;
  },
} satisfies ContentFormat;
