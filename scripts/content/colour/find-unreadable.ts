import { isDeepStrictEqual } from "node:util";
import type { Theme } from "../../../src/content.gen.ts";
import { contrastOf, mendTone, toneOf } from "./colour-tone.ts";
import { onAll, type Scheme, strongestText, textSide } from "./derive-palette.ts";
import { colourPairs, type Tint, textContrast } from "./palette.ts";
import { sourceOf, themePalettes, tintsOf } from "./theme-palettes.ts";

/** A theme colour with too little contrast with its background, or with the text on it. */
interface UnreadableColour {
  readonly scheme: Scheme;
  readonly path: readonly string[];
  readonly colour: string;
  readonly other: { readonly name: Tint; readonly colour: string };
  readonly contrast: number;
  readonly least: number;
  /** The nearest colour of the same hue that works, if there is one. None is derived for single tokens. */
  readonly nearest?: string;
}

/** The palette colours taken from the colours of a theme. All others adapt to them; highlights have a text colour for each. */
const tints = [
  ["page", "paper"],
  ["neutral", "ink"],
  ["accent", "accent"],
] as const;

/** The theme colours that cannot be kept, each with its worst pair. For a text on a background, the text is given if any could be readable. */
export function findUnreadable(theme: Theme): readonly UnreadableColour[] {
  const all = weakColours(theme);
  return all.map((one) => {
    const nearest = one.path[0] === "colours" ? nearestGood(theme, one, all) : undefined;
    return nearest === undefined ? one : { ...one, nearest };
  });
}

function weakColours(theme: Theme): readonly UnreadableColour[] {
  return [...themePalettes(theme)].flatMap(([scheme, palette]) => {
    const paths = pathsOf(theme, scheme);
    const isGround = (tint: Tint) => contrastOf(strongestText[scheme], palette[tint]) >= textContrast;
    const weak = colourPairs
      .flatMap(({ colour, grounds, least }) => grounds.map((ground) => ({ colour, ground, least })))
      .map((pair) => ({ ...pair, contrast: contrastOf(palette[pair.colour], palette[pair.ground]) }))
      .filter(({ contrast, least }) => contrast < least)
      .sort((a, b) => a.contrast - b.contrast);
    const found = new Map<Tint, UnreadableColour>();
    for (const { colour, ground, contrast, least } of weak) {
      const isText = paths.has(colour) && (isGround(ground) || !paths.has(ground));
      const [name, other] = isText ? [colour, ground] : [ground, colour];
      const path = paths.get(name);
      if (!path || found.has(name)) continue;
      found.set(name, {
        scheme,
        path,
        colour: palette[name],
        other: { name: other, colour: palette[other] },
        contrast,
        least,
      });
    }
    return [...found.values()];
  });
}

/** The nearest colour that is readable in its place and makes or leaves nothing else in the theme unreadable. */
function nearestGood(
  theme: Theme,
  { path, colour, scheme }: UnreadableColour,
  all: readonly UnreadableColour[],
): string | undefined {
  const palette = themePalettes(theme).get(scheme);
  const tint = tints.find(([name]) => name === path.at(-1))?.[1];
  if (!palette || !tint) return undefined;
  const grounds = colourPairs.flatMap((pair) => (pair.colour === tint ? pair.grounds : [])).map((one) => palette[one]);
  const [others, side] =
    tint === "paper" ? [[strongestText[scheme]], opposite[textSide[scheme]]] : [grounds, textSide[scheme]];
  const isReadable = onAll(others, textContrast);
  const isGood = (hex: string) => {
    // To check the others, all palettes have to be derived.
    if (!isReadable(hex)) return false;
    const left = weakColours(withColour(theme, path, hex));
    return left.length < all.length && left.every((one) => all.some((before) => isDeepStrictEqual(before, one)));
  };
  return [mendTone(toneOf(colour), side, isGood)].find(isGood);
}

function withColour(theme: Theme, path: readonly string[], hex: string): Theme {
  const { colours } = theme;
  const own = { [path.at(-1) ?? ""]: hex };
  return { ...theme, colours: { ...colours, ...(path[1] === "dark" ? { dark: { ...colours?.dark, ...own } } : own) } };
}

const opposite = { black: "white", white: "black" } as const;

function pathsOf(theme: Theme, scheme: Scheme): ReadonlyMap<Tint, readonly string[]> {
  const { given } = sourceOf(theme, scheme);
  const paths = new Map<Tint, readonly string[]>();
  for (const [name, tint] of tints) {
    const isOwn = scheme === "dark" && (theme.scheme !== "dark" || theme.colours?.dark?.[name] !== undefined);
    if (given[name] !== undefined) paths.set(tint, isOwn ? ["colours", "dark", name] : ["colours", name]);
  }
  for (const tint of Object.keys(tintsOf(theme, scheme))) paths.set(tint as Tint, ["tokens", scheme, tint]);
  return paths;
}
