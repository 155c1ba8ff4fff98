/** A font family that a site can choose. All of them have variable weights. */
export interface NamedTypeface {
  readonly name: string;
  /** The package with its files, `files/STEM-SUBSET-wght-normal.woff2`, and its licence, `LICENSE`. */
  readonly package: string;
  readonly stem: string;
  readonly description: string;
  readonly fallback: Fallback;
  readonly subsets: readonly Subset[];
}

export type Fallback = "sans" | "serif" | "mono";

const european: readonly Subset[] = ["latin", "latin-ext"];
const worldwide: readonly Subset[] = [...european, "vietnamese", "greek", "cyrillic", "cyrillic-ext"];

/** Every family that a site can choose, the default first. */
export const typefaces: readonly NamedTypeface[] = [
  family("Schibsted Grotesk", "a grotesque with character", "sans", european),
  family("Inter", "a neutral grotesque", "sans", [...worldwide, "greek-ext"]),
  family("Source Sans 3", "a humanist sans", "sans", [...worldwide, "greek-ext"]),
  family("Source Serif 4", "a serif for long texts", "serif", worldwide),
  family("Bitter", "a slab", "serif", [...european, "vietnamese", "cyrillic", "cyrillic-ext"]),
  family("Source Code Pro", "a monospace for code", "mono", [...worldwide, "greek-ext"]),
];

export const systemTypeface = "System";

export function findTypeface(name: string): NamedTypeface | undefined {
  return typefaces.find((typeface) => typeface.name === name);
}

function family(name: string, description: string, fallback: Fallback, subsets: readonly Subset[]): NamedTypeface {
  const stem = name.toLowerCase().replaceAll(" ", "-");
  return { name, description, fallback, subsets, stem, package: `@fontsource-variable/${stem}` };
}

/**
 * The subsets into which font files are split, with the characters of each as in CSS (`unicode-range`): those of Google Fonts,
 * which the packages of all families share. If two have the same character, the later one wins. `basic` is the part of `latin`
 * needed for English; a site without other letters publishes it instead of `latin`.
 */
export const subsetRanges = {
  "cyrillic-ext": "U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F",
  cyrillic: "U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116",
  "greek-ext": "U+1F00-1FFF",
  greek: "U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF",
  "latin-ext":
    "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
  vietnamese:
    "U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB",
  latin:
    "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
  basic:
    "U+0000-007F,U+00A0,U+00A3,U+00A9,U+00AD-00AE,U+00B0-00B3,U+00B7,U+00D7,U+200B-200D,U+2011,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2039-203A,U+2060,U+20AC,U+2122,U+2212,U+FEFF",
} as const;

export type Subset = keyof typeof subsetRanges;

/** All subsets, in the order of their rules in a stylesheet. */
// The cast is safe: these are the keys.
export const allSubsets = Object.keys(subsetRanges) as readonly Subset[];

export function charactersOf(subset: Subset): readonly string[] {
  return subsetRanges[subset].split(",").flatMap((range) => {
    const [first = 0, last = first] = range
      .slice("U+".length)
      .split("-")
      .map((digits) => Number.parseInt(digits, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
  });
}
