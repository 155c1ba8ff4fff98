import type { Block } from "../../../src/content.gen.ts";
import { mayAccept } from "../answers/find-acceptances.ts";
import { findLetters, type Letters } from "../fonts/find-letters.ts";
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
 * them. Only a page without mistakes of its own has a digest. It is JSON, so that it can be kept between builds.
 *
 * A build asks digests in place of `checkContent`, which says what is wrong: threads make them side by side, and a page that has not
 * changed is not even read. Of 1,000 pages it takes 196 ms of CPU, and the whole check 264, all of it in one thread: a cold build of
 * 10,000 pages would take 1.6 s longer. `tests/content/digest.test.ts` and the corpus hold the two equal.
 */
export interface PageDigest {
  readonly path: string;
  /** The number of the row of a table that it is made of. Who lists pages adds it: a row that has moved is no other page. */
  readonly row?: number | undefined;
  /** True for a page that nobody can see: then everything else is empty. */
  readonly isHidden?: true;
  /** The data of the page without its blocks. */
  readonly head: Readonly<Record<string, unknown>>;
  /** Anchors, folders, assets, pictures with their places, and links, in the order in which they stand. */
  readonly references: readonly DigestedReference[];
  /** The addresses that its texts have the Content-Security-Policy allow. */
  readonly opens?: Openings;
  readonly markdownLinks: readonly string[];
  /** The types of the blocks that it shows now or later. */
  readonly types: readonly string[];
  /** The letters in its texts that need more than the basic part of a font; without any there is no list. */
  readonly letters?: readonly Letters[];
  /** The next moment at which something of it is published or expires. */
  readonly next?: number;
  /** Where the digest cannot say whether the site is right, and the careful check has to: something changes later, or is wrong and may be accepted. */
  readonly isDoubtful?: true;
}

/** A text that the rest of a site depends on; without a place the third is empty. What stands beside it comes last, where it matters. */
type DigestedReference = readonly [
  format: string,
  value: string,
  place?: string,
  neighbours?: Readonly<Record<string, unknown>>,
];

/** A page without mistakes of its own: its data, as they stand in the file, and its digest. */
export interface FlawlessPage {
  readonly data: unknown;
  readonly digest: PageDigest;
}

/**
 * Parses and validates a page as far as a view shows it or will show it, or returns undefined where that has a mistake of its
 * own: then `checkContent` says which.
 */
export function digestPage(model: ContentModel, source: SourceFile, view = presentView()): FlawlessPage | undefined {
  const { file, diagnostics } = parseFile(source, model.shapes.page);
  if (file.data !== undefined && !isEverShown(file.data, view)) {
    // Of a home page that nobody can see the careful check has to say it.
    const isHome = routeOfPage(source.path) === "/";
    return { data: file.data, digest: { path: source.path, ...hidden, ...(isHome ? { isDoubtful: true } : {}) } };
  }
  const kept = withHoles(file.data, (block) => isEverShown(block, view));
  if (diagnostics.length > 0 || model.validator.page(withoutHoles(kept)).length > 0) return undefined;
  const whole = indexPage(model, { ...file, data: kept });
  const ordered = indexShown(model, whole, orderedView(view));
  const isWrong = findsMistake(model.checks, "file", whole) || (ordered && findsMistake(model.checks, "page", ordered));
  // A comment may accept what is wrong, in a file that it is filled with too.
  if (isWrong && ![source, ...filledWith(source)].some(({ text }) => mayAccept(text))) return undefined;
  const [next] = comingMoments(kept, view);
  const changes = comingMoments(kept, orderedView(view)).length > 0;
  // The cast is safe: the schema accepted the data.
  const { blocks } = kept as { readonly blocks: readonly (Block | undefined)[] };
  const digest: PageDigest = {
    path: source.path,
    ...stateOf(model, whole, view),
    types: [...new Set(blocks.flatMap((one) => one?.type ?? []))],
    ...(next === undefined ? {} : { next }),
    ...(isWrong || changes ? { isDoubtful: true } : {}),
  };
  return { data: file.data, digest };
}

type PageState = Omit<PageDigest, "path" | "types" | "next" | "isDoubtful">;

const hidden = { isHidden: true, head: {}, references: [], markdownLinks: [], types: [] } as const;

/** The view whose blocks have to go together. Where everything is shown, one block may stand beside the one that will replace it. */
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

/** The index of what a view shows of a page; undefined where it does not show the page. */
function indexShown(model: ContentModel, whole: ContentIndex, view: View): ContentIndex | undefined {
  const page = whole.pages[0];
  if (!page || !isShown(page.data, view)) return undefined;
  const data = withHoles(page.data, (block) => isShown(block, view));
  return data === page.data ? whole : indexPage(model, { ...page, data });
}

/** The index of a page alone. Each field is named, because spreads would take longer than the rest of it. */
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

/** An empty file in place of a site file or a page: no check finds a mistake in it. */
export const noFile: IndexedFile = {
  ...unknownFile({ path: siteFileName, displayPath: siteFileName, text: "" }),
  isComplete: true,
  wrong: new Set(),
};
