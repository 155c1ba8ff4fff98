import type { Theme } from "../../../src/content.gen.ts";
import { contrastOf, hexOf, mendTone, type Tone, toneOf } from "./colour-tone.ts";
import { derivePalette, type PaletteSource, type Scheme } from "./derive-palette.ts";
import { type GivenColours, type Palette, textContrast } from "./palette.ts";

type Colours = NonNullable<Theme["colours"]>;

const plainAccent = "#1a4f96";

export function schemesOf({ scheme = "both" }: Theme): readonly Scheme[] {
  return scheme === "both" ? ["light", "dark"] : [scheme];
}

export function themePalettes(theme: Theme): ReadonlyMap<Scheme, Palette> {
  const paletteOf = (scheme: Scheme) => ({ ...derivePalette(sourceOf(theme, scheme)), ...tintsOf(theme, scheme) });
  return new Map(schemesOf(theme).map((scheme) => [scheme, paletteOf(scheme)]));
}

export function tintsOf({ tokens }: Theme, scheme: Scheme): Partial<Palette> {
  return Object.fromEntries(Object.entries(tokens?.[scheme] ?? {}).map(([name, hex]) => [name, longHex(hex)]));
}

/**
 * The source of the palette of a scheme. On a site that is both light and dark, the theme colours are those of the light
 * scheme, from which the dark one is derived, and those below `dark` are those of the dark scheme.
 */
export function sourceOf(theme: Theme, scheme: Scheme): PaletteSource {
  const colours = normalize(theme.colours ?? {});
  const dark = normalize(theme.colours?.dark ?? {});
  const { accent: brand = plainAccent, ...rest } = colours;
  const isOnly = theme.scheme === scheme;
  const given: GivenColours = scheme === "light" ? rest : isOnly ? { ...rest, ...dark } : dark;
  const accent = toneOf(brand);
  const neutral = colours.neutral ?? given.neutral;
  const grey = neutral === undefined ? { l: 0.223, c: Math.min(0.03, accent.c * 0.18), h: accent.h } : toneOf(neutral);
  const highlight = given.highlight ?? colours.highlight;
  const hue = highlight === undefined ? accent.h : toneOf(highlight).h;
  const lightPage = theme.scheme === "dark" ? undefined : colours.page;
  const light = lightPage === undefined ? { ...grey, c: grey.c * 0.1 } : toneOf(lightPage);
  return { scheme, light, page: given.page ?? derivePage(scheme, grey, given), given, brand, grey, highlightHue: hue };
}

/** A background on which the given colours are readable, if there is one. */
function derivePage(scheme: Scheme, grey: Tone, { neutral, accent }: GivenColours): string {
  const tone = scheme === "light" ? { ...grey, l: 0.985, c: grey.c * 0.1 } : { ...grey, l: 0.195, c: grey.c * 0.83 };
  const texts = [neutral, accent].filter((text) => text !== undefined);
  const isGood = (page: string) => texts.every((text) => contrastOf(text, page) >= textContrast);
  const page = mendTone(tone, scheme === "light" ? "white" : "black", isGood);
  return isGood(page) ? page : hexOf(tone);
}

function normalize({ dark, ...colours }: Colours): GivenColours {
  return Object.fromEntries(Object.entries(colours).map(([name, hex]) => [name, longHex(hex)]));
}

function longHex(hex: string): string {
  return hex.toLowerCase().replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3");
}
