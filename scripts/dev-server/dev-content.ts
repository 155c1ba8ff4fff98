import type { SiteContent } from "../../src/content.gen.ts";
import type { PageEntry, Route } from "../../src/site.ts";
import { checkAlone } from "../content/check/check-content.ts";
import type { ContentModel } from "../content/check/content-model.ts";
import { digestPage, type FlawlessPage, type PageDigest } from "../content/check/digest-page.ts";
import { groupDigests, indexSite } from "../content/check/index-digests.ts";
import { runFileRules } from "../content/check/run-rules.ts";
import type { Diagnostic } from "../content/diagnostic/diagnostic.ts";
import type { ContentIndex } from "../content/index/content-index.ts";
import { siteFileName } from "../content/read/content-path.ts";
import { displayPath, type OtherFile, readContent, type SourceFile } from "../content/read/read-content.ts";
import { pathsOfRoute, routeOf } from "../content/read/route-of.ts";
import { folderEntries, resolvePage, resolveSite } from "../content/resolve/build-site.ts";
import { missingSiteFile } from "../content/rules/files/missing-site-file.ts";
import { noPages } from "../content/rules/files/no-pages.ts";
import { type ContentPlace, createFileMemory, type FileOnDisk } from "./file-memory.ts";
import { pathsBelow } from "./paths-below.ts";

/** What there is to be shown at a route, as far as the files say it that the page is made from. */
export interface Reading {
  /** The site file and that of the page, as they are. */
  readonly files: readonly FileOnDisk[];
  /** What is wrong in the page itself, and in the site file where it has not been right yet. */
  readonly mistakes: readonly Diagnostic[];
  /** From the site file as it was when it was last right. */
  readonly site?: SiteContent;
  /** Where there are no mistakes, and there is a page. */
  readonly page?: Route;
}

/**
 * Reads what a page is made from, whenever it is asked for: its own file, the site file, and the files of pages that are listed.
 * A mistake in another file than its own takes nothing from a page: the site file and what is listed are as they were when they
 * were last right. A listed page that has not been right yet has no title to go by, and is left out.
 */
export interface DevContent {
  read(route: string): Reading;
}

interface KnownPage {
  readonly file: FileOnDisk;
  /** Where it has no mistakes of its own. */
  readonly flawless: FlawlessPage | undefined;
  /** Its digest as it was when it was last without mistakes. */
  readonly lastDigest: PageDigest | undefined;
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
  const pageNow = createPageMemory(place, model);
  let lastIndex: ContentIndex | undefined;
  return {
    read(route) {
      const site = siteAt(siteFileName);
      lastIndex = site?.index ?? lastIndex;
      const pageAt = onceEach(pageNow);
      const page = firstOf(pathsOfRoute(route), pageAt);
      // Where nothing is left, the folder has gone.
      if (!site && !(lastIndex && page)) return { files: [], mistakes: findNoSite(place) };
      const files = [site, page].flatMap((known) => known?.file ?? []);
      const wrong = files.filter((file) => (file === page?.file ? !page.flawless : !lastIndex));
      const mistakes = wrong.length > 0 ? findMistakes(place, model, wrong) : [];
      if (!lastIndex) return { files, mistakes };
      const names = new Set([...foldersOfSite(lastIndex), ...foldersOfPage(page?.flawless)]);
      const folders = new Map(
        [...names].map((folder) => [folder, entriesOf(folder, pagesBelow(folder, place, pageAt))]),
      );
      const content = resolveSite(model, lastIndex.site.data, { folders });
      const shown = page?.flawless && resolvePage(model, page.flawless.data, { route, site: content, folders });
      return { files, mistakes, site: content, ...(shown ? { page: shown } : {}) };
    },
  };
}

/** Gives pages by their paths, and remembers of each how it was when it was last right. */
function createPageMemory(place: ContentPlace, model: ContentModel): PageAt {
  const lastDigests = new Map<string, PageDigest>();
  return createFileMemory(place, (file): KnownPage => {
    const flawless = "text" in file ? digestPage(model, file) : undefined;
    if (flawless) lastDigests.set(file.path, flawless.digest);
    return { file, flawless, lastDigest: lastDigests.get(file.path) };
  });
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

function foldersOfSite({ references }: ContentIndex): readonly string[] {
  return references.filter(({ format }) => format === "folder").map(({ value }) => value);
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

/** The entries of the pages of a folder. */
function entriesOf(folder: string, pages: readonly KnownPage[]): readonly PageEntry[] {
  const digests = pages.flatMap(({ lastDigest }) => lastDigest ?? []);
  return folderEntries({ folders: groupDigests(digests) }).get(folder) ?? [];
}

function findMistakes(
  { pages, cwd }: ContentPlace,
  model: ContentModel,
  files: readonly FileOnDisk[],
): readonly Diagnostic[] {
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
    return runFileRules([noPages], readContent(pages, cwd));
  }
  return runFileRules([missingSiteFile], { folder: displayPath(pages, cwd), sources: [], others: [], assets: [] });
}
