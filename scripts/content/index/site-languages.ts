import type { LanguageLink } from "../../../src/site.ts";
import { isRecord } from "../diagnostic/is-record.ts";
import { listAt, valueAt } from "../diagnostic/path.ts";
import { type AddressForm, pageHref } from "../read/address-form.ts";
import { plainAddress } from "../read/route-form.ts";
import { folderOfRoute, isNotFoundRoute, routeOfPage } from "../read/route-of.ts";
import type { IndexedFile, PageFile } from "./formatted-values.ts";

/** A language of a site that has several. */
export interface SiteLanguage {
  readonly code: string;
  /** What it is called in itself. */
  readonly name: string;
  /** The route of its home page, below which its pages are. */
  readonly home: string;
}

/** The languages of a site that has several, that of all other pages first; none of a site that has one. */
export function siteLanguages(site: unknown): readonly SiteLanguage[] {
  return listAt(site, ["languages"]).flatMap((one) => {
    const [code, name, home = "/"] = ["code", "name", "path"].map((key) => valueAt(one, [key]));
    return typeof code === "string" && typeof home === "string" ? [{ code, name: String(name), home }] : [];
  });
}

/** The language whose pages a route is one of; undefined where the site has no languages. */
export function languageAt<Language extends Pick<SiteLanguage, "home">>(
  languages: readonly Language[],
  route: string,
): Language | undefined {
  const [first, ...others] = languages;
  return others.find(({ home }) => isBelow(route, home)) ?? first;
}

/** Whether a route is that of a home page, or of a page below it. */
export function isBelow(route: string, home: string): boolean {
  return route.startsWith(home) && (route.length === home.length || route[home.length] === "/");
}

/** The language of a file: its own, or that of the pages around it. */
export function languageOfFile(site: unknown, { data, source }: IndexedFile): string {
  const around = languageAt(siteLanguages(site), routeOfPage(source.path))?.code;
  return String(valueAt(data, ["language"]) ?? around ?? valueAt(site, ["language"]) ?? "en");
}

/** What the site says in a language: what its own file says, and everything else as the file of the whole site does. */
function dataInLanguage(site: unknown, own: unknown, code: string): unknown {
  if (!isRecord(site)) return site;
  // The words of the interface come from the language itself.
  const { labels: _, ...shared } = site;
  const parts = Object.entries(isRecord(own) ? own : {}).map(([key, value]) => [
    key,
    isRecord(value) && isRecord(shared[key]) ? { ...shared[key], ...value } : value,
  ]);
  return { ...shared, ...Object.fromEntries(parts), language: code };
}

/** The path of the file with what a language says in its own words, inside the content folder. */
export function languageFilePath({ home }: Pick<SiteLanguage, "home">): string {
  return `${home.slice(1)}/_site.yaml`;
}

/**
 * The data of a site in each of its languages, that of all other pages first; of a site with one language its data alone. `inherit` gives
 * what a language has of the whole site.
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

/** Finds the pages that say in each language what a page says in its own, which is one of them. */
export type TranslationFinder = (route: string) => ReadonlyMap<string, string>;

/** A page, and what it says that it translates. */
export interface TranslatedPage {
  readonly route: string;
  readonly translates?: string | undefined;
}

export function translatedPage({ route, data }: Pick<PageFile, "route" | "data">): TranslatedPage {
  const translates = valueAt(data, ["translates"]);
  return { route, translates: typeof translates === "string" ? plainAddress(translates) : undefined };
}

/** The translations of the pages of a site: those of the same path below that of their language, and those that say what they translate. */
export function findTranslations(site: unknown, pages: readonly TranslatedPage[]): TranslationFinder {
  const languages = siteLanguages(site);
  if (languages.length === 0) return () => none;
  const named = new Map(
    pages.map(({ route, translates }) => {
      // A page of the same language cannot be what another translates, and the check says so.
      const isOther = translates !== undefined && languageAt(languages, translates) !== languageAt(languages, route);
      return [route, isOther ? translates : undefined];
    }),
  );
  const original = (route: string): string => {
    const translated = named.get(route);
    // One that translates a translation says what the original of that is.
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

/** The path of a page below that of its language. */
export function withoutLanguage(route: string, languages: readonly SiteLanguage[]): string {
  const home = languageAt(languages, route)?.home ?? "/";
  return isBelow(route, home) && home !== "/" ? route.slice(home.length) || "/" : route;
}

/** Says where the switch of languages leads from a page. */
export type LanguageLinks = (route: string) => readonly LanguageLink[];

/**
 * Returns the function that says where each language has the same page, or else the nearest above it. Pages that translate each other share
 * one answer. Search engines are told of no page that is not listed.
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
