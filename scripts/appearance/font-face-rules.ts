import { type Fallback, type Subset, subsetRanges } from "../content/fonts/typefaces.ts";
import type { FontMetrics } from "./measure-font.ts";

interface FontFace {
  readonly address: string;
  readonly weights: readonly [least: number, greatest: number];
  readonly isItalic: boolean;
  /** The part of the family that the file holds; undefined if it holds everything that a site shows in the family. */
  readonly subset: Subset | undefined;
}

/** A family with the files that a site uses. */
export interface FontFamily {
  readonly name: string;
  readonly faces: readonly FontFace[];
  readonly metrics: FontMetrics;
}

/**
 * `optional` if pages preload the fonts: a font that loads too late is not used, so that nothing moves. `swap` if pages cannot
 * know all the fonts that they need.
 */
export type FontDisplay = "optional" | "swap";

/** The `@font-face` rules of a family, and those of its fallbacks, system fonts adjusted to its metrics. */
export function fontFaceRules(family: FontFamily, display: FontDisplay): string {
  const faces = family.faces.map((face) =>
    rule({
      "font-family": quoted(family.name),
      "font-style": face.isItalic ? "italic" : undefined,
      "font-weight": face.weights[0] === face.weights[1] ? String(face.weights[0]) : face.weights.join(" "),
      "font-display": display,
      src: `url(${face.address})format("woff2")`,
      "unicode-range": face.subset && subsetRanges[face.subset],
    }),
  );
  return [...faces, ...fallbackRules(family)].join("");
}

/** The value of `font-family` for a family and its fallbacks. */
export function fontStack({ name, metrics }: FontFamily): string {
  return `${quoted(name)},${quoted(fallbackName(name))},${fallbackFonts[metrics.kind].generic}`;
}

function fallbackRules({ name, metrics }: FontFamily): string[] {
  const fallback = fallbackFonts[metrics.kind];
  const styles = [
    { style: "regular", weights: "1 599" },
    { style: "bold", weights: "600 1000" },
  ] as const;
  return styles.map(({ style, weights }) =>
    rule({
      "font-family": quoted(fallbackName(name)),
      "font-weight": weights,
      src: fallback.names[style].map((local) => `local(${quoted(local)})`).join(),
      ...fitted(metrics, fallback, style),
    }),
  );
}

/** The descriptors that give a system font the width and the line height of a family. */
function fitted(
  { width, ascent, descent, lineGap }: FontMetrics,
  fallback: FallbackFont,
  style: "regular" | "bold",
): Readonly<Record<string, string>> {
  const scale = width ? width[style] / fallback.width[style] : 1;
  return {
    "size-adjust": percent(scale),
    "ascent-override": percent(ascent / scale),
    "descent-override": percent(descent / scale),
    "line-gap-override": percent(lineGap / scale),
  };
}

function fallbackName(name: string): string {
  return `${name} fallback`;
}

function quoted(name: string): string {
  return `"${name}"`;
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(1))}%`;
}

function rule(declarations: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(declarations).filter(([, value]) => value !== undefined);
  return `@font-face{${given.map(([name, value]) => `${name}:${value}`).join(";")}}`;
}

/** System fonts of equal widths, the fallbacks for a typeface. */
interface FallbackFont {
  /** Their names in regular and in bold weight, for `local()`. */
  readonly names: { readonly regular: readonly string[]; readonly bold: readonly string[] };
  /** The width of the sample of `measure-font.ts` in them, in em. */
  readonly width: { readonly regular: number; readonly bold: number };
  /** The generic family, if a system has none of them. */
  readonly generic: string;
}

/** Windows and macOS have the first of each, most Linux the second. */
export const fallbackFonts: Readonly<Record<Fallback, FallbackFont>> = {
  sans: {
    names: { regular: ["Arial", "Liberation Sans"], bold: ["Arial Bold", "Liberation Sans Bold"] },
    width: { regular: 154.993, bold: 167.058 },
    generic: "system-ui,sans-serif",
  },
  serif: {
    names: {
      regular: ["Times New Roman", "Liberation Serif"],
      bold: ["Times New Roman Bold", "Liberation Serif Bold"],
    },
    width: { regular: 139.748, bold: 149.156 },
    generic: "serif",
  },
  mono: {
    names: { regular: ["Courier New", "Liberation Mono"], bold: ["Courier New Bold", "Liberation Mono Bold"] },
    width: { regular: 209.434, bold: 209.434 },
    generic: "ui-monospace,monospace",
  },
};

/** The fonts of the visitor's system, as values of `font-family`. */
export const systemFonts = {
  text: "system-ui,sans-serif",
  code: 'ui-monospace,"Cascadia Mono","Liberation Mono",Menlo,monospace',
};
