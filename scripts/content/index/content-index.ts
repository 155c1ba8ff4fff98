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
  isSeenIn,
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
  /** The site file, and the site files of its languages. */
  readonly siteFiles: readonly IndexedFile[];
  /** Sorted by route, then by path. */
  readonly pages: readonly PageFile[];
  /** The addresses of the assets, and of the documents that the build makes. */
  readonly assets: ReadonlySet<string>;
  readonly readAsset: AssetReader;
  readonly inspectPicture: PictureInspector;
  readonly pagesByRoute: ReadonlyMap<string, PageFile>;
  /** The pages by all their routes, including those of further parts of their lists. */
  readonly pagesAt: ReadonlyMap<string, PageFile>;
  /** The listed pages directly below each folder, in menu order. */
  readonly folders: ReadonlyMap<string, readonly PageFile[]>;
  readonly references: readonly Reference[];
  readonly links: readonly LinkReference[];
  readonly blockTypes: ReadonlyMap<string, Schema>;
  /** The facts and parts of the site, if known. */
  readonly shared?: SharedValues | undefined;
  readonly unmade?: UnmadeFolders | undefined;
  /** If some content is not published at the moment of this index: that moment, in milliseconds since 1970, and the index of all content. */
  readonly hiding?: { readonly at: number; readonly whole: ContentIndex } | undefined;
  /** The file of published addresses, if the authors keep one. */
  readonly lock?: SourceFile | undefined;
  /** The moment that decides whether events are past or to come, in milliseconds since 1970. */
  readonly at: number;
  anchorsOf(file: IndexedFile): ReadonlyMap<string, readonly Reference[]>;
}

export interface IndexInput extends Pick<ContentIndex, "blockTypes" | "shared" | "unmade" | "hiding" | "lock"> {
  readonly siteFiles: readonly [IndexedFile, ...IndexedFile[]];
  readonly pages: readonly PageFile[];
  readonly assets: readonly string[];
  readonly readAsset?: AssetReader | undefined;
  /** If absent, pictures are read with `readAsset`. */
  readonly inspectPicture?: PictureInspector | undefined;
  readonly at?: number | undefined;
  readonly pageMapper: FormatMapper;
  readonly siteMapper: FormatMapper;
  /** A cache of the formatted values of files, for several indexes of the same files. */
  readonly known?: WeakMap<IndexedFile, FormattedValues> | undefined;
}

/**
 * Makes the index for the build and for checks over several pages. Wrong values are not in it; all others are, even from
 * files with mistakes.
 */
export function indexContent(input: IndexInput): ContentIndex {
  const { pageMapper, siteMapper, known, ...parts } = input;
  const pages = orderPages(input.pages);
  const values = [
    ...input.siteFiles.map((file) => valuesOf(file, siteMapper, known)),
    ...pages.map((page) => valuesOf(page, pageMapper, known)),
  ];
  const isShown = input.hiding ? isSeenIn(input.siteFiles, input.hiding.at) : () => true;
  return assembleIndex({
    ...parts,
    pages,
    references: values.flatMap(({ references }) => references).filter(isShown),
    links: values.flatMap(({ links }) => links).filter(isShown),
  });
}

type IndexParts = Omit<IndexInput, "pageMapper" | "siteMapper" | "known"> & Pick<ContentIndex, "references" | "links">;

/** Makes an index from known references. `pages` must be sorted. */
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
  // If several pages have the same route, the first one counts.
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

/** Sorts pages by route, then by path. */
export function orderPages<Page extends PageFile>(pages: readonly Page[]): Page[] {
  return [...pages].sort((a, b) => compareText(a.route, b.route) || compareText(a.source.path, b.source.path));
}

/**
 * Whether a file with mistakes may have something that the index lacks: its source contains `text`, or could not be read.
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

/** The listed pages directly below each folder, in menu order, without the home pages of languages. */
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

/** Returns a function that computes something from an index once, for all rules that need it. */
export function oncePerIndex<Found>(find: (content: ContentIndex) => Found): (content: ContentIndex) => Found {
  let last: { readonly content: ContentIndex; readonly found: Found } | undefined;
  return (content) => {
    if (last?.content !== content) last = { content, found: find(content) };
    return last.found;
  };
}
