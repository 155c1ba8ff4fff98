import { createHash } from "node:crypto";
import type { PageStyle } from "../../src/site.ts";
import { createTokenPruner } from "./needed-tokens.ts";
import type { TokenNames } from "./short-token-names.ts";

/** The styles of a site, from which those of each page are put together. */
export interface SiteStyles {
  /** What is the site's own: colours, sizes and typeface. */
  readonly site: string;
  /** What every page has: elements, header, menus and footer, and the small parts that nearly every block uses. */
  readonly base: string;
  /** What only some pages need, in the order in which it stands on pages. */
  readonly parts: readonly StylePart[];
  /** The names that custom properties have in these texts: further styles of a site go through `shortenTokens` with them. */
  readonly tokens: TokenNames;
}

/** The styles of one component or block. */
export interface StylePart {
  /** The first characters of all its class names. */
  readonly prefix: string;
  /** The address of the text as a file, for client navigations. It ends with the prefix; a site's has the hash of its content. */
  readonly address: string;
  readonly text: string;
}

/** Puts together the styles of pages. Pages with the same parts share one text and one hash. */
export type PageStyles = (classNames: Iterable<string>, prefixes: readonly string[]) => PageStyle;

/** Creates the function, from the values of `class` attributes and the prefixes of further classes to the styles of a page. */
export function createPageStyles({ site, base, parts }: SiteStyles): PageStyles {
  const known = new Map<string, PageStyle>();
  const pruner = createTokenPruner(site);
  return (classNames, prefixes) => {
    const used = new Set(prefixes);
    for (const value of classNames) for (const name of value.split(" ")) used.add(name.slice(0, 3));
    const chosen = parts.filter(({ prefix }) => used.has(prefix));
    const names = chosen.map(({ prefix }) => prefix).join();
    const rules = base + chosen.map(({ text }) => text).join("");
    const style = known.get(names) ?? {
      ...hashed(pruner.keep(pruner.neededBy(rules)) + rules),
      addresses: chosen.map(({ address }) => address),
    };
    known.set(names, style);
    return style;
  };
}

/** The address of a part with the hash of what its file contains. */
export function partAddress(address: string, content: string): string {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
  return address.replace(/-([0-9a-z]{3}\.css)$/, `-${hash}-$1`);
}

function hashed(text: string): Pick<PageStyle, "text" | "hash"> {
  return { text, hash: `sha256-${createHash("sha256").update(text).digest("base64")}` };
}
