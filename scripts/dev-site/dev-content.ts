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
import { placeOf, trailTo } from "../content/resolve/trail.ts";
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
  /** The current site file and page file, if they exist. */
  readonly files: readonly FileOnDisk[];
  /** The paths of the files of other languages, whose mistakes do not concern the page. */
  readonly elsewhere: readonly string[];
  /** The route of the page file: the one that was requested, or that of the first page of a list that continues there. */
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

/** Authors also see drafts, pages that are not published yet and expired ones. */
function everything(): View {
  return { at: Date.now(), shows: "everything" };
}

/**
 * Creates the content of the dev server. Each request reads the files that a page is made from: its own file, the site file, and those of
 * the pages that it lists. A page is shown despite mistakes, with the last correct version of every file. A listed page that has never
 * been correct is left out, because it has no title.
 */
export function createDevContent(
  place: ContentPlace,
  model: ContentModel,
  pictures = createPictureMemory(place.pages),
  latest: () => Pick<CheckResult, "translations" | "embeds" | "tags"> | undefined = () => undefined,
) {
  const sourcesNow = createDevSources(place);
  const readSite = createSiteMemory(model);
  // Created again when the severities of the site change.
  const pagesFor = onceForEqual((checks: SiteChecks) => createPageMemory(stoppingModel(model, checks)));
  const { base = "" } = place;
  const readAsset = createAssetReader(place.pages);
  // The same object for an equal site, so that its header, footer and styles are made once.
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
      // There is no site file, and nothing to show without one: the folder may have been deleted.
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
      // Only if there is a page: other addresses may have any number of slashes.
      const trail = (place: string) => trailTo(place, { site: content, pageAt: (path) => lastPageAt(path, pageAt) });
      const shown =
        page?.last &&
        resolvePages(model, shownPage(page.last.data, everything()), {
          route: first,
          site: content,
          folders,
          trail: trail(placeOf({ route: first, data: page.last.data })),
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
    // It may have become correct without a change of the file, because a date has passed.
    return /\b(?:date|publishAt|expireAt)\b/.test(page.file.text) ? examine(page.file) : page;
  };
}

/** Returns a function that makes something from a value, and makes it again only if the value changes. */
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
 * Reads each page at most once, so that it is the same throughout an answer, even if its file changes meanwhile.
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

/** The pages at some paths. If several files have the same route, only the first counts. */
function pagesBelow(paths: readonly string[], pageAt: PageAt): readonly KnownPage[] {
  const pages = new Map<string, KnownPage>();
  for (const path of paths) {
    const page = pages.has(routeOf(path)) ? undefined : pageAt(path);
    if (page) pages.set(routeOf(path), page);
  }
  return [...pages.values()];
}

/** The origin of the site, with the base path of the dev server. */
function originBelow(base: string, { site }: ContentIndex): string {
  const origin = originOf(site.data, undefined);
  return origin.slice(0, origin.length - basePath(origin).length) + base;
}

function lastPageAt(route: string, pageAt: PageAt): PageFile | undefined {
  const digest = firstOf(pathsOfRoute(route), pageAt)?.last?.digest;
  return digest && pageOfDigest(digest);
}

/** The inputs, besides the pages, on which their entries depend. */
interface Listing extends Omit<EntrySource, "folders"> {
  readonly model: ContentModel;
  readonly origin: string;
}

/** The list entries of pages, by folder, and those in the lists of a page. */
function entriesOf(pages: readonly KnownPage[], shown: PageDigest | undefined, listing: Listing): FolderEntries {
  const digests = pages.flatMap(({ file, last }) => (last ? withMark({ ...last.digest, row: rowNumber(file) }) : []));
  const content = { folders: groupDigests(digests, listing.site.data), at: Date.now(), ...listing };
  const folders = folderEntries(content, listing.model, listing.origin);
  return shown ? new Map([...folders, ...createPageLists(content, folders)(shown)]) : folders;
}

/** The list entry of a page; undefined if it is not listed. */
function entryOf(route: string, page: KnownPage | undefined, listing: Listing): ListedPage | undefined {
  const folder = folderOfRoute(route) || "/";
  return entriesOf(page ? [page] : [], undefined, listing).get(folder)?.[0];
}

function findMistakes(
  { pages, cwd }: ContentPlace,
  model: ContentModel,
  { wrong, site }: { wrong: readonly FileOnDisk[]; site: readonly FileOnDisk[] },
): readonly Diagnostic[] {
  // The site file sets the severities of mistakes.
  const files = [...new Set([...wrong, ...site])];
  const sources = files.filter((file): file is SourceFile => "text" in file);
  const others = files.filter((file): file is OtherFile => !("text" in file));
  const found = checkAlone(model, { folder: displayPath(pages, cwd), sources, others, assets: [] }, everything());
  const names = new Set(wrong.map(({ displayPath: file }) => file));
  const right = new Set(site.map(({ displayPath: file }) => file).filter((file) => !names.has(file)));
  // A page may be filled from other files, which have mistakes of their own.
  const mistakes = found.filter(({ file }) => !right.has(file));
  if (mistakes.length === 0) throw new Error(`Nothing is wrong with ${[...names].join(", ")}.`);
  return mistakes;
}

function findNoSite({ pages, cwd }: ContentPlace): readonly Diagnostic[] {
  return runFileRules([missingFile], readContent(pages, cwd));
}
