import type { Page, SiteContent } from "../../../src/content.gen.ts";
import { homeRoute } from "../../../src/page-address.ts";
import type { Crumb } from "../../../src/site.ts";
import type { ContentIndex, PageFile } from "../index/content-index.ts";
import { plainText } from "../markdown/quotes.ts";
import { addressForm, basePath, pageHref } from "../read/address-form.ts";
import { folderOfRoute } from "../read/route-of.ts";
import { pageLabel } from "./page-names.ts";

interface TrailOptions {
  readonly site: SiteContent;
  pageAt(route: string): PageFile | undefined;
}

/**
 * The breadcrumbs from the home page to the pages of a folder, without the home page: the page of each folder, or the name of
 * the folder in menus if it has no page. Folders without either are left out. Undefined for pages next to the home page, and
 * for sites without breadcrumbs.
 */
export function trailTo(folder: string, { site, pageAt }: TrailOptions): readonly Crumb[] | undefined {
  const home = homeRoute(site);
  if (folder === "" || folder === home || site.breadcrumbs === false) return undefined;
  const names = folder.split("/").slice(1);
  // A folder and all above it, from the top.
  const folders = names.map((_, index) => `/${names.slice(0, index + 1).join("/")}`);
  const below = folders.filter((route) => route !== home);
  return below.flatMap((route): Crumb[] => {
    const page = pageAt(route);
    // The cast is safe: the schema accepted the data, and a label uses nothing of the blocks.
    const label = page && plainText(pageLabel(page.data as Omit<Page, "blocks">), site.language);
    return label === undefined
      ? menuCrumb(site, route)
      : [{ label, href: pageHref(addressForm(site.origin, site), route) }];
  });
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

export type Trails = ReadonlyMap<string, readonly Crumb[]>;

export function planTrails({ pages, pagesByRoute }: ContentIndex, siteOf: (route: string) => SiteContent): Trails {
  const folders = new Set(pages.map(({ route }) => folderOfRoute(route)));
  const pageAt = (route: string) => pagesByRoute.get(route);
  return new Map(
    [...folders].flatMap((folder) => {
      const trail = trailTo(folder, { site: siteOf(folder), pageAt });
      return trail ? [[folder, trail] as const] : [];
    }),
  );
}
