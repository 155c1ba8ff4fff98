import { mayAccept } from "../answers/find-acceptances.ts";
import type { ValuePath } from "../diagnostic/path.ts";
import { parseLink } from "../formats/parse-link.ts";
import {
  assembleIndex,
  type ContentIndex,
  groupByFolder,
  type IndexedFile,
  type IndexInput,
  indexContent,
  type LinkReference,
  orderPages,
  type PageFile,
  type Reference,
} from "../index/content-index.ts";
import { linksOf } from "../index/formatted-values.ts";
import { siteFileName } from "../read/content-path.ts";
import type { SourceFile } from "../read/read-content.ts";
import { routeOfPage } from "../read/route-of.ts";
import type { ContentModel } from "./content-model.ts";
import { noFile, type PageDigest } from "./digest-page.ts";
import { parseFile } from "./parse-file.ts";
import { findsMistake } from "./run-rules.ts";

interface DigestedContent extends Pick<IndexInput, "assets" | "readAsset" | "inspectPicture" | "lock" | "at"> {
  /** The site file, and those of its languages. */
  readonly siteFiles: readonly SourceFile[];
  readonly digests: Iterable<PageDigest>;
  /** Whether the full check finds nothing that stops a build. Called if digests cannot decide that. */
  readonly isRight?: () => boolean;
}

/**
 * Makes an index from the digests of all pages, or returns undefined if there is a mistake in the site file or between files, now or later,
 * which `checkContent` then reports. The places of values in pages are not known.
 */
export function indexDigests(model: ContentModel, content: DigestedContent): ContentIndex | undefined {
  const { isRight, digests: _, siteFiles, ...others } = content;
  const { checks, blockTypes } = model;
  const site = indexSite(model, siteFiles);
  if (!site) return undefined;
  const digests = [...content.digests];
  const pages = orderPages(digests.filter(({ isHidden }) => !isHidden).map(pageOfDigest));
  if (pages.length === 0) return undefined;
  const references = pages.flatMap(referencesOf);
  const index = assembleIndex({
    ...others,
    ...{ blockTypes, pages },
    siteFiles: [site.site, ...site.siteFiles.slice(1)],
    references: [...site.references, ...references],
    links: [...site.links, ...references.flatMap(linksOf), ...pages.flatMap(markdownLinksOf)],
  });
  const isDoubtful =
    checks.some(({ scope }) => scope === "texts") ||
    digests.some((digest) => digest.isDoubtful) ||
    findsMistake(checks, "file", site) ||
    findsMistake(checks, "site", index);
  return !isDoubtful || isRight?.() ? index : undefined;
}

/** The listed pages of each folder, in menu order. */
export function groupDigests(digests: Iterable<PageDigest>, site: unknown): ReadonlyMap<string, readonly PageFile[]> {
  return groupByFolder(orderPages(Array.from(digests, pageOfDigest)), site);
}

/** The index of the site files without pages, or undefined if one has a mistake of its own that no comment may accept. */
export function indexSite(model: ContentModel, sources: readonly SourceFile[]): ContentIndex | undefined {
  const [site, ...languages] = sources.flatMap((source): IndexedFile[] => {
    const kind = source.path === siteFileName ? "site" : "language";
    const { file, diagnostics } = parseFile(source, model.shapes[kind]);
    const isRight = diagnostics.length === 0 && model.validator[kind](file.data).length === 0;
    return isRight ? [{ ...file, isComplete: true, wrong: new Set() }] : [];
  });
  if (!site || languages.length + 1 < sources.length) return undefined;
  const index = indexContent({ ...model, siteFiles: [site, ...languages], pages: [], assets: [] });
  return sources.some(({ text }) => mayAccept(text)) || !findsMistake(model.checks, "file", index) ? index : undefined;
}

/** Digests do not record the places of values. */
const nowhere: ValuePath = [];

interface DigestFile extends PageFile {
  readonly digest: PageDigest;
}

/** A page as other pages see it: its head, without the places of values. */
export function pageOfDigest(digest: PageDigest): DigestFile {
  const { path, row, head: data } = digest;
  const { place, sourceText, isDamaged, isComplete, wrong } = noFile;
  const source = { path, displayPath: path, text: "" };
  // Fields are listed one by one: an object that begins with a spread gets its own hidden class in V8, larger than itself.
  return {
    source,
    data,
    place,
    sourceText,
    isDamaged,
    isComplete,
    wrong,
    route: routeOfPage(path),
    row,
    digest,
  };
}

function referencesOf(file: DigestFile): Reference[] {
  const { references, head } = file.digest;
  return references.map(([format, value, place, neighbours]) => ({
    file,
    format,
    value,
    place,
    path: nowhere,
    owner: neighbours ?? head,
  }));
}

function markdownLinksOf(file: DigestFile): LinkReference[] {
  return file.digest.markdownLinks.map((href) => ({
    file,
    path: nowhere,
    href,
    target: parseLink(href),
    excerpt: { start: 0, end: href.length },
  }));
}
