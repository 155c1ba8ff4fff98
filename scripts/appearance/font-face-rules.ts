import { type Subset, subsetRanges } from "../content/fonts/typefaces.ts";
import { type FallbackFont, fallbackFonts } from "./fallback-fonts.ts";
import type { FontMetrics } from "./measure-font.ts";

interface FontFace {
  readonly address: string;
  readonly weights: readonly [least: number, greatest: number];
  readonly isItalic: boolean;
  /** The part of the family that the file holds; undefined where it is all that a site shows in the family. */
  readonly subset: Subset | undefined;
}

/** A family with the files that a site shows it from. */
export interface FontFamily {
  readonly name: string;
  readonly faces: readonly FontFace[];
  readonly metrics: FontMetrics;
}

/**
 * `optional` where pages preload the fonts: a font that comes too late is not used, so that nothing moves for it. `swap` where
 * they cannot know all that they need.
 */
export type FontDisplay = "optional" | "swap";

/** The `@font-face` rules of a family, and those of the system's fonts that stand in for it with its metrics. */
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

/** The value of `font-family` that shows a family, and what stands in for it. */
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

/** The descriptors that give a font of the system the width and the height of lines of a family. */
function fitted(
  { width, ascent, descent, lineGap }: FontMetrics,
  fallback: FallbackFont,
  style: "regular" | "bold",
): Readonly<Record<string, string>> {
  const scale = width[style] / fallback.width[style];
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
