import type { TypefaceChoice } from "../../src/content.gen.ts";
import { contentHash } from "../cache/content-hash.ts";
import type { Letters } from "../content/fonts/find-letters.ts";
import { findTypeface, type Subset, systemTypeface, typefaces } from "../content/fonts/typefaces.ts";
import { type FontDisplay, fontFaceRules, type FontFamily, fontStack, systemFonts } from "./font-face-rules.ts";
import { ownFontFiles, packagedFontFiles } from "./font-files.ts";
import type { FontMetrics } from "./measure-font.ts";

/** The additions of a site's typefaces to its pages and its files. */
export interface SiteTypefaces {
  /** The `@font-face` rules, and the custom properties that use the fonts. */
  readonly style: string;
  /** The addresses of the fonts that the first paint needs. */
  readonly preloads: readonly string[];
  /** The files of the fonts, by their paths below the output folder. */
  readonly files: readonly { readonly path: string; readonly content: Uint8Array }[];
}

interface TypefaceOptions {
  /** The folder of the output for files whose names carry a hash, such as `_app`. */
  readonly folder: string;
  readonly display: FontDisplay;
  /** The letters beyond the basic ones in the texts of the site. */
  readonly letters: readonly Letters[];
  /** The ones that the first paint of most pages needs. */
  readonly frequent: readonly Letters[];
  /** The bytes of an asset by its address as the author wrote it. Throws if it cannot be read. */
  readOwn(file: string): Uint8Array;
  measure(font: Uint8Array): Promise<FontMetrics>;
  /** A packaged font reduced to the characters and features of a subset. */
  shrink(font: Uint8Array, subset: Subset): Promise<Uint8Array>;
}

/** Creates everything that pages need for the typefaces of a site, and nothing for others. */
export async function createSiteTypefaces(
  choice: TypefaceChoice = {},
  options: TypefaceOptions,
): Promise<SiteTypefaces> {
  const text = choice.text ?? typefaces[0]?.name ?? systemTypeface;
  const roles = { text, headings: choice.headings ?? text, code: choice.code ?? systemTypeface };
  const names = [...new Set(Object.values(roles))].filter((name) => name !== systemTypeface);
  const families = new Map<string, LoadedFamily>();
  for (const name of names) families.set(name, await loadFamily(name, choice, options));
  const stackOf = (name: string, system: string) => {
    const family = families.get(name);
    return family ? fontStack(family) : system;
  };
  const properties = [
    `--font-text:${stackOf(roles.text, systemFonts.text)}`,
    `--font-headings:${roles.headings === roles.text ? "var(--font-text)" : stackOf(roles.headings, systemFonts.text)}`,
    `--font-code:${stackOf(roles.code, systemFonts.code)}`,
  ];
  const all = [...families.values()];
  return {
    style: `${all.map((family) => fontFaceRules(family, options.display)).join("")}:root{${properties.join(";")}}`,
    preloads: all.flatMap((family) => family.preloads),
    files: all.flatMap((family) => family.files),
  };
}

interface LoadedFamily extends FontFamily, Pick<SiteTypefaces, "preloads" | "files"> {}

async function loadFamily(name: string, choice: TypefaceChoice, options: TypefaceOptions): Promise<LoadedFamily> {
  const own = choice.own?.find((entry) => entry.name === name);
  const known = findTypeface(name);
  // The check has refused any other name.
  if (!own && !known) throw new Error(`There is no typeface ${JSON.stringify(name)}.`);
  const fonts = own ? ownFontFiles(own, options.readOwn) : known ? await packagedFontFiles(known, options) : [];
  const loaded = [];
  for (const font of fonts)
    loaded.push({ ...font, metrics: await options.measure(font.content), ...place(font, options) });
  const main = loaded.find(({ isMain }) => isMain);
  if (!main) throw new Error(`${name} has no file with upright letters.`);
  const bold = loaded.find(({ isBold }) => isBold);
  const [regular, ofBold] = [main.metrics.width, (bold ?? main).metrics.width];
  const width = regular && ofBold && { regular: regular.regular, bold: ofBold.bold };
  return {
    name,
    metrics: { ...main.metrics, width, kind: known && !own ? known.fallback : main.metrics.kind },
    faces: loaded.map((font) => ({
      address: `/${font.path}`,
      weights: font.metrics.weights,
      isItalic: font.isItalic,
      subset: fonts.length === 1 ? undefined : font.subset,
    })),
    preloads: loaded.filter(({ isEarly }) => isEarly).map(({ path }) => `/${path}`),
    files: loaded.map(({ path, content }) => ({ path, content })),
  };
}

function place(
  { stem, content }: { stem: string; content: Uint8Array },
  { folder }: TypefaceOptions,
): { path: string } {
  return { path: `${folder}/${stem}-${contentHash(content).slice(0, 8)}.woff2` };
}
