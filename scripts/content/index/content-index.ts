import { compareText } from "../diagnostic/diagnostic.ts";
import { groupBy } from "../diagnostic/group-by.ts";
import { valueAt } from "../diagnostic/path.ts";
import { findFormat } from "../formats/all-formats.ts";
import { inspectOnce, type PictureInspector } from "../pictures/inspect-picture.ts";
import type { AssetReader } from "../read/asset-reader.ts";
import type { SourceFile } from "../read/read-content.ts";
import { folderOfRoute, isNotFoundRoute } from "../read/route-of.ts";
import type { FormatMapper } from "../schema/map-formats.ts";
import type { Schema } from "../schema/schema-set.ts";
import type { SharedValues, UnmadeFolders } from "../yaml/fillings.ts";
import {
  type FormattedValues,
  type IndexedFile,
  type LinkReference,
  type PageFile,
  type Reference,
  valuesOf,
} from "./formatted-values.ts";
import { furtherRoutes } from "./further-routes.ts";
import { withOwnTargets } from "./link-target.ts";
import { documentAddresses } from "./site-data.ts";
import { siteLanguages } from "./site-languages.ts";

export type { IndexedFile, LinkReference, PageFile, Reference };

export interface ContentIndex {
  readonly site: IndexedFile;
  /** That file, and those with what the languages of the site say in their own words. */
  readonly siteFiles: readonly IndexedFile[];
  /** In the order of their routes, then of their paths. */
  readonly pages: readonly PageFile[];
  /** The addresses of the assets, with those of the documents that the build makes. */
  readonly assets: ReadonlySet<string>;
  readonly readAsset: AssetReader;
  readonly inspectPicture: PictureInspector;
  readonly pagesByRoute: ReadonlyMap<string, PageFile>;
  /** The pages by all routes that lead to them, those with parts of their lists too. */
  readonly pagesAt: ReadonlyMap<string, PageFile>;
  /** The listed pages directly below each folder, in menu order. */
  readonly folders: ReadonlyMap<string, readonly PageFile[]>;
  readonly references: readonly Reference[];
  readonly links: readonly LinkReference[];
  readonly blockTypes: ReadonlyMap<string, Schema>;
  /** The facts and parts of the site, where somebody may want to know who uses them. */
  readonly shared?: SharedValues | undefined;
  readonly unmade?: UnmadeFolders | undefined;
  /** Where something is not published at the moment that the index is about: that moment, in milliseconds since 1970, and the index of all content. */
  readonly hiding?: { readonly at: number; readonly whole: ContentIndex } | undefined;
  /** The file with the addresses that were published, where the authors keep one. */
  readonly lock?: SourceFile | undefined;
  /** The moment as of which events are past or to come, in milliseconds since 1970. */
  readonly at: number;
  anchorsOf(file: IndexedFile): ReadonlyMap<string, readonly Reference[]>;
}

export interface IndexInput extends Pick<ContentIndex, "blockTypes" | "shared" | "unmade" | "hiding" | "lock"> {
  readonly siteFiles: readonly [IndexedFile, ...IndexedFile[]];
  readonly pages: readonly PageFile[];
  readonly assets: readonly string[];
  readonly readAsset?: AssetReader | undefined;
  /** Without it pictures are read with `readAsset`. */
  readonly inspectPicture?: PictureInspector | undefined;
  readonly at?: number | undefined;
  readonly pageMapper: FormatMapper;
  readonly siteMapper: FormatMapper;
  /** Where the formatted values of files are kept, so that several indexes of the same files find them once. */
  readonly known?: WeakMap<IndexedFile, FormattedValues> | undefined;
}

/**
 * Makes the index for the build and for checks over several pages. Values that are wrong are not in it; the others are,
 * also those of a file with mistakes.
 */
export function indexContent(input: IndexInput): ContentIndex {
  const { pageMapper, siteMapper, known, ...parts } = input;
  const pages = orderPages(input.pages);
  const values = [
    ...input.siteFiles.map((file) => valuesOf(file, siteMapper, known)),
    ...pages.map((page) => valuesOf(page, pageMapper, known)),
  ];
  return assembleIndex({
    ...parts,
    pages,
    references: values.flatMap(({ references }) => references),
    links: values.flatMap(({ links }) => links),
  });
}

