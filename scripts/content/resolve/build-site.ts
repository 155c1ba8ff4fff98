import type { Page, SiteContent } from "../../../src/content.gen.ts";
import { labelsOf } from "../../../src/labels.ts";
import { textDirection } from "../../../src/text-direction.ts";
import { homeRoute } from "../../../src/page-address.ts";
import type { ByLine, Crumb, LanguageLink, Route } from "../../../src/site.ts";
import type { ContentModel } from "../check/content-model.ts";
import { valueAt } from "../diagnostic/path.ts";
import { linkFormat } from "../formats/address-formats.ts";
import { findFormat } from "../formats/all-formats.ts";
import type { ResolveContext } from "../formats/content-format.ts";
import type { EmbedName } from "../formats/embed-formats.ts";
import { listKey, shownEvent } from "../formats/folder-formats.ts";
import type { ContentIndex } from "../index/content-index.ts";
import { isOver } from "../index/publication.ts";
import { dataByLanguage, isBelow, type SiteLanguage, type TranslationFinder } from "../index/site-languages.ts";
import { labelsInstead, shippedLabels } from "../labels/shipped-labels.ts";
import { siteHref } from "../markdown/link-base.ts";
import type { PictureInspector } from "../pictures/inspect-picture.ts";
import { addressForm, pageHref } from "../read/address-form.ts";
import type { AssetReader } from "../read/asset-reader.ts";
import { plainAddress } from "../read/route-form.ts";
import { folderOfRoute } from "../read/route-of.ts";
import { shownEmbeds, shownServices } from "../services/all-services.ts";
import { type FolderEntries, tagLinker } from "./folder-entries.ts";
import { documentTitle, eventAddress, feedAddress, feedNames, pageLabel } from "./page-names.ts";
import { formTargets, resolveContact, resolvePurposes } from "./resolve-forms.ts";
import { createResolver } from "./resolve-format.ts";
import { type MenuPages, resolveMenu, type WrittenEntry } from "./resolve-menu.ts";

/**
 * Resolves the data of a site in each of its languages, the main language first. A language inherits what it does not define itself from
 * the main site file, with links to its own pages if there are any.
 */
