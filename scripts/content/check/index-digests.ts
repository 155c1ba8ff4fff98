import { mayAccept } from "../answers/find-acceptances.ts";
import { areAccepted } from "../answers/without-accepted.ts";
import type { ValuePath } from "../diagnostic/path.ts";
import { findFormat } from "../formats/all-formats.ts";
import { parseLink } from "../formats/parse-link.ts";
import {
  assembleIndex,
  type ContentIndex,
  groupByFolder,
  type IndexedFile,
  indexContent,
  type LinkReference,
  orderPages,
  type PageFile,
  type Reference,
} from "../index/content-index.ts";
import type { PictureInspector } from "../pictures/inspect-picture.ts";
import type { AssetReader } from "../read/asset-reader.ts";
import type { SourceFile } from "../read/read-content.ts";
import { routeOfPage } from "../read/route-of.ts";
import type { ContentModel } from "./content-model.ts";
import { type DigestState, noFile, type PageDigest, stateAt } from "./digest-page.ts";
import { parseFile } from "./parse-file.ts";
import { checksOf, findsMistake, runChecks } from "./run-rules.ts";

/** A site whose files have no mistakes of their own. */
interface DigestedContent {
  readonly site: SourceFile;
  readonly digests: Iterable<PageDigest>;
  /** The addresses of assets. */
  readonly assets: readonly string[];
  readonly readAsset?: AssetReader | undefined;
  /** Without it pictures are read with `readAsset`. */
  readonly inspectPicture?: PictureInspector | undefined;
  /** Whether the authors accept all mistakes between files. It is asked where there are some, and a file has acceptances. */
  readonly areAccepted?: () => boolean;
}

/**
 * Makes an index from the digests of all pages, of what is published as of their moment, or returns undefined where there is a
 * mistake in the site file or between files, then or at a later moment: then `checkContent` reports it. The places of values in
 * pages are not known.
 */
export function indexDigests(model: ContentModel, content: DigestedContent): ContentIndex | undefined {
  const site = indexSite(model, content.site);
  if (!site) return undefined;
  const digests = [...content.digests];
  const indexAt = (at: number) => indexStates(model, { ...content, site, digests, at });
  const now = indexAt(Number.NEGATIVE_INFINITY);
  if (now.pages.length === 0) return undefined;
  const isWrong =
    findsMistake(model.checks, "site", now) ||
    comingChanges(digests).some((at) => findsMistake(model.checks, "site", indexAt(at)));
  if (!isWrong) return now;
  const mayBeAccepted = digests.some(({ accepts }) => accepts) || mayAccept(content.site.text);
  return mayBeAccepted && content.areAccepted?.() ? now : undefined;
}

/** The moments at which something on the site is published or expires, in order. */
function comingChanges(digests: Iterable<PageDigest>): number[] {
  const moments = new Set<number>();
  for (const { later = [] } of digests) for (const { from } of later) moments.add(from);
  return [...moments].sort((a, b) => a - b);
}

interface DigestedSite extends Omit<DigestedContent, "site"> {
  readonly site: ContentIndex;
  readonly digests: readonly PageDigest[];
  readonly at: number;
}

/** The index of a site as it is at a moment. */
function indexStates(model: ContentModel, content: DigestedSite): ContentIndex {
  const { site, digests, assets, readAsset, inspectPicture, at } = content;
  const all = orderPages(digests.map((digest) => fileOf(digest.path, stateAt(digest, at))));
  const pages = all.filter(({ state }) => !state.isHidden);
  const shared = { site: site.site, assets, readAsset, inspectPicture, ...namesOf(model) };
  const isAllShown = digests.every(({ whole }) => whole === undefined);
  const hiding = isAllShown
    ? undefined
    : { at, whole: assembleIndex({ ...shared, pages: all, ...digestValues(site, digests.map(wholeFileOf)) }) };
  return assembleIndex({ ...shared, pages, ...digestValues(site, pages), hiding });
}

function namesOf({ blockTypes, englishLabels }: ContentModel) {
  return { blockTypes, englishLabels };
}

function digestValues(site: ContentIndex, pages: readonly DigestFile[]) {
  const references = pages.flatMap(referencesOf);
  return {
    references: [...site.references, ...references],
    links: [...site.links, ...references.flatMap(linksOf), ...pages.flatMap(markdownLinksOf)],
  };
}

/** The listed pages of each folder among some pages, in menu order. */
export function groupDigests(digests: Iterable<PageDigest>): ReadonlyMap<string, readonly PageFile[]> {
  return groupByFolder(orderPages(Array.from(digests, pageOfDigest)));
}

/** The index of the site file alone, or undefined where it has a mistake of its own. */
export function indexSite(model: ContentModel, source: SourceFile): ContentIndex | undefined {
  const { file, diagnostics } = parseFile(source, model.siteShape);
  if (diagnostics.length > 0 || model.validator.site(file.data).length > 0) return undefined;
  const site: IndexedFile = { ...file, isComplete: true, wrong: new Set() };
  const index = indexContent({ ...model, site, pages: [], assets: [] });
  const isWrong = findsMistake(model.checks, "file", index);
  const isAccepted = () => areAccepted(runChecks(checksOf(model.checks, "file"), index), source.text);
  return isWrong && !(mayAccept(source.text) && isAccepted()) ? undefined : index;
}

/** Digests do not record where a value stands. */
const nowhere: ValuePath = [];

interface DigestFile extends PageFile {
  readonly state: DigestState;
}

/** A page as the other pages know it: its head, of which no place is known. */
export function pageOfDigest(digest: PageDigest): PageFile {
  return fileOf(digest.path, digest);
}

/** A page with everything that it names, published or not. */
function wholeFileOf(digest: PageDigest): DigestFile {
  return fileOf(digest.path, { ...digest, ...digest.whole });
}

function fileOf(path: string, state: DigestState): DigestFile {
  const source = { path, displayPath: path, text: "" };
  return { ...noFile, source, data: state.head, route: routeOfPage(path), state };
}

function referencesOf(file: DigestFile): Reference[] {
  const { state } = file;
  return state.references.map(([format, value, place, neighbours]) => ({
    file,
    format,
    value,
    place,
    path: nowhere,
    owner: neighbours ?? state.head,
  }));
}

function linksOf({ file, format, value }: Reference): LinkReference[] {
  const found = findFormat(format)?.links?.(value) ?? [];
  return found.map(({ href }) => ({ file, path: nowhere, href, target: parseLink(href), excerpt: undefined }));
}

function markdownLinksOf(file: DigestFile): LinkReference[] {
  return file.state.markdownLinks.map((href) => ({
    file,
    path: nowhere,
    href,
    target: parseLink(href),
    excerpt: { start: 0, end: href.length },
  }));
}