type IndexParts = Omit<IndexInput, "pageMapper" | "siteMapper" | "known"> & Pick<ContentIndex, "references" | "links">;

/** Makes an index from references that are known. `pages` must be in order. */
export function assembleIndex({
  readAsset = () => undefined,
  inspectPicture = inspectOnce(readAsset),
  assets,
  links,
  at = Date.now(),
  ...parts
}: IndexParts): ContentIndex {
  const { pages, references } = parts;
  const [site] = parts.siteFiles;
  // Where several pages have one route, the first is the page.
  const pagesByRoute = new Map(pages.toReversed().map((page) => [page.route, page]));
  const folders = groupByFolder(pages, site.data);
  const named = references.filter(({ format }) => findFormat(format)?.isAnchor);
  const anchorsByFile = groupBy(named, ({ file }) => file);
  const anchors = new Map([...anchorsByFile].map(([file, own]) => [file, groupBy(own, ({ value }) => value)]));
  return {
    ...parts,
    site,
    at,
    readAsset,
    inspectPicture,
    assets: new Set([...assets, ...documentAddresses(site.data)]),
    links: withOwnTargets(links, site.data),
    pagesByRoute,
    pagesAt: withFurtherRoutes({ site, pagesByRoute, references, folders, at }),
    folders,
    anchorsOf: (file) => anchors.get(file) ?? new Map<string, readonly Reference[]>(),
  };
}

/** Pages in the order of their routes, then of their paths. */
export function orderPages<Page extends PageFile>(pages: readonly Page[]): Page[] {
  return [...pages].sort((a, b) => compareText(a.route, b.route) || compareText(a.source.path, b.source.path));
}

/**
 * Whether a file with mistakes may have something that the index lacks: its source has `text` or could not be
 * read.
 */
export function mayHave({ isComplete, source }: IndexedFile, text: string | RegExp): boolean {
  return !isComplete && (source.text === "" || source.text.search(text) >= 0);
}

function withFurtherRoutes(
  content: Pick<ContentIndex, "site" | "pagesByRoute" | "references" | "folders" | "at">,
): ReadonlyMap<string, PageFile> {
  const further = furtherRoutes(content).flatMap(({ route, first }) => {
    const page = content.pagesByRoute.get(first);
    return page && !isNotFoundRoute(first) ? [[route, page] as const] : [];
  });
  return further.length === 0 ? content.pagesByRoute : new Map([...further, ...content.pagesByRoute]);
}

/** The listed pages directly below each folder, in menu order. The home page of a language is in none. */
export function groupByFolder(pages: readonly PageFile[], site: unknown): Map<string, PageFile[]> {
  const homes = new Set(["/", ...siteLanguages(site).map(({ home }) => home)]);
  const listed = pages.filter(
    ({ route, data }) => !homes.has(route) && !isNotFoundRoute(route) && valueAt(data, ["unlisted"]) !== true,
  );
  const folders = groupBy(listed, ({ route }) => folderOfRoute(route) || "/");
  for (const list of folders.values()) {
    list.sort((a, b) => orderOf(a) - orderOf(b) || (a.row ?? -1) - (b.row ?? -1) || compareText(a.route, b.route));
  }
  return folders;
}

function orderOf({ data }: PageFile): number {
  const order = valueAt(data, ["nav", "order"]);
  return typeof order === "number" && Number.isFinite(order) ? order : Number.MAX_VALUE;
}

/** Returns a function that finds something out of an index once, for all rules that ask it. */
export function oncePerIndex<Found>(find: (content: ContentIndex) => Found): (content: ContentIndex) => Found {
  let last: { readonly content: ContentIndex; readonly found: Found } | undefined;
  return (content) => {
    if (last?.content !== content) last = { content, found: find(content) };
    return last.found;
  };
}
