import type { SiteContent } from "../../src/content.gen.ts";
import type { PagePolicy, Route } from "../../src/site.ts";
import { type SiteChecks, siteChecks } from "../content/answers/site-checks.ts";
import { checkAlone } from "../content/check/check-content.ts";
import { type ContentModel, stoppingModel } from "../content/check/content-model.ts";
import { digestPage, type FlawlessPage, type PageDigest } from "../content/check/digest-page.ts";
import { groupDigests, pageOfDigest } from "../content/check/index-digests.ts";
import { runFileRules } from "../content/check/run-rules.ts";
import type { Diagnostic } from "../content/diagnostic/diagnostic.ts";
import { findFormat } from "../content/formats/all-formats.ts";
import type { ListedPage } from "../content/formats/content-format.ts";
import type { ContentIndex, PageFile } from "../content/index/content-index.ts";
import { firstOfFurther, ownTags, type TagRoutes } from "../content/index/further-routes.ts";
import { shownPage, type View } from "../content/index/publication.ts";
import {
  findTranslations,
  languageAt,
  languageFilePath,
  languageLinks,
  siteLanguages,
} from "../content/index/site-languages.ts";
import { addressForm, basePath } from "../content/read/address-form.ts";
import { createAssetReader } from "../content/read/asset-reader.ts";
import { displayPath, type OtherFile, readContent, type SourceFile } from "../content/read/read-content.ts";
import { folderOfRoute, pathsOfRoute, routeOf } from "../content/read/route-of.ts";
import { originOf, resolveSites, siteAt } from "../content/resolve/build-site.ts";
import {
  createPageLists,
  type EntrySource,
  type FolderEntries,
  folderEntries,
} from "../content/resolve/folder-entries.ts";
import { resolvePages } from "../content/resolve/number-pages.ts";
import { trailTo } from "../content/resolve/trail.ts";
import { missingFile } from "../content/rules/files/missing-file.ts";
import { rowNumber } from "../content/yaml/fillings.ts";
import { createPictureMemory } from "../images/picture-memory.ts";
import { findPolicies } from "../output/find-policies.ts";
import type { CheckResult } from "../watch/content-checker.ts";
import { type ContentPlace, type FileOnDisk, rememberFiles } from "../watch/file-memory.ts";
import { createDevSources } from "./dev-sources.ts";
import { marksOf, type PublicationMarks, withMark } from "./publication-marks.ts";
import { createSiteMemory } from "./site-memory.ts";

/** The content of a route, read from the files that its page is made from. */
export interface Reading {
  /** The current site file and page file, as far as they exist. */
  readonly files: readonly FileOnDisk[];
  /** The paths of the files of other languages, whose mistakes do not concern the page. */
  readonly elsewhere: readonly string[];
  /** The route of the page file: the one that was asked for, or that of the page whose list goes on there. */
  readonly first: string;
  readonly mistakes: readonly Diagnostic[];
  /** The site in the language of the page, from the last correct version of its files. */
  readonly site?: SiteContent;
  readonly sites?: readonly [SiteContent, ...SiteContent[]];
  /** The page, from the last correct version of its file. */
  readonly page?: Route;
  /** Whether it is an earlier version, because the file has mistakes now. */
  readonly isOld?: true;
  readonly marks?: PublicationMarks;
  readonly policy?: PagePolicy;
}

interface KnownPage {
  readonly file: FileOnDisk;
  readonly isRight: boolean;
  readonly last: FlawlessPage | undefined;
}

/** Authors see what is a draft, what is not published yet and what has expired. */
function everything(): View {
  return { at: Date.now(), shows: "everything" };
}

/**
 * Creates the content of the dev server, which reads at each request the files that a page is made from: its own file, the site file, and
 * those of the pages that it lists. A page is shown in spite of mistakes: of every file it uses the last correct version. A listed page
 * without one so far is left out, because it has no title.
 */
