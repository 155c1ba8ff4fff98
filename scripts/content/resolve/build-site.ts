import type { Page, SiteContent } from "../../../src/content.gen.ts";
import type { PageEntry, Route } from "../../../src/site.ts";
import type { ContentModel } from "../check/content-model.ts";
import type { ContentIndex, PageFile } from "../index/content-index.ts";
import { findIcon } from "../markup/icons.ts";
import { createResolver } from "./resolve-format.ts";

/** The listed pages of every folder, as menus and lists show them. */
export type FolderEntries = ReadonlyMap<string, readonly PageEntry[]>;

/** The pages of every folder of checked content. */
export function folderEntries(content: Pick<ContentIndex, "folders">): FolderEntries {
  return new Map([...content.folders].map(([folder, pages]) => [folder, pages.map(toEntry)]));
}

interface SiteOptions {
  readonly folders: FolderEntries;
  /** The address of the site in place of the one in the content. */
  readonly origin?: string | undefined;
}

/** What all pages share: every formatted text becomes what its schema's `tsType` names. Total for checked data. */
export function resolveSite(model: ContentModel, data: unknown, { folders, origin }: SiteOptions): SiteContent {
  // A mapper copies valid data and only replaces formatted texts, by the type their schema names.
  const written = model.siteMapper(data, resolverOf(folders)) as SiteContent;
  return { ...written, origin: origin ?? written.origin };
}

interface PageOptions {
  readonly route: string;
  readonly site: SiteContent;
  /** At least the folders that the page lists. */
  readonly folders: FolderEntries;
}

/** A page as the app renders it: every formatted text becomes what its schema's `tsType` names. Total for checked data. */
export function resolvePage(model: ContentModel, data: unknown, { route, site, folders }: PageOptions): Route {
  // As above.
  const page = model.pageMapper(data, resolverOf(folders)) as Page;
  return {
    path: route,
    title: documentTitle(page.title, site.brand.name),
    description: page.description,
    language: page.language ?? site.language,
    listed: !page.unlisted,
    blocks: page.blocks,
    ...(site.labels ? { labels: site.labels } : {}),
  };
}

function resolverOf(folders: FolderEntries): ReturnType<typeof createResolver> {
  return createResolver((folder) => folders.get(folder) ?? []);
}

function toEntry(file: PageFile): PageEntry {
  // The schema accepted it; an entry has nothing of the blocks.
  const { title, description, nav, card } = file.data as Omit<Page, "blocks">;
  // Before the build resolves it, an icon is the name that the author wrote.
  const icon = card?.icon && findIcon(card.icon as unknown as string);
  return {
    href: file.route,
    label: nav?.label ?? title,
    title: card?.title ?? nav?.label ?? title,
    description: card?.description ?? description,
    ...(icon ? { icon } : {}),
  };
}

function documentTitle(title: string, brand: string): string {
  return title.includes(brand) ? title : `${title} · ${brand}`;
}
