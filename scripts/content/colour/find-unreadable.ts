import type { Theme } from "../../../src/content.gen.ts";
import { contrastOf, mendTone, toneOf } from "./colour-tone.ts";
import { onAll, type Scheme, strongestText, textSide } from "./derive-palette.ts";
import { colourPairs, type Palette, type Tint, textContrast } from "./palette.ts";
import { sourceOf, themePalettes, tintsOf } from "./theme-palettes.ts";

/** A colour that a theme gives and that has too little contrast with what it stands on, or with what stands on it. */
interface UnreadableColour {
  readonly scheme: Scheme;
  readonly path: readonly string[];
  readonly colour: string;
  readonly other: { readonly name: Tint; readonly colour: string };
  readonly contrast: number;
  readonly least: number;
  /** The colour of the same hue, nearest to the given one, that works; of a single token none is derived. */
  readonly nearest?: string;
}

/** The colours of a palette that those of a theme become. All others give way to them; what is marked has a text for each colour. */
const tints = [
  ["page", "paper"],
  ["neutral", "ink"],
  ["accent", "accent"],
] as const;

/** The colours of a theme that cannot be kept, each with the worst of its pairs: of a text and its ground the text, where any could be read there. */
export function findUnreadable(theme: Theme): readonly UnreadableColour[] {
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
        ...(path[0] === "colours" ? { nearest: nearestGood(palette, name, scheme) } : {}),
      });
    }
    return [...found.values()];
  });
}

function nearestGood(palette: Palette, name: Tint, scheme: Scheme): string {
  const grounds = colourPairs
    .flatMap((pair) => (pair.colour === name ? pair.grounds : []))
    .map((tint) => palette[tint]);
  const [others, side] =
    name === "paper" ? [[strongestText[scheme]], opposite[textSide[scheme]]] : [grounds, textSide[scheme]];
  return mendTone(toneOf(palette[name]), side, onAll(others, textContrast));
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
