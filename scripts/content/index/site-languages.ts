import type { LanguageLink, Site } from "../../../src/site.ts";
import { textDirection } from "../../../src/text-direction.ts";
import { isRecord, listAt, valueAt } from "../diagnostic/path.ts";
import { type AddressForm, pageHref } from "../read/address-form.ts";
import { plainAddress } from "../read/route-form.ts";
import { folderOfRoute, isNotFoundRoute, routeOfPage } from "../read/route-of.ts";
import type { IndexedFile, PageFile } from "./formatted-values.ts";

/** A language of a multilingual site. */
export interface SiteLanguage {
  readonly code: string;
  /** Its name in the language itself. */
  readonly name: string;
  /** The route of its home page, below which its pages are. */
  readonly home: string;
}

/** The languages of a multilingual site, the main language first; none for a site with one language. */
export function siteLanguages(site: unknown): readonly SiteLanguage[] {
  return listAt(site, ["languages"]).flatMap((one) => {
    const [code, name, home = "/"] = ["code", "name", "path"].map((key) => valueAt(one, [key]));
    return typeof code === "string" && typeof home === "string" ? [{ code, name: String(name), home }] : [];
  });
}

/** The language of a route; undefined if the site has only one. */
export function languageAt<Language extends Pick<SiteLanguage, "home">>(
  languages: readonly Language[],
  route: string,
): Language | undefined {
  const [first, ...others] = languages;
  return others.find(({ home }) => isBelow(route, home)) ?? first;
}

/** Whether a route is a home page or below it. */
export function isBelow(route: string, home: string): boolean {
  return route.startsWith(home) && (route.length === home.length || route[home.length] === "/");
}

/** The language of a file: its own, or that of its place in the site. */
export function languageOfFile(site: unknown, { data, source }: IndexedFile): string {
  const around = languageAt(siteLanguages(site), routeOfPage(source.path))?.code;
  return String(valueAt(data, ["language"]) ?? around ?? valueAt(site, ["language"]) ?? "en");
}

/** The site data in a language: from the file of the language, and everything else from the main site file. */
function dataInLanguage(site: unknown, own: unknown, code: string): unknown {
  if (!isRecord(site)) return site;
  // The labels of the interface come with the language.
  const { labels: _, ...shared } = site;
  const inherited = inheritedTexts(site, own, code);
  const parts = Object.entries(isRecord(own) ? own : {}).map(([key, value]) => [
    key,
    isRecord(value) && isRecord(shared[key]) ? { ...shared[key], ...value } : value,
  ]);
  return { ...shared, ...Object.fromEntries(parts), language: code, ...(inherited ? { inherited } : {}) };
}

/** Menus are not among them: the names of pages in them are already in the right language. */
const inheritable: readonly (readonly [string, string])[] = [
  ["announcement", "text"],
  ["brand", "tagline"],
  ...["contact", "legalLinks", "legalLine", "copyright"].map((key) => ["footer", key] as const),
];

/** How the frame marks the texts that a language has from the whole site; de and de-AT need no marks. */
function inheritedTexts(site: unknown, own: unknown, code: string): Site["inherited"] {
  const language = String(valueAt(site, ["language"]));
  if (language.split("-", 1)[0] === code.split("-", 1)[0]) return undefined;
  const dir = textDirection(language) ?? "ltr";
  const attributes = { lang: language, ...(dir === textDirection(code) ? {} : { dir }) };
  const keys = inheritable.filter((path) => valueAt(site, path) !== undefined && valueAt(own, path) === undefined);
  return Object.fromEntries(keys.map(([room, key]) => [room === "announcement" ? room : key, attributes]));
}

/** The path of the site file of a language, inside the content folder. */
export function languageFilePath({ home }: Pick<SiteLanguage, "home">): string {
  return `${home.slice(1)}/_site.yaml`;
}

/**
 * The site data in each language, the main language first; just the data for a site with one language. `inherit` returns what a language
 * takes from the main site file.
 */
