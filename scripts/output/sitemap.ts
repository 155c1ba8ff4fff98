import type { SiteContent } from "../../src/content.gen.ts";
import { canonicalAddress, hostOf } from "../../src/page-address.ts";
import type { LanguageLink } from "../../src/site.ts";
import type { OutputFile } from "../bundle/output-file.ts";
import { escapeMarkup } from "./escape-markup.ts";
import { twinAddress } from "./output-paths.ts";

/** What search engines need to know about a page. */
export interface SitemapRoute {
  readonly path: string;
  readonly listed: boolean;
  /** The day of its last change, such as 2031-06-30, if known. */
  readonly changed?: string | undefined;
  /** Its address in each language of a multilingual site; all translations share the same list. */
  readonly languages?: readonly LanguageLink[];
}

/** The most that a sitemap may hold according to the protocol (sitemaps.org). */
const protocolLimits = { addresses: 50_000, bytes: 50 * 2 ** 20 };

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The sitemap of a site: one file, or an index of several if it would exceed the limits. */
export function sitemapFiles(
  site: SiteContent,
  routes: readonly SitemapRoute[],
  limits = protocolLimits,
): readonly OutputFile[] {
  const xhtml = site.languages || site.machines?.markdown ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : "";
  const known = new Map<SitemapRoute["languages"], string>();
  const linksOf = (languages: SitemapRoute["languages"]) => {
    const links = known.get(languages) ?? languageLinks(site, languages);
    known.set(languages, links);
    return links;
  };
  const entries = routes.filter(({ listed }) => listed).map((route) => entryOf(site, route, linksOf(route.languages)));
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

function entryOf(site: SiteContent, { path, changed }: SitemapRoute, links: string): string {
  const lastmod = changed === undefined ? "" : `<lastmod>${changed}</lastmod>`;
  // The page itself does not link to its Markdown: no visitor pays a byte for it.
  const twin = site.machines?.markdown
    ? `<xhtml:link rel="alternate" type="text/markdown" href="${escapeMarkup(twinAddress(site.origin, path))}"/>`
    : "";
  return `<url><loc>${escapeMarkup(canonicalAddress(site, path))}</loc>${lastmod}${links}${twin}</url>\n`;
}

/** Links to a page in all its languages, and a default for other languages; none if it has only one language. */
function languageLinks(site: SiteContent, languages: SitemapRoute["languages"] = []): string {
  const translations = languages.filter(({ isTranslation }) => isTranslation);
  if (translations.length < 2) return "";
  const first = translations.find(({ code }) => code === site.languages?.[0]?.code);
  return [...translations, ...(first ? [{ ...first, code: "x-default" }] : [])]
    .map(({ code, href }) => {
      const address = escapeMarkup(hostOf(site) + href);
      return `<xhtml:link rel="alternate" hreflang="${code}" href="${address}"/>`;
    })
    .join("");
}

/** The entries in order, split into parts that are as large as allowed; at least one part. */
function parted(entries: readonly string[], { addresses, bytes }: typeof protocolLimits): string[][] {
  const parts: string[][] = [[]];
  let size = 0;
  for (const entry of entries) {
    const part = parts.at(-1);
    // Everything is percent-encoded or escaped, so a character is a byte.
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
