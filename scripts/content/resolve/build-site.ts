import type { Page, SiteContent } from "../../../src/content.gen.ts";
import type { Crumb, PageEntry, Route } from "../../../src/site.ts";
import type { ContentModel } from "../check/content-model.ts";
import { valueAt } from "../diagnostic/path.ts";
import type { ContentIndex, PageFile } from "../index/content-index.ts";
import { findIcon } from "../markup/icons.ts";
import type { PictureInspector } from "../pictures/picture-inspector.ts";
import { basePath } from "../read/base-path.ts";
import { documentTitle } from "./document-title.ts";
import { pageLabel } from "./page-label.ts";
import { createResolver } from "./resolve-format.ts";
import { type MenuPages, resolveMenu, type WrittenEntry } from "./resolve-menu.ts";

/** The listed pages of every folder, as menus and lists show them. */
export type FolderEntries = ReadonlyMap<string, readonly PageEntry[]>;

/**
 * The listed pages of every folder of checked content, as menus and lists show them. `base` is the path that the site
 * is served below.
 */
export function folderEntries(content: Pick<ContentIndex, "folders">, base: string): FolderEntries {
  return new Map([...content.folders].map(([folder, pages]) => [folder, pages.map((page) => toEntry(page, base))]));
}

/** The origin of a site: that of its content, which is checked, or the one in its place. */
export function originOf(data: unknown, origin: string | undefined): string {
  return origin ?? String(valueAt(data, ["origin"]));
}

interface SiteOptions {
  readonly folders: FolderEntries;
  /** The address of the site in place of the one in the content. */
  readonly origin?: string | undefined;
  /** Finds the listed page of a route. Without it only pages in `folders` are found. */
  readonly pageAt?: MenuPages["pageAt"];
  readonly inspectPicture?: PictureInspector;
  /** The time by which announcements are over. Without it none is. */
  readonly now?: Date;
}

/**
 * Resolves the data of the site file: every formatted text becomes a value of the type that its schema names in
 * `tsType`. Cannot fail for valid data.
 */
export function resolveSite(model: ContentModel, data: unknown, options: SiteOptions): SiteContent {
  const { folders, inspectPicture = () => undefined, now } = options;
  const origin = originOf(data, options.origin);
  const base = basePath(origin);
  const { pageAt = (route) => entryAt(folders, base, route) } = options;
  // The cast is safe: a mapper copies valid data and only replaces formatted texts, by the type their schema names.
  const { announcement, ...content } = model.siteMapper(
    data,
    createResolver({ base, scheme: "both", pagesIn: (folder) => folders.get(folder) ?? [], inspectPicture }),
  ) as SiteContent;
  // The cast is safe: the schema accepted the data.
  const written = (data as { readonly header?: { readonly menu?: readonly WrittenEntry[] } }).header?.menu;
  const menu = written && resolveMenu(written, { base, pageAt, pagesIn: (folder) => folders.get(folder) ?? [] });
  return {
    ...content,
    origin,
    ...(content.header && menu ? { header: { ...content.header, menu } } : {}),
    ...(announcement && !isOver(announcement, now) ? { announcement } : {}),
  };
}

/** Whether an announcement is over at a time. */
export function isOver({ until }: { readonly until?: string }, now: Date | undefined): boolean {
  return until !== undefined && now !== undefined && Date.parse(until) <= now.getTime();
}

/** The listed page of a route among those of all folders. */
function entryAt(folders: FolderEntries, base: string, route: string): PageEntry | undefined {
  return folders.get(route.slice(0, route.lastIndexOf("/")) || "/")?.find(({ href }) => href === base + route);
}

interface PageOptions {
  readonly route: string;
  readonly site: SiteContent;
  /** At least the folders that the page lists. */
  readonly folders: FolderEntries;
  /** The way to the folder of the page, from `trailTo`. */
  readonly trail: readonly Crumb[] | undefined;
  /** Knows at least the pictures of the page. */
  readonly inspectPicture: PictureInspector;
}

/**
 * Resolves the data of a page for the app: every formatted text becomes a value of the type that its schema names in
 * `tsType`. Cannot fail for valid data.
 */
export function resolvePage(model: ContentModel, data: unknown, options: PageOptions): Route {
  const { route, site, folders, trail, inspectPicture } = options;
  const { scheme = "both" } = site.theme ?? {};
  const pagesIn = (folder: string) => folders.get(folder) ?? [];
  const resolve = createResolver({ base: basePath(site.origin), scheme, pagesIn, inspectPicture });
  // The cast is safe for the same reason as in `resolveSite`.
  const page = model.pageMapper(data, resolve) as Page;
  return {
    path: route,
    name: page.title,
    title: documentTitle(page.title, site.brand.name),
    description: page.description,
    language: page.language ?? site.language,
    listed: !page.unlisted,
    blocks: page.blocks,
    ...(page.subject ? { subject: page.subject } : {}),
    ...(trail ? { home: `${basePath(site.origin)}/`, trail: [...trail, { label: pageLabel(page) }] } : {}),
    ...(site.labels ? { labels: site.labels } : {}),
  };
}

function toEntry(file: PageFile, base: string): PageEntry {
  // The cast is safe: the schema accepted the data, and an entry uses nothing of the blocks.
  const page = file.data as Omit<Page, "blocks">;
  const { title, description, nav, card } = page;
  // The card is not resolved yet, so its icon is the name that the author wrote.
  const icon = card?.icon && findIcon(card.icon as unknown as string);
  return {
    href: base + file.route,
    label: pageLabel(page),
    title: card?.title ?? nav?.label ?? title,
    description: card?.description ?? description,
    ...(icon ? { icon } : {}),
  };
}
