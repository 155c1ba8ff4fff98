import type { Theme } from "../../../src/content.gen.ts";
import { contrastOf, mendTone, toneOf } from "./colour-tone.ts";
import { lightSheet, type Scheme, strongestText, textSide } from "./derive-palette.ts";
import { colourPairs, type GivenColours, type Tint, textContrast } from "./palette.ts";
import { schemesOf, sourceOf, themePalettes, tintsOf } from "./theme-palettes.ts";

export interface UnreadableColour {
  readonly scheme: Scheme;
  /** The name of the colour: the ground of pages, or what is written on it. */
  readonly name: "page" | "neutral" | "accent";
  /** The path below `theme.colours`. */
  readonly path: readonly string[];
  readonly colour: string;
  /** The other colour of the pair: the ground, or for a ground the strongest text of the scheme. */
  readonly other: string;
  readonly isSheet: boolean;
  readonly contrast: number;
  /** The colour of the same hue, nearest to the given one, that works. */
  readonly nearest: string;
}

/**
 * The colours of a theme that cannot be kept: a page on which not even the strongest text of the scheme can be read, and
 * texts and links that cannot be read on their page. All others of a palette give way to those that are given.
 */
export function findUnreadable(theme: Theme): readonly UnreadableColour[] {
  return schemesOf(theme).flatMap((scheme) => {
    const { given, page } = sourceOf(theme, scheme);
    // Sheets are white in the light. In the dark they give way to what is written on them.
    const grounds = scheme === "light" ? [page, lightSheet] : [page];
    const pathOf = (name: keyof GivenColours) => {
      const isOwn = scheme === "dark" && (theme.scheme !== "dark" || theme.colours?.dark?.[name] !== undefined);
      return isOwn ? ["dark", name] : [name];
    };
    const judge = (name: UnreadableColour["name"], others: readonly string[]): UnreadableColour[] => {
      const colour = given[name];
      const isReadable = (hex: string) => others.every((other) => contrastOf(hex, other) >= textContrast);
      if (colour === undefined || isReadable(colour)) return [];
      const side = textSide[scheme];
      const nearest = mendTone(toneOf(colour), name === "page" ? opposite[side] : side, isReadable);
      const [worst = ""] = [...others].sort((a, b) => contrastOf(colour, a) - contrastOf(colour, b));
      return [
        {
          scheme,
          name,
          path: pathOf(name),
          colour,
          other: worst,
          isSheet: worst !== page,
          contrast: contrastOf(colour, worst),
          nearest,
        },
      ];
    };
    const ofPage = judge("page", [strongestText[scheme]]);
    // Text on a page is judged on one that works.
    return ofPage.length > 0 ? ofPage : ["neutral" as const, "accent" as const].flatMap((name) => judge(name, grounds));
  });
}

/** A single colour of a theme that has too little contrast with what it stands on, or with what stands on it. */
interface UnreadableTint {
  readonly scheme: Scheme;
  readonly name: Tint;
  readonly colour: string;
  readonly other: { readonly name: Tint; readonly colour: string };
  readonly contrast: number;
  readonly least: number;
}

/** The tints of a theme with which something could not be read, each with the worst of its pairs. */
export function findUnreadableTints(theme: Theme): readonly UnreadableTint[] {
  return [...themePalettes(theme)].flatMap(([scheme, palette]) => {
    const pairs = colourPairs.flatMap(({ colour, grounds, least }) =>
      grounds.flatMap((ground) => [
        { name: colour, other: ground, least },
        { name: ground, other: colour, least },
      ]),
    );
    const given = Object.keys(tintsOf(theme, scheme));
    const weak = pairs
      .map((pair) => ({ ...pair, contrast: contrastOf(palette[pair.name], palette[pair.other]) }))
      // Of two that are given the one on top is told.
      .filter(({ name, contrast, least }) => given.includes(name) && contrast < least)
      .sort((a, b) => a.contrast - b.contrast);
    return given.flatMap((tint) => {
      const worst = weak.find(({ name }) => name === tint);
      if (!worst) return [];
      const { name, other, contrast, least } = worst;
      return [{ scheme, name, colour: palette[name], other: { name: other, colour: palette[other] }, contrast, least }];
    });
  });
}

const opposite = { black: "white", white: "black" } as const;
