import type { Subset } from "./subsets.ts";

/** A family of typefaces that a site can name. All of them are variable in weight. */
export interface NamedTypeface {
  readonly name: string;
  /** The package with its files, `files/STEM-SUBSET-wght-normal.woff2`, and its licence, `LICENSE`. */
  readonly package: string;
  readonly stem: string;
  /** Its kind, for people. */
  readonly description: string;
  readonly fallback: Fallback;
  readonly subsets: readonly Subset[];
  readonly licence: "OFL-1.1";
}

export type Fallback = "sans" | "serif" | "mono";

const european: readonly Subset[] = ["latin", "latin-ext"];
const worldwide: readonly Subset[] = [...european, "vietnamese", "greek", "cyrillic", "cyrillic-ext"];

/** Every family that a site can name, the default first. */
export const typefaces: readonly NamedTypeface[] = [
  family("Schibsted Grotesk", "a grotesque with character", "sans", european),
  family("Inter", "a neutral grotesque", "sans", [...worldwide, "greek-ext"]),
  family("Source Sans 3", "a humanist sans", "sans", [...worldwide, "greek-ext"]),
  family("Source Serif 4", "a serif for long texts", "serif", worldwide),
  family("Bitter", "a slab", "serif", [...european, "vietnamese", "cyrillic", "cyrillic-ext"]),
  family("Source Code Pro", "a monospace for code", "mono", [...worldwide, "greek-ext"]),
];

/** The name under which a site asks for the fonts of the visitor's system. */
export const systemTypeface = "System";

/** The family with a name, or undefined. */
export function findTypeface(name: string): NamedTypeface | undefined {
  return typefaces.find((typeface) => typeface.name === name);
}

function family(name: string, description: string, fallback: Fallback, subsets: readonly Subset[]): NamedTypeface {
  const stem = name.toLowerCase().replaceAll(" ", "-");
  return { name, description, fallback, subsets, stem, package: `@fontsource-variable/${stem}`, licence: "OFL-1.1" };
}
