import type { SiteContent } from "../../src/content.gen.ts";
import { canonicalAddress } from "../../src/page-address.ts";
import type { OutputFile } from "../bundle/output-file.ts";
import { escapeMarkup } from "./escape-markup.ts";
import { twinAddress } from "./output-paths.ts";

/** The facts about a page that search engines need. */
export interface SitemapRoute {
  readonly path: string;
  readonly listed: boolean;
  /** The day of its last change, such as 2031-06-30, where it is known. */
  readonly changed?: string | undefined;
  /** The same page in the languages of a site that has several, its own among them, that of most pages first. */
  readonly translations?: readonly { readonly code: string; readonly path: string }[];
}

/** The most that the protocol (sitemaps.org) lets a sitemap hold. */
const protocolLimits = { addresses: 50_000, bytes: 50 * 2 ** 20 };

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The sitemap of a site: one file, or an index of several where it would hold more than it may. */
export function sitemapFiles(
  site: SiteContent,
  routes: readonly SitemapRoute[],
  limits = protocolLimits,
): readonly OutputFile[] {
  const xhtml = site.languages || site.machines?.markdown ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : "";
  // Each page stands in the entries of all its translations.
  const addresses = new Map<string, string>();
  const addressOf = (path: string) => {
    const address = addresses.get(path) ?? escapeMarkup(canonicalAddress(site, path));
    addresses.set(path, address);
    return address;
  };
  const entries = routes.filter(({ listed }) => listed).map((route) => entryOf(site, route, addressOf));
  const room = limits.bytes - document(`urlset ${namespace}${xhtml}`, []).length;
  const contents = parted(entries, { ...limits, bytes: room }).map((part) =>
    document(`urlset ${namespace}${xhtml}`, part),
  );
  const [first] = contents;
  if (first !== undefined && contents.length === 1) return [{ path: "sitemap.xml", content: first }];
  const parts = contents.map((content, index) => ({ path: `sitemap-${index + 1}.xml`, content }));
  const places = parts.map(({ path }) => `<sitemap><loc>${escapeMarkup(`${site.origin}/${path}`)}</loc></sitemap>\n`);
  return [{ path: "sitemap.xml", content: document(`sitemapindex ${namespace}`, places) }, ...parts];
}

function entryOf(
  site: SiteContent,
  { path, changed, translations }: SitemapRoute,
  addressOf: (path: string) => string,
): string {
  const lastmod = changed === undefined ? "" : `<lastmod>${changed}</lastmod>`;
  const links = alternates(translations, site).map(
    ({ code, path }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${addressOf(path)}"/>`,
  );
  // The page itself names its form in Markdown nowhere: no visitor gets a byte for it.
  const twin = site.machines?.markdown
    ? `<xhtml:link rel="alternate" type="text/markdown" href="${escapeMarkup(twinAddress(site.origin, path))}"/>`
    : "";
  return `<url><loc>${addressOf(path)}</loc>${lastmod}${links.join("")}${twin}</url>\n`;
}

/** The entries in their order, each part with as many as it may have; at least one part. */
function parted(entries: readonly string[], { addresses, bytes }: typeof protocolLimits): string[][] {
  const parts: string[][] = [[]];
  let size = 0;
  for (const entry of entries) {
    const part = parts.at(-1);
    // Everything in it is percent-encoded or escaped: a sign is a byte.
    if (part && part.length < addresses && size + entry.length <= bytes) part.push(entry);
    else {
      parts.push([entry]);
      size = 0;
    }
    size += entry.length;
  }
  return parts;
}

function document(root: string, entries: readonly string[]): string {
  const [name] = root.split(" ");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root}>\n${entries.join("")}</${name}>\n`;
}

/** The same page in the languages of a site, with that for all other languages; none where it is in one language alone. */
function alternates(
  translations: SitemapRoute["translations"] = [],
  { languages = [] }: SiteContent,
): NonNullable<SitemapRoute["translations"]> {
  const first = translations.find(({ code }) => code === languages[0]?.code);
  return translations.length < 2 ? [] : [...translations, ...(first ? [{ ...first, code: "x-default" }] : [])];
}
