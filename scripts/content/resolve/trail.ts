import type { Page, SiteContent } from "../../../src/content.gen.ts";
import { homeRoute } from "../../../src/page-address.ts";
import type { Crumb } from "../../../src/site.ts";
import type { ContentIndex, PageFile } from "../index/content-index.ts";
import { valueAt } from "../diagnostic/path.ts";
import { plainText } from "../markdown/quotes.ts";
import { addressForm, basePath, pageHref } from "../read/address-form.ts";
import { folderOfRoute } from "../read/route-of.ts";
import { pageLabel } from "./page-names.ts";

interface TrailOptions {
  readonly site: SiteContent;
  pageAt(route: string): PageFile | undefined;
}

/**
 * The breadcrumbs from the home page to the place of a page, without the home page: the page of each place, or the name of the
 * folder in menus if it has no page. Folders without either are left out. Undefined for pages next to the home page, and for
 * sites without breadcrumbs.
 */
export function trailTo(place: string, options: TrailOptions): readonly Crumb[] | undefined {
  const { site } = options;
  return place === "" || place === homeRoute(site) || site.breadcrumbs === false
    ? undefined
    : crumbsTo(place, options, []);
}

function crumbsTo(place: string, options: TrailOptions, below: readonly string[]): readonly Crumb[] {
  const { site, pageAt } = options;
  // Two pages may name each other, and pages of a series each the one before: nobody reads so many.
  if (place === "" || place === homeRoute(site) || below.includes(place) || below.length > 20) return [];
  const page = pageAt(place);
  const above = crumbsTo(page ? placeOf(page) : folderOfRoute(place), options, [...below, place]);
  if (!page) return [...above, ...menuCrumb(site, place)];
  // The cast is safe: the schema accepted the data, and a label uses nothing of the blocks.
  const label = plainText(pageLabel(page.data as Omit<Page, "blocks">), site.language);
  return [...above, { label, href: pageHref(addressForm(site.origin, site), place) }];
}

/** The address above a page in its breadcrumbs: that of its `parent`, or else its folder. */
export function placeOf({ route, data }: Pick<PageFile, "route" | "data">): string {
  const parent = valueAt(data, ["parent"]);
  return typeof parent === "string" ? parent : folderOfRoute(route);
}

/**
 * A folder by its label in the header menu, or else by the heading of a footer list that has only pages of this folder.
 * If that list begins with a link to a page, such as an overview in another folder, the breadcrumb leads there.
 */
export function menuCrumb({ header, footer, origin }: SiteContent, folder: string): Crumb[] {
  const address = basePath(origin) + encodeURI(folder);
  const plain = (href: string) => href.replace(/\/$/, "");
  const isOf = (links: readonly { readonly href: string }[]) =>
    links.length > 0 && links.every(({ href }) => [plain(href), folderOfRoute(plain(href))].includes(address));
  const entry = header?.menu?.find((one) => "items" in one && isOf(one.items));
  if (entry) return [{ label: entry.label }];
  const group = footer?.groups?.find(
    ({ entries }) =>
      entries.some((one) => one.type === "folder" && isOf(one.folder)) &&
      entries.filter(({ type }) => type === "folder").length === 1,
  );
  if (!group) return [];
  const [first] = group.entries;
  return [
    { label: group.title, ...(first?.type === "link" && /^\/[^#]*$/.test(first.href) ? { href: first.href } : {}) },
  ];
}

type Trails = ReadonlyMap<string, readonly Crumb[]>;

export function planTrails({ pages, pagesByRoute }: ContentIndex, siteOf: (route: string) => SiteContent): Trails {
  const pageAt = (route: string) => pagesByRoute.get(route);
  return new Map(
    [...new Set(pages.map(placeOf))].flatMap((place) => {
      const trail = trailTo(place, { site: siteOf(place), pageAt });
      return trail ? [[place, trail] as const] : [];
    }),
  );
}
