import { createHash } from "node:crypto";
import type { PageStyle } from "../../src/site.ts";

/** The styles of a site, from which the styles of each page are put together. */
export interface SiteStyles {
  /** The styles of the site: colours, sizes and typeface. */
  readonly site: string;
  readonly base: string;
  /** The other styles, in the order they have on pages: a page has those of its elements. */
  readonly parts: readonly StylePart[];
  /** The parts of all these styles that only concern right-to-left text. */
  readonly rightToLeft: string;
  /** The styles that the script of a language needs, by language code. */
  readonly ofLanguages: Readonly<Record<string, string>>;
  /** The styles of the project, which come last. */
  readonly last: string;
}

/** A stylesheet of a component or block. */
export interface StylePart {
  readonly path: string;
  readonly classes: readonly string[];
  readonly text: string;
}

/**
 * Puts together the styles of a page from the `class` attributes in its parts, the paths of further stylesheets and the language of the
 * site there. Pages with the same stylesheets share one text and one hash.
 */
export type PageStyles = (
  classes: readonly ReadonlySet<string>[],
  further: readonly string[],
  language: string,
) => PageStyle;

export function createPageStyles({ site, base, parts, ofLanguages, last }: SiteStyles): PageStyles {
  const known = new Map<string, PageStyle>();
  const partOf = new Map(parts.flatMap((part) => part.classes.map((name) => [name, part] as const)));
  const partsByValue = new Map<string, readonly StylePart[]>();
  const partsOf = (value: string) => {
    const found = partsByValue.get(value) ?? value.split(" ").flatMap((name) => partOf.get(name) ?? []);
    partsByValue.set(value, found);
    return found;
  };
  // Many pages have the same header and footer.
  const partsByValues = new WeakMap<ReadonlySet<string>, ReadonlySet<StylePart>>();
  const partsOfAll = (values: ReadonlySet<string>) => {
    const found = partsByValues.get(values) ?? new Set([...values].flatMap(partsOf));
    partsByValues.set(values, found);
    return found;
  };
  return (classes, further, language) => {
    const used = new Set(further.flatMap((path) => parts.filter((part) => part.path === path)));
    for (const values of classes) for (const part of partsOfAll(values)) used.add(part);
    const chosen = parts.filter((part) => used.has(part));
    const key = [language, ...chosen.map(({ path }) => path)].join();
    const style =
      known.get(key) ??
      hashed(site + base + chosen.map(({ text }) => text).join("") + (ofLanguages[language] ?? "") + last);
    known.set(key, style);
    return style;
  };
}

function hashed(text: string): PageStyle {
  return { text, hash: `sha256-${createHash("sha256").update(text).digest("base64")}` };
}
