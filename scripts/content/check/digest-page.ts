import type { Block, Page } from "../../../src/content.gen.ts";
import { mayAccept } from "../answers/find-acceptances.ts";
import { areAccepted } from "../answers/without-accepted.ts";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { findLetters, type Letters, mayHaveLetters } from "../fonts/find-letters.ts";
import { findFormat } from "../formats/all-formats.ts";
import { joinOpenings, type Openings } from "../formats/content-format.ts";
import {
  type ContentIndex,
  type IndexedFile,
  indexContent,
  type LinkReference,
  type Reference,
} from "../index/content-index.ts";
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
import type { ContentModel } from "./content-model.ts";
import { parseFile, unknownFile } from "./parse-file.ts";
import { checksOf, findsMistake, runChecks } from "./run-rules.ts";

/**
 * The part of a page that the rest of a site depends on: everything above its blocks, and the references in its blocks.
 * Only a page without mistakes of its own has a digest. It is JSON, so that it can be kept between builds.
 *
 * A build asks digests in place of `checkContent`, which says what is wrong: threads make them side by side, and a page that has not
 * changed is not even read. Of 1,000 pages it takes 196 ms of CPU, and the whole check 264, all of it in one thread: a cold build of
 * 10,000 pages would take 1.6 s longer. `tests/content/digest.test.ts` and the corpus hold the two equal.
 */
export interface PageDigest extends DigestState {
  /** The path inside the content folder. */
  readonly path: string;
  /** The states of the page at coming moments, in order; on pages that change by themselves alone. */
  readonly later?: readonly { readonly from: number; readonly state: DigestState }[];
  /** Everything that the page names, published or not; on pages alone of which something is not always published. */
  readonly whole?: Pick<DigestState, "references" | "markdownLinks">;
  /** Whether the page or some of its blocks will not be published: that part has not been examined. */
  readonly leavesOut?: true;
  /** Whether its author may accept mistakes that show between pages: then the careful check decides about them. */
  readonly accepts?: true;
}

/** The state of a page on which the rest of a site depends while nothing of a page is published or expires. */
export interface DigestState {
  /** True for a page that nobody can see: then everything else is empty. */
  readonly isHidden?: true;
  /** The data of the page without its blocks. */
  readonly head: Readonly<Record<string, unknown>>;
  /** Anchors, folders, assets, pictures with their places, and links, in the order in which they stand. */
  readonly references: readonly DigestedReference[];
  /** The addresses that its texts have the Content-Security-Policy allow. */
  readonly opens?: Openings;
  /** The links in its Markdown. */
  readonly markdownLinks: readonly string[];
  /** The types of its blocks. */
  readonly types: readonly string[];
  /** The letters in its texts that need more than the Latin part of a font; without any there is no list. */
  readonly letters?: readonly Letters[];
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
  const { file, diagnostics } = parseFile(source, model.pageShape);
  if (file.data !== undefined && !isEverShown(file.data, view)) {
    const whole = referencesIn(indexPage(model, file));
    return { data: file.data, digest: { path: source.path, ...hiddenState, whole, leavesOut: true } };
  }
  const kept = withHoles(file.data, (block) => isEverShown(block, view));
  if (diagnostics.length > 0 || model.validator.page(withoutHoles(kept)).length > 0) return undefined;
  const whole = indexPage(model, { ...file, data: kept }, view.at);
  const isWrong = findsMistake(model.checks, "file", whole) || isEverDisordered(model, whole, view);
  const accepts = mayAccept(source.text);
  if (isWrong && !(accepts && areAccepted(mistakesAlone(model, whole, view), source.text))) return undefined;
  const moments = comingMoments(kept, view);
  const digest: PageDigest = {
    path: source.path,
    ...stateOf(model, whole, view),
    ...(moments.length === 0
      ? {}
      : { later: moments.map((from) => ({ from, state: stateOf(model, whole, { ...view, at: from }) })) }),
    ...(moments.length > 0 || kept !== file.data ? { whole: referencesIn(indexPage(model, file)) } : {}),
    ...(kept === file.data ? {} : { leavesOut: true }),
    ...(accepts ? { accepts } : {}),
  };
  return { data: file.data, digest };
}

