import { contentHash } from "../cache/content-hash.ts";
import { jsonInCache } from "../cache/kept-file.ts";
import type { Fallback } from "../content/fonts/typefaces.ts";

/** The measures of a font that decide how much room its text takes. Lengths are in em. */
export interface FontMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** The width of the sample in regular and in bold weight. A font may have no Latin letters. */
  readonly width: { readonly regular: number; readonly bold: number } | undefined;
  /** The lowest and the highest weight in the file. */
  readonly weights: readonly [least: number, greatest: number];
  /** The kind of fallback fonts that is most like it. */
  readonly kind: Fallback;
}

/**
 * The text whose width is used to match fonts to each other: prose, so that letters and kerned pairs of letters are as
 * frequent as in pages.
 */
export const sample =
  "The library in the old school lends books to everyone, on Wednesdays and Saturdays. Delivery notes, supplier invoices and " +
  "returns, read and matched to the order before anything is paid. Write or call to arrange a consultation or a training date; it " +
  "helps to say which documents you have, and which system needs their data. Fresh bread every morning.";

/** The weights in which pages are set: text, and headings, which are between 650 and 700. */
const weightsShown = { regular: 400, bold: 675 };

/** Measures a font. Throws if the bytes are not a font in WOFF2. */
export async function measureFont(woff2: Uint8Array): Promise<FontMetrics> {
  // Imported here, because a build with the figures in the cache needs neither.
  const { convert } = await import("fontverter");
  const harfbuzz = await import("harfbuzzjs");
  const bytes = await convert(Buffer.from(woff2), "sfnt");
  const face = new harfbuzz.Face(new harfbuzz.Blob(bytes));
  const font = new harfbuzz.Font(face);
  const { upem } = face;
  const axis = face.getAxisInfos()["wght"];
  const hasLatin = font.nominalGlyph("m".charCodeAt(0)) !== undefined;
  const widthOf = (text: string, weight: number) => {
    if (axis) font.setVariations([new harfbuzz.Variation("wght", Math.min(Math.max(weight, axis.min), axis.max))]);
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    return buffer.getGlyphPositions().reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) / upem;
  };
  const about = describeFont(face.referenceTable("OS/2"));
  // Letters that a font lacks all have the width of its placeholder glyph.
  const isMonospaced = hasLatin && widthOf("iii", weightsShown.regular) === widthOf("mmm", weightsShown.regular);
  const { ascender, descender, lineGap } = font.hExtents();
  return {
    ascent: ascender / upem,
    descent: -descender / upem,
    lineGap: lineGap / upem,
    width: hasLatin
      ? { regular: widthOf(sample, weightsShown.regular), bold: widthOf(sample, weightsShown.bold) }
      : undefined,
    weights: axis ? [axis.min, axis.max] : [about.weight, about.weight],
    kind: isMonospaced ? "mono" : about.hasSerifs ? "serif" : "sans",
  };
}

/** The weight and serifs of a font, from its OS/2 table (https://learn.microsoft.com/typography/opentype/spec/os2). Many do not state the serifs. */
function describeFont(table: Uint8Array | undefined): { readonly weight: number; readonly hasSerifs: boolean } {
  if (!table || table.length < 34) return { weight: weightsShown.regular, hasSerifs: false };
  const [familyClass = 0, panoseKind = 0, panoseSerifs = 0] = [table[30], table[32], table[33]];
  const weight = ((table[4] ?? 0) << 8) + (table[5] ?? 0);
  const isText = panoseKind === 2;
  return {
    weight: weight >= 1 && weight <= 1000 ? weight : weightsShown.regular,
    hasSerifs: [1, 2, 3, 4, 5, 7].includes(familyClass) || (isText && panoseSerifs >= 2 && panoseSerifs <= 10),
  };
}

/** Measures a font, and keeps the figures in the cache for next time. Throws if it cannot be read. */
export function measureOnce(codeFolder: string, font: Uint8Array): Promise<FontMetrics> {
  return jsonInCache(`${codeFolder}/fonts/${contentHash(font)}.json`, () => measureFont(font));
}