export function createDevContent(
  place: ContentPlace,
  model: ContentModel,
  pictures = createPictureMemory(place.pages),
  latest: () => Pick<CheckResult, "translations" | "embeds" | "tags"> | undefined = () => undefined,
) {
  const sourcesNow = createDevSources(place);
  const readSite = createSiteMemory(model);
  // New ones where the severities of the site have changed.
  const pagesFor = onceForEqual((checks: SiteChecks) => createPageMemory(stoppingModel(model, checks)));
  const { base = "" } = place;
  const readAsset = createAssetReader(place.pages);
  // The header, the footer and the styles are made once for the same site.
  const sameAsBefore = onceForEqual((site: SiteContent) => site);
  let lastIndex: ContentIndex | undefined;
  return {
    read(route: string): Reading {
      const sources = sourcesNow();
      const site = readSite(sources);
      lastIndex = site?.index ?? lastIndex;
      const checks = siteChecks(lastIndex?.site.data);
      const pageOf = pagesFor(checks);
      const pageAt = onceEach((path) => pageOf(sources.at(path)));
      const first = firstOf(pathsOfRoute(route), pageAt) ? route : firstOfFurther(route);
      const page = firstOf(pathsOfRoute(first), pageAt);
      // Neither the site file nor anything to show without it: the folder may have gone.
      if (!site && !(lastIndex && page)) return { first, files: [], elsewhere: [], mistakes: findNoSite(place) };
      const files = [...(site?.files ?? []), ...(page ? [page.file] : [])];
      const languages = siteLanguages(lastIndex?.site.data);
      const [, ...others] = languages;
      const language = languageAt(languages, first);
      const elsewhere = others.filter((one) => one !== language).map(languageFilePath);
      const wrong = files.filter((file) =>
        file === page?.file ? !page.isRight : site?.wrong.includes(file) && !elsewhere.includes(file.path),
      );
      const row = page && rowNumber(page.file);
      const { mistakes: ofRows, areOld } =
        page && row === undefined
          ? { mistakes: [], areOld: false }
          : sources.rowMistakes(folderOfRoute(first) || "/", row);
      const listed = foldersOfPage(page?.last).flatMap((folder) => sources.rowMistakes(folder).mistakes);
      const own =
        wrong.length > 0 ? findMistakes(place, stoppingModel(model, checks), { wrong, site: site?.files ?? [] }) : [];
      const mistakes = [...new Set([...own, ...ofRows, ...listed])];
      if (!lastIndex) return { first, files, elsewhere, mistakes };
      const origin = originBelow(base, lastIndex);
      const tags: TagRoutes = new Map(latest()?.tags.map(([folder, routes]) => [folder, new Map(routes)]));
      const listing: Listing = { model, origin, site: lastIndex.site, inspectPicture: pictures.inspect, tags };
      const findTranslation = findTranslations(lastIndex.site.data, latest()?.translations ?? []);
      const ofSite = foldersOfSite(lastIndex).flatMap((folder) => [
        folder,
        ...others.flatMap(({ code, home }) => [home + folder, findTranslation(folder).get(code) ?? []].flat()),
      ]);
      const names = new Set([...ofSite, ...foldersOfPage(page?.last)]);
      const below = [...names].flatMap((folder) => pagesBelow(sources.below(folder), pageAt));
      const folders = entriesOf(below, page?.last?.digest, listing);
      const sites = resolveSites(model, lastIndex, {
        folders,
        origin,
        findTranslation,
        pageAt: (path) => entryOf(path, firstOf(pathsOfRoute(path), pageAt), listing),
        inspectPicture: pictures.inspect,
        now: new Date(),
      });
      const content = sameAsBefore(siteAt(sites, first));
      // Not for an address without a page, which may have any number of slashes.
      const trail = () => trailTo(folderOfRoute(first), { site: content, pageAt: (path) => lastPageAt(path, pageAt) });
      const shown =
        page?.last &&
        resolvePages(model, shownPage(page.last.data, everything()), {
          route: first,
          site: content,
          folders,
          trail: trail(),
          tags: new Map(ownTags(tags, { route: first, data: page.last.digest.head })),
          languages: languageLinks(languages, findTranslation, addressForm(origin, content))(first),
          inspectPicture: pictures.inspect,
          readAsset,
          embeds: latest()?.embeds ?? [],
        }).find(({ path }) => path === route);
      const marks = page?.last && marksOf(page.last.data, Date.now());
      const policy = policyOf(lastIndex, page?.last, sites);
      return {
        first,
        files,
        elsewhere,
        mistakes,
        site: content,
        sites,
        policy,
        ...pageShown(shown, page?.isRight && !areOld),
        ...(marks ? { marks } : {}),
      };
    },
  };
}

function policyOf(site: ContentIndex, page: FlawlessPage | undefined, sites: Required<Reading>["sites"]): PagePolicy {
  const { plainPolicy, policyOf } = findPolicies(site, new Map(page ? [[page.digest.path, page.digest]] : []), sites);
  return (page && policyOf(page.digest.path)) ?? plainPolicy;
}

function pageShown(page: Route | undefined, isNew: boolean | undefined): Pick<Reading, "page" | "isOld"> {
  if (!page) return {};
  return isNew ? { page } : { page, isOld: true };
}

type PageOf = (file: FileOnDisk | undefined) => KnownPage | undefined;

