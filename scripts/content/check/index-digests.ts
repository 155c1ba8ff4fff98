import type { ValuePath } from "../diagnostic/path.ts";
import { findFormat } from "../formats/all-formats.ts";
import { parseLink } from "../formats/parse-link.ts";
import {
  assembleIndex,
  type ContentIndex,
  groupByFolder,
  type IndexedFile,
  indexContent,
  type Link,
  orderPages,
  type PageFile,
  type Reference,
} from "../index/content-index.ts";
import type { PictureInspector } from "../pictures/picture-inspector.ts";
import type { AssetReader } from "../read/asset-reader.ts";
import type { SourceFile } from "../read/read-content.ts";
import { routeOfPage } from "../read/route-of.ts";
import type { ContentModel } from "./content-model.ts";
import { noFile, type PageDigest } from "./digest-page.ts";
import { parseFile } from "./parse-file.ts";
import { findsMistake } from "./run-rules.ts";

/** A site whose files have no mistakes of their own. */
export interface DigestedContent {
  readonly site: SourceFile;
  readonly digests: Iterable<PageDigest>;
  /** The addresses of assets. */
  readonly assets: readonly string[];
  readonly readAsset?: AssetReader | undefined;
  /** Without it pictures are read with `readAsset`. */
  readonly inspectPicture?: PictureInspector | undefined;
}

/**
 * Makes an index from the digests of all pages, or returns undefined where there is a mistake in the site file or
 * between files: then `checkContent` reports it. The places of values in pages are not known.
 */
export function indexDigests(
  model: ContentModel,
  { site, digests, assets, readAsset, inspectPicture }: DigestedContent,
): ContentIndex | undefined {
  const siteIndex = indexSite(model, site);
  if (!siteIndex) return undefined;
  const pages = orderPages(Array.from(digests, pageOfDigest));
  const references = pages.flatMap(referencesOf);
  const index = assembleIndex({
    site: siteIndex.site,
    pages,
    assets,
    readAsset,
    inspectPicture,
    blockTypes: model.blockTypes,
    englishLabels: model.englishLabels,
    references: [...siteIndex.references, ...references],
    numbers: [],
    links: [...siteIndex.links, ...references.flatMap(linksOf), ...pages.flatMap(markdownLinksOf)],
  });
  return findsMistake(model.checks, "site", index) || pages.length === 0 ? undefined : index;
}

/** The listed pages of each folder among some pages, in menu order. */
export function groupDigests(digests: Iterable<PageDigest>): ReadonlyMap<string, readonly PageFile[]> {
  return groupByFolder(orderPages(Array.from(digests, pageOfDigest)));
}

/** The index of the site file alone, or undefined where it has a mistake of its own. */
export function indexSite(model: ContentModel, source: SourceFile): ContentIndex | undefined {
  const { file, diagnostics } = parseFile(source, model.siteShape);
  if (diagnostics.length > 0 || !model.accepts.site(file.data)) return undefined;
  const site: IndexedFile = { ...file, isComplete: true, wrong: new Set() };
  const index = indexContent({ ...model, site, pages: [], assets: [] });
  return findsMistake(model.checks, "file", index) ? undefined : index;
}

/** Digests do not record where a value stands. */
const nowhere: ValuePath = [];

interface DigestFile extends PageFile {
  readonly digest: PageDigest;
}

/** A page as the other pages know it: its head, of which no place is known. */
export function pageOfDigest(digest: PageDigest): DigestFile {
  const { path, head } = digest;
  return { ...noFile, source: { path, displayPath: path, text: "" }, data: head, route: routeOfPage(path), digest };
}

function referencesOf(file: DigestFile): Reference[] {
  return file.digest.references.map(([format, value, place]) => ({
    file,
    format,
    value,
    place,
    path: nowhere,
    owner: file.digest.head,
  }));
}

function linksOf({ file, format, value }: Reference): Link[] {
  const found = findFormat(format)?.links?.(value) ?? [];
  return found.map(({ href }) => ({ file, path: nowhere, href, target: parseLink(href), excerpt: undefined }));
}

function markdownLinksOf(file: DigestFile): Link[] {
  return file.digest.markdownLinks.map((href) => ({
    file,
    path: nowhere,
    href,
    target: parseLink(href),
    excerpt: { start: 0, end: href.length },
  }));
}
