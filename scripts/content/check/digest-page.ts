import type { Block } from "../../../src/content.gen.ts";
import { mayAccept } from "../answers/find-acceptances.ts";
import { findLetters, type Letters } from "../fonts/find-letters.ts";
import { listAt } from "../diagnostic/path.ts";
import { findFormat } from "../formats/all-formats.ts";
import { joinOpenings, type Openings } from "../formats/content-format.ts";
import { type ContentIndex, type IndexedFile, indexContent, type Reference } from "../index/content-index.ts";
import {
  comingMoments,
  isEverShown,
  isShown,
  presentView,
  type View,
  withHoles,
  withoutHoles,
} from "../index/publication.ts";
import { decodeAsset } from "../read/asset-address.ts";
import { siteFileName } from "../read/content-path.ts";
import type { SourceFile } from "../read/read-content.ts";
import { routeOfPage } from "../read/route-of.ts";
import type { ContentFile } from "../yaml/content-file.ts";
import { filledWith } from "../yaml/fillings.ts";
import { unknownFile } from "../yaml/written-file.ts";
import type { ContentModel } from "./content-model.ts";
import { parseFile } from "./parse-file.ts";
import { findsMistake } from "./run-rules.ts";

/**
 * The part of a page that the rest of a site depends on: everything above its blocks, and the references in its blocks, as a view shows
 * them. Only a page without mistakes of its own has a digest. It is JSON, so that it can be cached between builds.
 *
 * A build uses digests instead of `checkContent`, which reports mistakes: threads make them in parallel, and pages that have not changed
 * are not even read. For 1,000 pages digests take 196 ms of CPU time, and the whole check takes 264 ms in a single thread: a cold build of
 * 10,000 pages would take 1.6 s longer. `tests/content/digest.test.ts` and the corpus check that both agree.
 */
export interface PageDigest {
  readonly path: string;
  /** The number of the table row that the page is made from. Added when pages are listed, because a page stays the same if its row moves. */
  readonly row?: number | undefined;
  /** True for a page that nobody can see. Everything else is empty then. */
  readonly isHidden?: true;
  /** The data of the page without its blocks. */
  readonly head: Readonly<Record<string, unknown>>;
  /** Anchors, folders, assets, pictures with their places, and links, in order of appearance. */
  readonly references: readonly DigestedReference[];
  /** The addresses that the Content-Security-Policy has to allow because of its texts. */
  readonly opens?: Openings;
  readonly markdownLinks: readonly string[];
  /** The types of the blocks that are shown now or later. */
  readonly types: readonly string[];
  /** The letters in its texts that need more than the basic subset of a font, if any. */
  readonly letters?: readonly Letters[];
  /** The next moment when a part of the page is published or expires. */
  readonly next?: number;
  /** The assets that its hidden parts name, which must not be published on their account. */
  readonly unpublished?: readonly string[];
  /** Whether the full check has to decide if the site is right, because something changes later, or is wrong and may be accepted. */
  readonly isDoubtful?: true;
}

/** A text that the rest of a site depends on, with its place, perhaps empty, and the neighbouring values that matter. */
type DigestedReference = readonly [
  format: string,
  value: string,
  place?: string,
  neighbours?: Readonly<Record<string, unknown>>,
];

/** A page without mistakes of its own: its data, as in the file, and its digest. */
export interface FlawlessPage {
  readonly data: unknown;
  readonly digest: PageDigest;
}

/**
 * Parses and validates a page as far as a view shows it or will show it. Returns undefined if that has a mistake of its own,
 * which `checkContent` then reports.
 */
export function digestPage(model: ContentModel, source: SourceFile, view = presentView()): FlawlessPage | undefined {
  const { file, diagnostics } = parseFile(source, model.shapes.page);
  if (file.data !== undefined && !isEverShown(file.data, view)) {
    // The full check has to report a home page that nobody can see.
    const isHome = routeOfPage(source.path) === "/";
    const digest = { path: source.path, ...hidden, ...hiddenAssets(file.data, view) };
    return { data: file.data, digest: { ...digest, ...(isHome ? { isDoubtful: true } : {}) } };
  }
  const kept = withHoles(file.data, (block) => isEverShown(block, view));
  if (diagnostics.length > 0 || model.validator.page(withoutHoles(kept)).length > 0) return undefined;
  const whole = indexPage(model, { ...file, data: kept });
  const ordered = indexShown(model, whole, orderedView(view));
  const isWrong = findsMistake(model.checks, "file", whole) || (ordered && findsMistake(model.checks, "page", ordered));
  // A comment may accept the mistake, also in a file that the page is filled from.
  if (isWrong && ![source, ...filledWith(source)].some(({ text }) => mayAccept(text))) return undefined;
  const [next] = comingMoments(kept, view);
  const changes = comingMoments(kept, orderedView(view)).length > 0;
  // The cast is safe: the schema accepted the data.
  const { blocks } = kept as { readonly blocks: readonly (Block | undefined)[] };
  const digest: PageDigest = {
    path: source.path,
    ...stateOf(model, whole, view),
    ...hiddenAssets(file.data, view),
    types: [...new Set(blocks.flatMap((one) => one?.type ?? []))],
    ...(next === undefined ? {} : { next }),
    ...(isWrong || changes ? { isDoubtful: true } : {}),
  };
  return { data: file.data, digest };
}

