import type { SiteContent } from "./content.gen.ts";
import type { Route } from "./site.ts";
import { escapeText } from "./static-markup.ts";

interface TaggedPage {
  readonly site: SiteContent;
  readonly route: Route;
  readonly indexed: boolean;
  /** The path that the site is served below. */
  readonly base: string;
}

/**
 * The tags that say what the page is called in other languages, for search engines and for those who show a link to it. As text, because
 * React takes longer for them than for the rest of the head.
 */
export function languageTags({ site, route, indexed, base }: TaggedPage): string {
  const same = route.languages?.filter(({ isTranslation }) => isTranslation) ?? [];
  const host = site.origin.slice(0, site.origin.length - base.length);
  const others = same.filter(({ code }) => code !== site.language);
  const first = same.find(({ code }) => code === site.languages?.[0]?.code);
  const named = indexed && others.length > 0 ? [...same, ...(first ? [{ ...first, code: "x-default" }] : [])] : [];
  return [
    ...named.map(({ code, href }) => `<link rel="alternate" hrefLang="${code}" href="${escapeText(host + href)}"/>`),
    `<meta property="og:locale" content="${localeOf(site.language)}"/>`,
    ...others.map(({ code }) => `<meta property="og:locale:alternate" content="${localeOf(code)}"/>`),
  ].join("");
}

const locales = new Map<string, string>();

/** A language as Open Graph has it, with the country where most of its readers are if it names none: `de_DE`. */
function localeOf(code: string): string {
  const { language, region } = locales.has(code) ? {} : new Intl.Locale(code).maximize();
  const locale = locales.get(code) ?? [language, region].filter(Boolean).join("_");
  locales.set(code, locale);
  return locale;
}
