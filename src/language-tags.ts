// As text, because every page has them and React takes longer.
import type { SiteContent } from "./content.gen.ts";
import { hostOf } from "./page-address.ts";
import type { LanguageLink, Route } from "./site.ts";
import { escapeText } from "./static-markup.ts";

interface TaggedPage {
  readonly site: SiteContent;
  readonly route: Route;
  readonly indexed: boolean;
}

/** The tags that list the page in other languages, for search engines and link previews. */
export function languageTags({ site, route, indexed }: TaggedPage): string {
  const host = hostOf(site);
  const first = site.languages?.[0]?.code;
  let [links, locales, original] = ["", "", ""];
  for (const { code, href, isTranslation } of route.languages ?? []) {
    if (!isTranslation) continue;
    links += alternateLink(code, host + href);
    if (code === first) original = alternateLink("x-default", host + href);
    if (code !== site.language) locales += `<meta property="og:locale:alternate" content="${localeOf(code)}"/>`;
  }
  const own = `<meta property="og:locale" content="${localeOf(route.language)}"/>`;
  return (indexed && locales !== "" ? links + original : "") + own + locales;
}

function alternateLink(code: string, address: string): string {
  return `<link rel="alternate" hrefLang="${code}" href="${escapeText(address)}"/>`;
}

/** The links of the language switch. The header of another language is in another document. */
export function languageLinks(languages: readonly LanguageLink[], current: string): string {
  return languages
    .map(({ code, name, href }) => {
      const mark = code === current ? ' aria-current="true"' : "";
      return `<li><a href="${escapeText(href)}" hrefLang="${code}" lang="${code}"${mark} data-reload="">${escapeText(name)}</a></li>`;
    })
    .join("");
}

const locales = new Map<string, string>();

/** A language in Open Graph form, with the country of most of its readers if it has none: `de_DE`. */
function localeOf(code: string): string {
  const { language, region } = locales.has(code) ? {} : new Intl.Locale(code).maximize();
  const locale = locales.get(code) ?? [language, region].filter(Boolean).join("_");
  locales.set(code, locale);
  return locale;
}