type PageState = Omit<PageDigest, "path" | "types" | "next" | "unpublished" | "isDoubtful">;

const hidden = { isHidden: true, head: {}, references: [], markdownLinks: [], types: [] } as const;

/** Looks for addresses wherever they are: a draft may have mistakes, and then no schema knows which texts are addresses. */
function hiddenAssets(page: unknown, view: View): Pick<PageDigest, "unpublished"> {
  const parts = isShown(page, view) ? listAt(page, ["blocks"]).filter((block) => !isShown(block, view)) : [page];
  // Both a whole value, which may contain spaces, and a link in a text.
  const found = JSON.stringify(parts).matchAll(/(?=(\/assets\/[^"]+))(\/assets\/[^\s()<>"\\]+)/g);
  const unpublished = new Set(
    Array.from(found, (match) => match.slice(1).flatMap((text) => decodeAsset(text) ?? [])).flat(),
  );
  return unpublished.size === 0 ? {} : { unpublished: [...unpublished] };
}

/** The view for checks across the blocks of a page. If everything is shown, a block may be next to the one that will replace it. */
export function orderedView(view: View): View {
  return view.shows === "everything" ? { ...view, shows: "drafts" } : view;
}

function stateOf(model: ContentModel, whole: ContentIndex, view: View): PageState {
  const index = indexShown(model, whole, view);
  const page = index?.pages[0];
  if (!index || !page) return hidden;
  // The cast is safe: the schema accepted the data, and it accepts mappings alone.
  const { blocks: _, ...head } = page.data as Record<string, unknown>;
  const letters = findLetters(page.data);
  const opens = openingsOf(index.references);
  return {
    head,
    references: index.references.filter(({ format }) => findFormat(format)?.isShared).map(digestReference),
    markdownLinks: index.links.filter(({ excerpt }) => excerpt !== undefined).map(({ href }) => href),
    ...(Object.keys(opens).length > 0 ? { opens } : {}),
    ...(letters.length > 0 ? { letters } : {}),
  };
}

function digestReference({ format, value, place, owner }: Reference): DigestedReference {
  const keys = findFormat(format)?.neighbours;
  if (keys) return [format, value, place ?? "", Object.fromEntries(keys.map((key) => [key, owner[key]]))];
  return place === undefined ? [format, value] : [format, value, place];
}

/** The index of the shown part of a page; undefined if the view does not show the page. */
function indexShown(model: ContentModel, whole: ContentIndex, view: View): ContentIndex | undefined {
  const page = whole.pages[0];
  if (!page || !isShown(page.data, view)) return undefined;
  const data = withHoles(page.data, (block) => isShown(block, view));
  return data === page.data ? whole : indexPage(model, { ...page, data });
}

/** The index of a single page. Fields are listed one by one, because spreads would take longer than everything else here. */
function indexPage(
  { blockTypes, pageMapper, siteMapper }: ContentModel,
  { source, data, place, sourceText, isDamaged }: ContentFile,
): ContentIndex {
  const [route, wrong] = [routeOfPage(source.path), new Set<string>()];
  const pages = [{ source, data, place, sourceText, isDamaged, isComplete: true, wrong, route }];
  return indexContent({ blockTypes, pageMapper, siteMapper, siteFiles: [noFile], pages, assets: [] });
}

export function openingsOf(references: readonly Reference[]): Openings {
  return joinOpenings(references.flatMap(({ format, value }) => findFormat(format)?.opens?.(value) ?? []));
}

/** An empty file instead of a site file or a page: no check finds a mistake in it. */
export const noFile: IndexedFile = {
  ...unknownFile({ path: siteFileName, displayPath: siteFileName, text: "" }),
  isComplete: true,
  wrong: new Set(),
};