export function dataByLanguage(
  site: unknown,
  siteFiles: readonly IndexedFile[],
  inherit: (language: SiteLanguage) => unknown = () => site,
): readonly unknown[] {
  const [, ...others] = siteLanguages(site);
  const fileOf = (language: SiteLanguage) => siteFiles.find(({ source }) => source.path === languageFilePath(language));
  return [site, ...others.map((language) => dataInLanguage(inherit(language), fileOf(language)?.data, language.code))];
}

/** Finds the pages of a translation group by language, including the page itself. */
export type TranslationFinder = (route: string) => ReadonlyMap<string, string>;

/** A page, and what its `translates` says. */
export interface TranslatedPage {
  readonly route: string;
  readonly translates?: string | undefined;
}

export function translatedPage({ route, data }: Pick<PageFile, "route" | "data">): TranslatedPage {
  const translates = valueAt(data, ["translates"]);
  return { route, translates: typeof translates === "string" ? plainAddress(translates) : undefined };
}

/** The translations of the pages of a site: pages with the same path below their language's home page, and pages with `translates`. */
export function findTranslations(site: unknown, pages: readonly TranslatedPage[]): TranslationFinder {
  const languages = siteLanguages(site);
  if (languages.length === 0) return () => none;
  const named = new Map(
    pages.map(({ route, translates }) => {
      // A page cannot translate one of its own language. The check reports that.
      const isOther = translates !== undefined && languageAt(languages, translates) !== languageAt(languages, route);
      return [route, isOther ? translates : undefined];
    }),
  );
  const original = (route: string): string => {
    const translated = named.get(route);
    // A translation of a translation belongs to the original of that.
    const first = translated === undefined ? route : (named.get(translated) ?? translated);
    return withoutLanguage(first, languages);
  };
  const groups = new Map<string, Map<string, string>>();
  const groupOf = new Map<string, ReadonlyMap<string, string>>();
  for (const { route } of pages) {
    const code = languageAt(languages, route)?.code;
    if (code === undefined) continue;
    const first = original(route);
    const group = groups.get(first) ?? new Map<string, string>();
    groups.set(first, group);
    groupOf.set(route, group);
    if (!group.has(code)) group.set(code, route);
  }
  return (route) => groupOf.get(route) ?? groups.get(original(route)) ?? none;
}

const none: ReadonlyMap<string, string> = new Map();

/** The path of a page without that of its language's home page. */
export function withoutLanguage(route: string, languages: readonly SiteLanguage[]): string {
  const home = languageAt(languages, route)?.home ?? "/";
  return isBelow(route, home) && home !== "/" ? route.slice(home.length) || "/" : route;
}

/** Returns the links of the language switch of a page. */
export type LanguageLinks = (route: string) => readonly LanguageLink[];

/**
 * Returns a function that finds the same page in each language, or else the nearest page above it. Translations of each other share one
 * result. Search engines are not told about unlisted pages.
 */
export function languageLinks(
  languages: readonly SiteLanguage[],
  find: TranslationFinder,
  form: AddressForm,
  isListed: (route: string) => boolean = () => true,
): LanguageLinks {
  const nearest = (route: string, { code, home }: SiteLanguage): string => {
    const above = folderOfRoute(route);
    return above === "" ? home : (find(above).get(code) ?? nearest(above, { code, home, name: "" }));
  };
  const complete = new Map<ReadonlyMap<string, string>, readonly LanguageLink[]>();
  return (route) => {
    const pages = isNotFoundRoute(route) ? none : find(route);
    const known = complete.get(pages);
    if (known) return known;
    const links = languages.map((language) => {
      const { code, name } = language;
      const same = pages.get(code);
      return {
        code,
        name,
        href: pageHref(form, same ?? nearest(route, language)),
        isTranslation: same !== undefined && isListed(same),
      };
    });
    if (languages.every(({ code }) => pages.has(code))) complete.set(pages, links);
    return links;
  };
}