export function resolveSites(
  model: ContentModel,
  { site, siteFiles, pagesByRoute, anchorsOf }: ContentIndex,
  { findTranslation, ...options }: SiteOptions & { readonly findTranslation: TranslationFinder },
): readonly [SiteContent, ...SiteContent[]] {
  const own = (route: string, code: string) => findTranslation(plainAddress(route)).get(code) ?? route;
  const inherit = ({ code, home }: SiteLanguage) =>
    model.siteMapper(site.data, ({ value, format }) => {
      if (findFormat(format)?.listsPages)
        return options.folders.get(home + value)?.length ? home + value : own(value, code);
      const [, route = "", query = "", anchor = ""] = /^(\/[^?#]*)([^#]*)(.*)$/s.exec(value) ?? [];
      if (format !== linkFormat.name || route === "") return value;
      const to = own(route, code);
      const page = pagesByRoute.get(to);
      // A translation without the anchor is still the right page.
      const files = page && to !== route ? [page, ...siteFiles] : undefined;
      return to + query + (!files || files.some((file) => anchorsOf(file).has(anchor.slice(1))) ? anchor : "");
    });
  const [first, ...others] = dataByLanguage(site.data, siteFiles, inherit);
  return [resolveSite(model, first, options), ...others.map((data) => resolveSite(model, data, options))];
}

/** The site in the language of a route. `sites` has the site in each language, in order. */
export function siteAt(sites: readonly [SiteContent, ...SiteContent[]], route: string): SiteContent {
  const [first] = sites;
  const at = first.languages?.findIndex(({ path }) => path !== undefined && isBelow(route, path)) ?? -1;
  return sites[at] ?? first;
}

/** The origin of a site: `origin` if given, or else that in its content. */
export function originOf(data: unknown, origin: string | undefined): string {
  return origin ?? String(valueAt(data, ["origin"]));
}

interface SiteOptions {
  readonly folders: FolderEntries;
  /** The address of the site instead of the one in the content. */
  readonly origin?: string | undefined;
  /** Finds the listed page of a route. If absent, only pages in `folders` are found. */
  readonly pageAt?: MenuPages["pageAt"];
  readonly inspectPicture?: PictureInspector;
  /** The time that decides whether announcements are over. If absent, none is. */
  readonly now?: Date;
}

/**
 * Resolves the data of the site file: every formatted text becomes a value of the type that its schema names in
 * `tsType`. Cannot fail for valid data.
 */
export function resolveSite(model: ContentModel, data: unknown, options: SiteOptions): SiteContent {
  const { folders, inspectPicture = () => undefined, now } = options;
  const origin = originOf(data, options.origin);
  const form = addressForm(origin, data);
  const language = String(valueAt(data, ["language"]));
  const entryAt = (route: string) =>
    folders.get(folderOfRoute(route) || "/")?.find(({ href }) => href === pageHref(form, route));
  const { pageAt = entryAt } = options;
  const pagesIn = (folder: string) => folders.get(folder) ?? [];
  // The cast is safe: the schema accepted the data.
  const { forms } = data as Pick<SiteContent, "forms">;
  const formTarget = formTargets(forms, { origin, form, hrefOf: (href) => siteHref(href, form) });
  // The cast is safe: a mapper copies valid data and only replaces formatted texts, by the type their schema names.
  const { announcement, ...content } = model.siteMapper(
    data,
    createResolver({ ...form, scheme: "both", language, pagesIn, inspectPicture, formTarget }),
  ) as SiteContent;
  // The cast is safe: the schema accepted the data.
  const written = (data as { readonly header?: { readonly menu?: readonly WrittenEntry[] } }).header?.menu;
  const menu = written && resolveMenu(written, { ...form, language, pageAt, pagesIn });
  const shipped = shippedLabels(language);
  // The site's own labels take precedence over those of the renderer.
  // Figures and Latin words have to be kept in order on a page from right to left, whatever language its labels are in.
  const isTranslated = shipped !== undefined || content.labels !== undefined || textDirection(language) === "rtl";
  const words = isTranslated ? { labels: { language, ...shipped, ...content.labels } } : {};
  return {
    ...content,
    origin,
    ...(content.services
      ? { services: shownServices(data, (href) => siteHref(href, form), labelsOf(words.labels)) }
      : {}),
    ...words,
    ...(content.footer ? { footer: shownFooter(content.footer, content) } : {}),
    ...(content.header && menu ? { header: { ...content.header, menu } } : {}),
    ...(announcement && !(now && isOver(announcement, now.getTime())) ? { announcement } : {}),
  };
}

/**
 * The footer with the target of its contact form, and without a registration number that is still a placeholder: a made-up number is worse
 * than none.
 */
function shownFooter(
  footer: NonNullable<SiteContent["footer"]>,
  { brand, placeholders = [] }: SiteContent,
): NonNullable<SiteContent["footer"]> {
  const { registrationNumber, contact, ...others } = footer;
  const isReal = registrationNumber !== undefined && !placeholders.includes("/footer/registrationNumber");
  return {
    ...others,
    ...(contact ? { contact: resolveContact(contact, brand.name) } : {}),
    ...(isReal ? { registrationNumber } : {}),
  };
}

export interface PageOptions {
  readonly route: string;
  readonly site: SiteContent;
  /** At least the folders that the page lists. */
  readonly folders: FolderEntries;
  /** The breadcrumbs to the folder of the page, from `trailTo`. */
  readonly trail: readonly Crumb[] | undefined;
  /** The links of the language switch. */
  readonly languages?: readonly LanguageLink[];
  /** Knows at least the pictures of the page. */
  readonly inspectPicture: PictureInspector;
  /** If absent, chart files are not read. */
  readonly readAsset?: AssetReader | undefined;
  /** The providers of the videos and maps of all pages, for those that show them. */
  readonly embeds?: readonly EmbedName[];
  /** The pages of its tags. */
  readonly tags?: ReadonlyMap<string, string> | undefined;
}

/**
 * Resolves the data of a page for the app: every formatted text becomes a value of the type that its schema names in
 * `tsType`. Cannot fail for valid data.
 */
export function resolvePage(model: ContentModel, data: unknown, options: PageOptions): Route {
  const { route, site, folders, trail, languages = [], inspectPicture, readAsset, embeds = [], tags } = options;
  const { scheme = "both" } = site.theme ?? {};
  const form = addressForm(site.origin, site);
  const language = String(valueAt(data, ["language"]) ?? site.language);
  const labels = labelsInstead(language, site.language);
  const listed = new Set<string>();
  const pagesIn: ResolveContext["pagesIn"] = (folder, owner) => {
    const pages = folders.get(owner ? listKey(folder, owner) : folder) ?? [];
    if (pages.some(({ article }) => article?.date !== undefined)) listed.add(folder);
    return pages;
  };
  const formTarget = formTargets(site.forms, { origin: site.origin, form, hrefOf: (href) => href });
  const resolve = createResolver({
    ...{ ...form, scheme, language, inspectPicture, readAsset, pagesIn, formTarget },
    services: site.services,
    embeds: shownEmbeds(embeds, labelsOf(labels ?? site.labels)),
    address: pageHref(form, route),
  });
  // The cast is safe for the same reason as in `resolveSite`.
  const page = model.pageMapper(data, resolve) as Page;
  const purposes = resolvePurposes(page, site);
  if (page.date && !page.unlisted) listed.add(folderOfRoute(route) || "/");
  // The page of a folder links to its feed in all formats, and other pages only to the format that every reader knows.
  const namesOf = (folder: string) => (folder === route ? Object.values(feedNames) : [feedNames.atom]);
  const addressesOf = (folder: string) =>
    namesOf(folder).map((name) => form.base + encodeURI(feedAddress(folder, name)));
  const feeds = site.feeds === false ? [] : [...listed].sort().flatMap(addressesOf);
  const { date, updated, authors } = page;
  const calendar = form.base + encodeURI(eventAddress(route));
  const event = page.event && { ...shownEvent(page.event, language), calendar };
  const isDated = Boolean(date || authors || event);
  // The line below the opening of an article or an event; of other pages it says only when they last changed.
  const byLine: ByLine = {
    ...(event ? { event } : {}),
    ...(date ? { date } : {}),
    ...(updated ? { updated } : {}),
    ...(authors ? { authors } : {}),
    ...(page.tags && isDated ? { tags: tagLinker(form, tags)(page.tags) } : {}),
  };
  return {
    path: route,
    name: page.title,
    title: documentTitle(page.title, site.brand.name),
    description: page.description,
    language,
    ...(labels ? { labels } : {}),
    listed: !page.unlisted,
    blocks: page.blocks,
    ...(page.subject ? { subject: page.subject } : {}),
    ...(purposes ? { purposes } : {}),
    ...(page.image ? { image: page.image } : {}),
    ...(feeds.length > 0 ? { feeds } : {}),
    ...(isDated || updated ? { byLine } : {}),
    ...(trail ? { home: pageHref(form, homeRoute(site)), trail: [...trail, { label: pageLabel(page) }] } : {}),
    ...(languages.length > 0 ? { languages } : {}),
  };
}