/** A page that nobody can see. */
const hiddenState: DigestState = { isHidden: true, head: {}, references: [], markdownLinks: [], types: [] };

/** True where the blocks of a page do not go together, at present or later. */
function isEverDisordered(model: ContentModel, whole: ContentIndex, view: View): boolean {
  return statesOf(model, whole, view).some((index) => findsMistake(model.checks, "page", index));
}

/** The mistakes that a page has by itself, with their places. */
function mistakesAlone(model: ContentModel, whole: ContentIndex, view: View): readonly Diagnostic[] {
  const states = statesOf(model, whole, view);
  return [
    ...runChecks(checksOf(model.checks, "file"), whole),
    ...states.flatMap((index) => runChecks(checksOf(model.checks, "page"), index)),
  ];
}

/** What is shown of a page, at present and at each coming moment. */
function statesOf(model: ContentModel, whole: ContentIndex, view: View): readonly ContentIndex[] {
  const ordered = orderedView(view);
  const moments = [view.at, ...comingMoments(whole.pages[0]?.data, ordered)];
  return moments.flatMap((at) => indexShown(model, whole, { ...ordered, at }) ?? []);
}

/** The view whose blocks have to go together. Where everything is shown, one block may stand beside the one that will replace it. */
export function orderedView(view: View): View {
  return view.shows === "everything" ? { ...view, shows: "drafts" } : view;
}

function stateOf(model: ContentModel, whole: ContentIndex, view: View): DigestState {
  const index = indexShown(model, whole, view);
  const page = index?.pages[0];
  if (!index || !page) return hiddenState;
  // The cast is safe: the schema accepted the data, and it accepts mappings alone.
  const { blocks, ...head } = page.data as Record<string, unknown> & Pick<Page, "blocks">;
  const letters = mayHaveLetters(page.source.text) ? findLetters(page.data) : [];
  const opens = openingsOf(index.references);
  return {
    head,
    ...referencesIn(index),
    // What is not shown is a hole.
    types: [...new Set(blocks.flatMap((block?: Block) => block?.type ?? []))],
    ...(Object.keys(opens).length > 0 ? { opens } : {}),
    ...(letters.length > 0 ? { letters } : {}),
  };
}

function referencesIn(index: ContentIndex): Pick<DigestState, "references" | "markdownLinks"> {
  return {
    references: index.references.filter(({ format }) => findFormat(format)?.isShared).map(digestReference),
    markdownLinks: index.links.filter(isInMarkdown).map(({ href }) => href),
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

/** The state of a page at a moment after that of its digest. */
export function stateAt(digest: PageDigest, at: number): DigestState {
  return digest.later?.findLast(({ from }) => from <= at)?.state ?? digest;
}

/** The index of a page alone. Each field is named, because spreads would take longer than the rest of it. */
function indexPage(
  { blockTypes, englishLabels, pageMapper, siteMapper }: ContentModel,
  { source, data, locate, locateExcerpt, sourceText, isDamaged }: ContentFile,
  now?: number,
): ContentIndex {
  const route = routeOfPage(source.path);
  const wrong = new Set<string>();
  const page = { source, data, locate, locateExcerpt, sourceText, isDamaged, isComplete: true, wrong, route };
  return indexContent({
    blockTypes,
    englishLabels,
    pageMapper,
    siteMapper,
    site: noFile,
    pages: [page],
    assets: [],
    now,
  });
}

/** The addresses that the policy allows for some texts. */
export function openingsOf(references: readonly Reference[]): Openings {
  return joinOpenings(references.flatMap(({ format, value }) => findFormat(format)?.opens?.(value) ?? []));
}

/** An empty file in place of a site file or a page: no check finds a mistake in it. */
export const noFile: IndexedFile = {
  ...unknownFile({ path: siteFileName, displayPath: siteFileName, text: "" }),
  isComplete: true,
  wrong: new Set(),
};

function isInMarkdown({ excerpt }: LinkReference): boolean {
  return excerpt !== undefined;
}
