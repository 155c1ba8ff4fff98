import { createHash } from "node:crypto";
import type { PageStyle } from "../../src/site.ts";
import { createRulePruner } from "./needed-rules.ts";
import { createTokenPruner, inlineTokens } from "./needed-tokens.ts";
import { prefixIn } from "./short-class-name.ts";
import type { TokenNames } from "./site-tokens.ts";

/** The styles of a site, from which those of each page are put together. */
export interface SiteStyles {
  /** The styles of the site: colours, sizes and typeface. */
  readonly site: string;
  /** The styles of every page: elements, header, menus and footer, and the small parts that nearly every block uses. */
  readonly base: string;
  /** The styles that only some pages need, in the order in which they stand on pages. */
  readonly parts: readonly StylePart[];
  /** The names that custom properties have in these texts: further styles of a site go through `shortenTokens` with them. */
  readonly tokens: TokenNames;
}

/** The styles of one component or block. */
export interface StylePart {
  /** The first characters of all its class names. */
  readonly prefix: string;
  /**
   * The address of the file that it comes in after client navigations; a site's has the hash of its content. What only the header
   * and the footer have is in every document, and in no file.
   */
  readonly address?: string | undefined;
  readonly text: string;
}

/** Puts together the styles of pages. Pages with the same class names share one text and one hash. */
export type PageStyles = (classNames: Iterable<string>, prefixes: readonly string[]) => PageStyle;

/** Creates the function, from the values of `class` attributes and the prefixes of further classes to the styles of a page. */
export function createPageStyles({ site, base, parts }: SiteStyles): PageStyles {
  const known = new Map<string, PageStyle>();
  // The same values in the same order, as pages with the same blocks have them: they need not be sorted again.
  const knownInOrder = new Map<string, PageStyle>();
  const pruner = createTokenPruner(site);
  const shared = pruner.neededBy(base);
  const readParts = parts.map((part) => ({ ...part, prune: createRulePruner(part.text) }));
  const styleOf = (values: readonly string[], prefixes: readonly string[]): PageStyle => {
    const classNames = new Set(values.flatMap((value) => value.split(" ")));
    const key = [...prefixes, ":", ...[...classNames].sort()].join();
    const before = known.get(key);
    if (before) return before;
    const started = new Set(Array.from(classNames, prefixIn));
    const chosen = readParts.filter(({ prefix }) => started.has(prefix) || prefixes.includes(prefix));
    // Scripts may give elements any class name that begins like this; no other name comes to a document without its styles.
    const rules =
      base + chosen.map((part) => (prefixes.includes(part.prefix) ? part.text : part.prune(classNames))).join("");
    const style = {
      ...hashed(inlineTokens(pruner.keep(pruner.neededBy(rules)) + rules, shared)),
      addresses: [...byAddress(chosen).keys()],
    };
    known.set(key, style);
    return style;
  };
  return (classNames, prefixes) => {
    const values = [...classNames];
    const key = `${prefixes}:${values}`;
    const style = knownInOrder.get(key) ?? styleOf(values, prefixes);
    knownInOrder.set(key, style);
    return style;
  };
}

/** The parts of each file, by its address. */
export function byAddress(parts: readonly StylePart[]): ReadonlyMap<string, readonly StylePart[]> {
  const addresses = new Set(parts.flatMap(({ address }) => address ?? []));
  return new Map(Array.from(addresses, (address) => [address, parts.filter((part) => part.address === address)]));
}

/** The address of a file with the hash of what it contains. */
export function styleAddress(address: string, content: string): string {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
  return address.replace(/\.css$/, `-${hash}.css`);
}

function hashed(text: string): Pick<PageStyle, "text" | "hash"> {
  return { text, hash: `sha256-${createHash("sha256").update(text).digest("base64")}` };
}
