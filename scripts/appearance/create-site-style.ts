import type { Theme } from "../../src/content.gen.ts";
import { schemesOf, themePalettes } from "../content/colour/theme-palettes.ts";
import { colourTokens } from "./colour-tokens.ts";
import { decorations, type Tokens } from "./decoration-tokens.ts";

/** The colours of code in a site's theme, for pages with code. */
export function createCodeStyle(theme: Theme = {}): string {
  const [colours = {}, darkColours] = colourTokens(themePalettes(theme)).map((tokens) => tokensWhere(tokens, isOfCode));
  return rootRule("", colours) + (darkColours ? darkRule(darkColours) : "");
}

const isOfCode = (name: string) => name.startsWith("code-");

/** The styles that a site adds to those of the renderer: the custom properties that its theme gives, except those of code. */
export function createSiteStyle(theme: Theme = {}): string {
  const { corners = "soft", density = "regular", decoration = "plain", sectionNumbers = false } = theme;
  const schemes = schemesOf(theme);
  const [colours, darkColours] = colourTokens(themePalettes(theme)).map((tokens) =>
    tokensWhere(tokens, (name) => !isOfCode(name)),
  );
  const { tokens, dark, rules = "" } = decorations[decoration];
  const root = rootRule(`color-scheme:${schemes.join(" ")};`, {
    ...colours,
    ...densityTokens(density),
    ...cornerTokens[corners],
    ...tokens,
    ...(schemes.includes("light") ? {} : dark),
    ...(sectionNumbers ? sectionTokens : {}),
  });
  // On paper, text has no pattern behind it, and the background is white in every scheme.
  const printed = {
    ...(tokens["hero-ground"] ? { "hero-ground": "none" } : {}),
    ...(schemes.includes("light") ? {} : printedColours),
  };
  const paper =
    Object.keys(printed).length > 0
      ? `@media print{${rootRule(schemes.includes("light") ? "" : "color-scheme:light;", printed)}}`
      : "";
  const scheme = darkColours ? darkRule({ ...darkColours, ...dark }) : "";
  return root + paper + scheme + rules + ownLengths(theme);
}

/** Mirrors the parts of a decoration that are on one side, for right-to-left pages. Paper has no decoration. */
export function mirroredStyle({ decoration = "plain" }: Theme = {}): string {
  const tokens = Object.entries(decorations[decoration].tokens).flatMap(([name, value]) => {
    const mirrored = value.replaceAll("(90deg", "(-90deg").replace("at 90% 0", "at 10% 0");
    return mirrored === value ? [] : `--${name}:${mirrored}`;
  });
  return tokens.length > 0 ? `@media screen{[dir=rtl]{${tokens.join(";")}}}` : "";
}

/** The lengths that a theme sets, which take precedence over those of later stylesheets. Paper has its own. */
function ownLengths({ tokens: { light: _, dark: __, ...lengths } = {} }: Theme): string {
  return Object.keys(lengths).length > 0 ? `@media screen{:root${rootRule("", lengths)}}` : "";
}

const printedColours: Tokens = {
  sheet: "#fff",
  dim: "none",
  ...Object.fromEntries(["ink", "ink-soft", "accent", "accent-strong"].map((text) => [text, "#000"])),
  ...Object.fromEntries(["rule", "rule-strong"].map((rule) => [rule, "#999"])),
};

/** How sections are counted, how their numbers are shown, and how one is left out. */
const sectionTokens: Tokens = {
  "section-number": 'counter(section,decimal-leading-zero)/""',
  "section-counter": "section",
  "no-section-number": "none",
};

function tokensWhere(tokens: Tokens, isWanted: (name: string) => boolean): Tokens {
  return Object.fromEntries(Object.entries(tokens).filter(([name]) => isWanted(name)));
}

function darkRule(tokens: Tokens): string {
  return Object.keys(tokens).length > 0 ? `@media screen and (prefers-color-scheme:dark){${rootRule("", tokens)}}` : "";
}

function rootRule(before: string, tokens: Tokens | Theme["tokens"] = {}): string {
  const declarations = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`);
  return `:root{${before}${declarations.join(";")}}`;
}

/**
 * The radii of small things, of controls and of sheets, if there are any. Adjacent sheets have a gap between them
 * if they are round.
 */
const cornerTokens: Readonly<Record<NonNullable<Theme["corners"]>, Tokens>> = {
  sharp: {},
  crisp: { "radius-s": "3px", "radius-m": "6px" },
  soft: { "radius-s": "4px", "radius-m": "8px", "radius-l": "10px", "gap-tiles": ".75rem" },
  round: { "radius-s": "8px", "radius-m": "1.375rem", "radius-l": "1.5rem", "gap-tiles": "1rem" },
};

const spaces: Tokens = {
  "space-xs": ".5rem",
  "space-s": ".75rem",
  "space-m": "1.25rem",
  "space-l": "clamp(1.5rem,1.25rem + 1.75vw,2.5rem)",
  "space-xl": "clamp(2.5rem,2rem + 2.5vw,4rem)",
  "space-section": "clamp(2rem,1.25rem + 5.5vw,6rem)",
};

const scales: Readonly<Record<NonNullable<Theme["density"]>, number>> = { compact: 0.7, regular: 1, airy: 1.35 };

/** The spaces between things. */
export function densityTokens(density: NonNullable<Theme["density"]>): Tokens {
  const scale = (value: string) =>
    value.replaceAll(/[\d.]+/g, (number) =>
      String(Number((Number(number) * scales[density]).toFixed(3))).replace(/^0\./, "."),
    );
  return Object.fromEntries(Object.entries(spaces).map(([name, value]) => [name, scale(value)]));
}
