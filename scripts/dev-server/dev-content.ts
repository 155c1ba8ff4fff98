import type { SiteContent } from "../../src/content.gen.ts";
import type { PageEntry, Route } from "../../src/site.ts";
import { folderEntries, resolvePage, resolveSite } from "../content/build-site.ts";
import { type ContentModel, checkAlone } from "../content/check-content.ts";
import type { ContentIndex } from "../content/content-index.ts";
import { siteFileName } from "../content/content-path.ts";
import type { Diagnostic } from "../content/diagnostic.ts";
import { digestPage, type FlawlessPage } from "../content/digest-page.ts";
import { missingSiteFile } from "../content/files/missing-site-file.ts";
import { noPages } from "../content/files/no-pages.ts";
import { groupDigests, indexSite } from "../content/index-digests.ts";
import { displayPath, type OtherFile, readContent, type SourceFile } from "../content/read-content.ts";
import { pathsOfRoute, routeOf } from "../content/route-of.ts";
import { type ContentPlace, createFileMemory, type FileOnDisk } from "./file-memory.ts";
import { pathsBelow } from "./paths-below.ts";

/** What there is to be shown at a route, as far as the files say it that the page is made from. */
export interface Reading {
  /** Those files. */
  readonly files: readonly FileOnDisk[];
  /** What is wrong in one of them, whatever the rest of the site is. */
  readonly mistakes: readonly Diagnostic[];
  /** Where there are no mistakes. */
  readonly site?: SiteContent;
  /** Where there are no mistakes, and there is a page. */
  readonly page?: Route;
}

/** Reads what a page is made from, whenever it is asked for: its own file, the site file, and the files of pages that are listed. */
export interface DevContent {
  read(route: string): Reading;
}

interface KnownPage {
  readonly file: FileOnDisk;
  /** Where it has no mistakes of its own. */
  readonly flawless: FlawlessPage | undefined;
}

interface KnownSite {
  readonly file: FileOnDisk;
  /** Where it has no mistakes of its own. */
  readonly index: ContentIndex | undefined;
}

/** Creates the content of the dev server. Nothing is read yet. */
export function createDevContent(place: ContentPlace, model: ContentModel): DevContent {
  const siteAt = createFileMemory(place, (file): KnownSite => {
    return { file, index: "text" in file ? indexSite(model, file) : undefined };
  });
  const pageNow = createFileMemory(place, (file): KnownPage => {
    return { file, flawless: "text" in file ? digestPage(model, file) : undefined };
  });
  return {
    read(route) {
      const site = siteAt(siteFileName);
      if (!site) return { files: [], mistakes: findNoSite(place) };
      const pageAt = onceEach(pageNow);
      const page = firstOf(pathsOfRoute(route), pageAt);
      const names = new Set([...foldersOfSite(site.index), ...foldersOfPage(page?.flawless)]);
      const lists = [...names].map((folder) => [folder, pagesBelow(folder, place, pageAt)] as const);
      const known = [...new Set([...(page ? [page] : []), ...lists.flatMap(([, pages]) => pages)])];
      const files = [site, ...known].map(({ file }) => file);
      const wrong = [...(site.index ? [] : [site]), ...known.filter(({ flawless }) => !flawless)];
      if (wrong.length > 0) return { files, mistakes: findMistakes(place, model, wrong) };
      const folders = new Map(lists.map(([folder, pages]) => [folder, entriesOf(folder, pages)]));
      const content = resolveSite(model, site.index?.site.data, { folders });
      return {
        files,
        mistakes: [],
        site: content,
        ...(page ? { page: resolvePage(model, page.flawless?.data, { route, site: content, folders }) } : {}),
      };
    },
  };
}

type PageAt = (path: string) => KnownPage | undefined;

/** A page that stands in several places is the same in all of them, also while someone writes it. */
function onceEach(pageNow: PageAt): PageAt {
  const known = new Map<string, KnownPage | undefined>();
  return (path) => {
    if (!known.has(path)) known.set(path, pageNow(path));
    return known.get(path);
  };
}

function firstOf(paths: readonly string[], pageAt: PageAt): KnownPage | undefined {
  for (const path of paths) {
    const page = pageAt(path);
    if (page) return page;
  }
  return undefined;
}

function foldersOfSite(index: ContentIndex | undefined): readonly string[] {
  return (index?.references ?? []).filter(({ format }) => format === "folder").map(({ value }) => value);
}

function foldersOfPage(page: FlawlessPage | undefined): readonly string[] {
  return (page?.digest.references ?? []).filter(([format]) => format === "folder").map(([, value]) => value);
}

/** The pages directly below a folder; of several with one route the first. */
function pagesBelow(folder: string, place: ContentPlace, pageAt: PageAt): readonly KnownPage[] {
  const pages = new Map<string, KnownPage>();
  for (const path of pathsBelow(folder, place)) {
    const page = pages.has(routeOf(path)) ? undefined : pageAt(path);
    if (page) pages.set(routeOf(path), page);
  }
  return [...pages.values()];
}

/** The entries of a folder all of whose pages are without mistakes. */
function entriesOf(folder: string, pages: readonly KnownPage[]): readonly PageEntry[] {
  const digests = pages.flatMap(({ flawless }) => (flawless ? [flawless.digest] : []));
  return folderEntries({ folders: groupDigests(digests) }).get(folder) ?? [];
}

function findMistakes(
  { pages, cwd }: ContentPlace,
  model: ContentModel,
  wrong: readonly { readonly file: FileOnDisk }[],
): readonly Diagnostic[] {
  const files = wrong.map(({ file }) => file);
  const sources = files.filter((file): file is SourceFile => "text" in file);
  const others = files.filter((file): file is OtherFile => !("text" in file));
  const mistakes = checkAlone(model, { folder: displayPath(pages, cwd), sources, others, assets: [] });
  if (mistakes.length === 0) throw new Error(`Nothing is wrong with ${files.map(({ file }) => file).join(", ")}.`);
  return mistakes;
}

function findNoSite({ pages, cwd, disk }: ContentPlace): readonly Diagnostic[] {
  try {
    disk.list(pages, "");
  } catch {
    return noPages.check(readContent(pages, cwd));
  }
  return missingSiteFile.check({ folder: displayPath(pages, cwd), sources: [], others: [], assets: [] });
}
