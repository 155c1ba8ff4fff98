import { contrastOf, hexOf, mendTone, mixColours, type Tone, toneOf } from "./colour-tone.ts";
import { type GivenColours, type Palette, pageGrounds, shapeContrast, type Tint, textContrast } from "./palette.ts";

export type Scheme = "light" | "dark";

export interface PaletteSource {
  readonly scheme: Scheme;
  readonly page: string;
  /** The colours to keep. `findUnreadable` finds those that cannot be kept. */
  readonly given: GivenColours;
  /** The colour of the brand, from which a scheme without its own accent derives one. */
  readonly brand: string;
  /** The tone of greys, if the scheme has no neutral colour. */
  readonly grey: Tone;
  /** The tone of the light background of pages, also used for light text. */
  readonly light: Tone;
  /** The hue of highlights, if the scheme has no highlight colour. */
  readonly highlightHue: number;
}

/** The colour of the strongest text in each scheme, towards which text moves to gain contrast. */
export const strongestText = { light: "#000000", dark: "#ffffff" } as const;
export const textSide = { light: "black", dark: "white" } as const;

const lightSheet = "#ffffff";

/** The share of a cell's colour in the moving backdrop (`backdrop.module.css`). */
const cellShare = 0.4;

/** Derives the colours of one scheme so that all `colourPairs` hold, unless a given colour makes that impossible. */
export function derivePalette(source: PaletteSource): Palette {
  const grounds = deriveGrounds(source);
  const texts = deriveTexts(source, grounds);
  const accents = deriveAccents(source, grounds);
  const mark = deriveMark(source, texts.ink);
  const cell = deriveCell(grounds.paper, mark.mark, [texts.ink, accents.accent]);
  return { ...grounds, ...texts, ...accents, ...mark, ...cell, ...deriveDesk(source, grounds.paper) };
}

type PalettePart<Names extends Tint> = Readonly<Record<Names, string>>;
type Grounds = PalettePart<"paper" | "sheet" | "wash">;

function deriveGrounds({ scheme, given, page: paper }: PaletteSource): Grounds {
  const isLight = scheme === "light";
  const texts = [strongestText[scheme], ...(isLight ? [] : [given.accent]), given.neutral].filter(
    (text) => text !== undefined,
  );
  const tint = (l: number, c: number) => groundNear(paper, { l, c }, texts);
  return isLight
    ? { paper, sheet: lightSheet, wash: tint(-0.033, 0.006) }
    : { paper, sheet: tint(0.066, 0.012), wash: tint(0.026, 0.006) };
}

/** A background at a distance from another one, or as far as texts readable on that one stay readable. */
function groundNear(paper: string, { l, c }: Pick<Tone, "l" | "c">, texts: readonly string[]): string {
  const tone = toneOf(paper);
  for (let part = 1; part > 0; part -= 0.1) {
    const ground = hexOf({ l: tone.l + l * part, c: tone.c + c * part, h: tone.h });
    if (texts.every((text) => contrastOf(text, ground) >= textContrast)) return ground;
  }
  return paper;
}

export function onAll(grounds: readonly string[], least: number): (hex: string) => boolean {
  return (hex) => grounds.every((ground) => contrastOf(hex, ground) >= least);
}

function deriveTexts(
  { scheme, given, grey, light }: PaletteSource,
  grounds: Grounds,
): PalettePart<"ink" | "ink-soft" | "rule" | "rule-strong"> {
  const isLight = scheme === "light";
  const all = pageGrounds.map((name) => grounds[name as keyof Grounds]);
  const paper = toneOf(grounds.paper);
  const neutral = given.neutral === undefined ? grey : toneOf(given.neutral);
  const derived = isLight ? { ...neutral, l: 0.223 } : lightText(light, 0.942);
  const towards = textSide[scheme];
  const ink = given.neutral ?? mendTone(derived, towards, onAll(all, textContrast));
  const { l } = toneOf(ink);
  const soft = { ...neutral, l: isLight ? l + 0.19 : l - 0.128, c: neutral.c * (isLight ? 1 : 0.57) };
  const strong = { ...neutral, l: isLight ? 0.599 : 0.63, c: neutral.c * (isLight ? 0.62 : 1.25) };
  const rule = isLight
    ? { ...paper, l: paper.l - 0.1, c: paper.c + 0.01 }
    : { ...neutral, l: paper.l + 0.136, c: neutral.c * 1.27 };
  return {
    ink,
    "ink-soft": mendTone(soft, towards, onAll(all, textContrast)),
    rule: hexOf(rule),
    "rule-strong": mendTone(strong, towards, onAll(all, shapeContrast)),
  };
}

