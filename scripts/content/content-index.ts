import type { Page, SiteContent } from "../../src/content.gen.ts";
import { compareText } from "./diagnostic.ts";
import { markdownLinks } from "./inline-markdown.ts";
import type { FormatMapper, FormattedText } from "./map-formats.ts";
import type { ContentFile } from "./parse-file.ts";

/** A value whose schema gives it a format, with the file it stands in. */
export interface Reference extends FormattedText {
  readonly file: ContentFile;
}

/** A valid page before its formats are resolved: every formatted text is still the author's. */
export interface PageFile extends ContentFile {
  readonly route: string;
  readonly page: Page;
}

/** A valid `_site.yaml`. */
export interface SiteFile extends ContentFile {
  readonly content: SiteContent;
}

/** Everything that checks over several pages need, gathered once. */
export interface ContentIndex {
  readonly site: SiteFile;
  /** In the order of their routes. */
  readonly pages: readonly PageFile[];
  readonly assets: ReadonlySet<string>;
  readonly pagesByRoute: ReadonlyMap<string, PageFile>;
  /** The listed pages directly below each folder, in menu order. */
  readonly folders: ReadonlyMap<string, readonly PageFile[]>;
  readonly references: readonly Reference[];
  /** The references of one page, or of the site file. */
  referencesOf(file: ContentFile): readonly Reference[];
}

/** The route that stands for the not-found page; no link leads to it. */
export const notFoundRoute = "/404";

/** The route of a content file: `industries/insurance.yaml` is `/industries/insurance`, `index.yaml` is `/`. */
export function routeOf(path: string): string {
  const route = `/${path.replace(/\.yaml$/, "")}`.replace(/\/index$/, "");
  return route === "" ? "/" : route;
}

/** Gathers what the cross-page checks and the build need to know of valid content. */
export function indexContent(
  site: SiteFile,
  pages: readonly PageFile[],
  context: { assets: readonly string[]; pageMapper: FormatMapper; siteMapper: FormatMapper },
): ContentIndex {
  const ordered = [...pages].sort((a, b) => compareText(a.route, b.route));
  const references = new Map<ContentFile, Reference[]>();
  references.set(site, collect(site, context.siteMapper));
  for (const page of ordered) references.set(page, collect(page, context.pageMapper));
  return {
    site,
    pages: ordered,
    assets: new Set(context.assets),
    pagesByRoute: new Map(ordered.map((page) => [page.route, page])),
    folders: groupByFolder(ordered),
    references: [...references.values()].flat(),
    referencesOf: (file) => references.get(file) ?? [],
  };
}

/** The links of a reference: the text itself, or those in its Markdown. */
export function linksOf(reference: Reference): readonly string[] {
  if (reference.format === "link") return [reference.value];
  return reference.format.endsWith("-markdown") ? markdownLinks(reference.value) : [];
}

function collect(file: ContentFile, mapper: FormatMapper): Reference[] {
  const found: Reference[] = [];
  mapper(file.data, (text) => {
    found.push({ ...text, file });
    return text.value;
  });
  return found;
}

function groupByFolder(pages: readonly PageFile[]): Map<string, PageFile[]> {
  const folders = new Map<string, PageFile[]>();
  for (const page of pages) {
    if (page.route === "/" || page.route === notFoundRoute || page.page.unlisted) continue;
    const folder = page.route.slice(0, page.route.lastIndexOf("/")) || "/";
    folders.set(folder, [...(folders.get(folder) ?? []), page]);
  }
  for (const list of folders.values()) {
    list.sort(
      (a, b) => (a.page.nav?.order ?? Infinity) - (b.page.nav?.order ?? Infinity) || compareText(a.route, b.route),
    );
  }
  return folders;
}
