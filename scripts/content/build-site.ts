import type { Page, SiteContent } from "../../src/content.gen.ts";
import type { PageEntry, Route, Site } from "../../src/site.ts";
import type { ContentModel } from "./check-content.ts";
import { type ContentIndex, notFoundRoute, type PageFile } from "./content-index.ts";
import { findIcon } from "./icons.ts";
import { createResolver } from "./resolve-format.ts";

interface BuildOptions {
  /** The address of the site in place of the one in the content. */
  readonly origin?: string | undefined;
}

/** Builds the site that the app renders: every formatted text becomes what its schema's `tsType` names. Total for checked content. */
export function buildSite(content: ContentIndex, model: ContentModel, options: BuildOptions = {}): Site {
  const entries = new Map<string, readonly PageEntry[]>();
  for (const [folder, pages] of content.folders) entries.set(folder, pages.map(toEntry));
  const resolve = createResolver((folder) => entries.get(folder) ?? []);
  // A mapper copies valid data and only replaces formatted texts, by the type their schema names.
  const written = model.siteMapper(content.site.data, resolve) as SiteContent;
  const siteContent = { ...written, origin: options.origin ?? written.origin };
  const toRoute = (file: PageFile): Route => {
    const page = model.pageMapper(file.data, resolve) as Page;
    return {
      path: file.route,
      title: documentTitle(page.title, siteContent.brand.name),
      description: page.description,
      language: page.language ?? siteContent.language,
      listed: !page.unlisted,
      redirectFrom: page.redirectFrom ?? [],
      blocks: page.blocks,
      ...(siteContent.labels ? { labels: siteContent.labels } : {}),
    };
  };
  const notFound = content.pagesByRoute.get(notFoundRoute);
  return {
    content: siteContent,
    routes: content.pages.filter((page) => page !== notFound).map(toRoute),
    notFound: notFound && toRoute(notFound),
  };
}

function toEntry(file: PageFile): PageEntry {
  // The schema accepted it.
  const { title, description, nav, card } = file.data as Page;
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