function deriveAccents(
  { scheme, given, brand }: PaletteSource,
  grounds: Grounds,
): PalettePart<"accent" | "fill" | "accent-strong" | "on-accent"> {
  const all = [grounds.paper, grounds.sheet, grounds.wash];
  const tone = toneOf(brand);
  const isReadable = onAll(all, textContrast);
  const start =
    scheme === "light" || isReadable(brand) ? tone : { ...tone, l: Math.max(tone.l, 0.76), c: Math.min(tone.c, 0.14) };
  const accent = given.accent ?? (isReadable(brand) ? brand : mendTone(start, textSide[scheme], isReadable));
  // A brand too pale for text can still be the background of a button, if the button stands out from the page.
  const isSeen = scheme === "light" || contrastOf(brand, grounds.paper) >= shapeContrast;
  const fill = given.accent === undefined && isSeen ? brand : accent;
  const onAccent =
    ["#ffffff", grounds.paper, "#000000"].find((text) => contrastOf(text, fill) >= textContrast) ?? "#000000";
  return { accent, fill, "on-accent": onAccent, "accent-strong": deriveStrong(fill, onAccent) };
}

/** The background of a hovered button: with more contrast to its text than at rest. */
function deriveStrong(fill: string, text: string): string {
  const { l, c, h } = toneOf(fill);
  return toneOf(text).l > l ? hexOf({ l: l - 0.085, c: c * 0.83, h }) : hexOf({ l: l + 0.093, c: c * 0.52, h });
}

function deriveMark({ scheme, given, highlightHue: h }: PaletteSource, ink: string): PalettePart<"mark" | "on-mark"> {
  const mark = given.highlight ?? hexOf(scheme === "light" ? { l: 0.93, c: 0.05, h } : { l: 0.383, c: 0.07, h });
  const tone = toneOf(mark);
  const tinted = hexOf({ l: 0.949, c: Math.min(tone.c * 1.45, 0.101), h: tone.h });
  const texts = scheme === "light" ? [ink] : [tinted, ink];
  const isReadable = onAll([mark], textContrast);
  return { mark, "on-mark": [...texts, "#ffffff", "#000000"].find(isReadable) ?? "#000000" };
}

/** The cell of the backdrop: the highlight colour, if texts are readable on it. */
function deriveCell(paper: string, mark: string, texts: readonly string[]): PalettePart<"cell" | "backdrop"> {
  for (let part = 1; part > 0; part -= 0.1) {
    const cell = part === 1 ? mark : mixColours(paper, mark, part);
    const backdrop = mixColours(paper, cell, cellShare);
    if (texts.every((text) => contrastOf(text, backdrop) >= textContrast)) return { cell, backdrop };
  }
  return { cell: paper, backdrop: paper };
}

/** The tone of light text: hardly tinted, like the light page. */
function lightText({ c, h }: Tone, l: number): Tone {
  return { l, c: Math.min(0.011, c * 2.6), h };
}

const codeColours = {
  "code-comment": "#a3abc2",
  "code-string": "#ffe08a",
  "code-number": "#ffb8ab",
  "code-keyword": "#aab7ff",
  "code-name": "#9fe0d0",
} as const;

type DeskNames = "desk" | "on-desk" | "on-desk-soft" | "desk-rule" | keyof typeof codeColours;

function deriveDesk({ scheme, given, grey, light }: PaletteSource, paper: string): PalettePart<DeskNames> {
  const tone = toneOf(paper);
  const neutral = scheme === "light" && given.neutral !== undefined ? toneOf(given.neutral) : grey;
  const start =
    scheme === "light"
      ? { ...neutral, l: Math.min(neutral.l, 0.3) }
      : { ...tone, l: Math.min(0.3, tone.l + 0.085), c: tone.c * 1.1 };
  const soft = hexOf({ ...grey, l: 0.834, c: grey.c * 0.57 });
  const desk = mendTone(start, "black", onAll([soft, ...Object.values(codeColours)], textContrast));
  return {
    desk,
    "on-desk": hexOf(lightText(light, 0.96)),
    "on-desk-soft": soft,
    "desk-rule": hexOf({ ...grey, l: scheme === "light" ? 0.385 : 0.44, c: grey.c * 1.3 }),
    ...codeColours,
  };
}