/** Returns a function that reads the files of pages and remembers the last correct version of each. */
function createPageMemory(model: ContentModel): PageOf {
  const right = new Map<string, FlawlessPage>();
  const examine = (file: FileOnDisk): KnownPage => {
    const flawless = "text" in file ? digestPage(model, file, everything()) : undefined;
    if (flawless) right.set(file.path, flawless);
    return { file, isRight: flawless !== undefined, last: right.get(file.path) };
  };
  const pageOf = rememberFiles(examine);
  return (file) => {
    const page = file && pageOf(file);
    if (!page || page.isRight || !("text" in page.file)) return page;
    // It may be right although nobody has written it: a day that was to come is there.
    return /\b(?:date|publishAt|expireAt)\b/.test(page.file.text) ? examine(page.file) : page;
  };
}

/** Returns a function that makes something of a value, and again only if it is given another one. */
function onceForEqual<Value, Made>(make: (value: Value) => Made): (value: Value) => Made {
  let before: { readonly json: string; readonly made: Made } | undefined;
  return (value) => {
    const json = JSON.stringify(value);
    if (before?.json !== json) before = { json, made: make(value) };
    return before.made;
  };
}

type PageAt = (path: string) => KnownPage | undefined;

/**
 * Reads each page at most once, so that it is the same in all places of an answer while someone writes to its file.
 */
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
  return references.filter(({ format }) => findFormat(format)?.listsPages).map(({ value }) => value);
}

function foldersOfPage(page: FlawlessPage | undefined): readonly string[] {
  return (page?.digest.references ?? []).filter(([format]) => findFormat(format)?.listsPages).map(([, value]) => value);
}

/** The pages at some paths. Of several files with the same route only the first counts. */
function pagesBelow(paths: readonly string[], pageAt: PageAt): readonly KnownPage[] {
  const pages = new Map<string, KnownPage>();
  for (const path of paths) {
    const page = pages.has(routeOf(path)) ? undefined : pageAt(path);
    if (page) pages.set(routeOf(path), page);
  }
  return [...pages.values()];
}

/** The origin of the site, with the path that the dev server serves below. */
function originBelow(base: string, { site }: ContentIndex): string {
  const origin = originOf(site.data, undefined);
  return origin.slice(0, origin.length - basePath(origin).length) + base;
}

function lastPageAt(route: string, pageAt: PageAt): PageFile | undefined {
  const digest = firstOf(pathsOfRoute(route), pageAt)?.last?.digest;
  return digest && pageOfDigest(digest);
}

/** The inputs beside the pages on which their entries depend. */
interface Listing extends Omit<EntrySource, "folders"> {
  readonly model: ContentModel;
  readonly origin: string;
}

/** The entries with which pages are listed, by folders, and those in the lists of a page. */
function entriesOf(pages: readonly KnownPage[], shown: PageDigest | undefined, listing: Listing): FolderEntries {
  const digests = pages.flatMap(({ file, last }) => (last ? withMark({ ...last.digest, row: rowNumber(file) }) : []));
  const content = { folders: groupDigests(digests, listing.site.data), at: Date.now(), ...listing };
  const folders = folderEntries(content, listing.model, listing.origin);
  return shown ? new Map([...folders, ...createPageLists(content, folders)(shown)]) : folders;
}

/** The entry with which a page is listed; undefined if it is not. */
function entryOf(route: string, page: KnownPage | undefined, listing: Listing): ListedPage | undefined {
  const folder = folderOfRoute(route) || "/";
  return entriesOf(page ? [page] : [], undefined, listing).get(folder)?.[0];
}

function findMistakes(
  { pages, cwd }: ContentPlace,
  model: ContentModel,
  { wrong, site }: { wrong: readonly FileOnDisk[]; site: readonly FileOnDisk[] },
): readonly Diagnostic[] {
  // The site file says how much a mistake matters.
  const files = [...new Set([...wrong, ...site])];
  const sources = files.filter((file): file is SourceFile => "text" in file);
  const others = files.filter((file): file is OtherFile => !("text" in file));
  const found = checkAlone(model, { folder: displayPath(pages, cwd), sources, others, assets: [] }, everything());
  const names = new Set(wrong.map(({ displayPath: file }) => file));
  const right = new Set(site.map(({ displayPath: file }) => file).filter((file) => !names.has(file)));
  // What a page is filled with stands in other files.
  const mistakes = found.filter(({ file }) => !right.has(file));
  if (mistakes.length === 0) throw new Error(`Nothing is wrong with ${[...names].join(", ")}.`);
  return mistakes;
}

function findNoSite({ pages, cwd }: ContentPlace): readonly Diagnostic[] {
  return runFileRules([missingFile], readContent(pages, cwd));
}
