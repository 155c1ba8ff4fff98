import { limits } from "../diagnostic/limits.ts";
import { isRecord, listAt, valueAt, type ValuePath } from "../diagnostic/path.ts";
import { momentFormat } from "../formats/date-formats.ts";
import { publicationKeys } from "../schema/schema-set.ts";

export interface View {
  /** The moment of the view, in milliseconds since 1970. */
  readonly at: number;
  /**
   * - `published`: what readers can see then.
   * - `drafts`: also all drafts, whatever their dates.
   * - `everything`: also content that is not published yet, or no longer.
   */
  readonly shows: "published" | "drafts" | "everything";
}

export function presentView(): View {
  return { at: Date.now(), shows: "published" };
}

type PublicationState =
  { readonly state: "published" | "draft" } | { readonly state: "coming" | "over"; readonly moment: string };

/** The publication state of a page or a block. Invalid dates are ignored. */
export function publicationOf(part: unknown, at: number): PublicationState {
  if (!hasPublication(part)) return published;
  if (isDraft(part)) return { state: "draft" };
  const { publishAt, expireAt } = momentsOf(part);
  const end = Date.parse(expireAt ?? "");
  // What ends before it begins was never over: it is checked, and reported.
  if (publishAt !== undefined && (Date.parse(publishAt) > at || end <= Date.parse(publishAt)))
    return { state: "coming", moment: publishAt };
  if (expireAt !== undefined && end <= at) return { state: "over", moment: expireAt };
  return published;
}

const published: PublicationState = { state: "published" };

export function isShown(part: unknown, { at, shows }: View): boolean {
  if (shows === "everything") return true;
  const { state } = publicationOf(part, at);
  return state === "published" || (state === "draft" && shows === "drafts");
}

export function isEverShown(part: unknown, view: View): boolean {
  return isShown(part, view) || publicationOf(part, view.at).state === "coming";
}

/** The data of a page with a hole for each block that `keeps` refuses, so that the others keep their paths. Only the blocks are tested. */
export function withHoles(page: unknown, keeps: (block: unknown) => boolean): unknown {
  const blocks = listAt(page, ["blocks"]);
  return isRecord(page) && !blocks.every(keeps)
    ? { ...page, blocks: blocks.map((block) => (keeps(block) ? block : undefined)) }
    : page;
}

export function withoutHoles(page: unknown): unknown {
  const blocks = listAt(page, ["blocks"]);
  return isRecord(page) && blocks.includes(undefined)
    ? { ...page, blocks: blocks.filter((block) => block !== undefined) }
    : page;
}

/** The data of a page as a view shows it, for rendering: only the blocks shown, without the publication keys. */
export function shownPage(page: unknown, view: View): unknown {
  const shown = withoutHoles(withHoles(page, (block) => isShown(block, view)));
  const blocks = listAt(shown, ["blocks"]);
  if (!isRecord(shown) || !blocks.some(hasPublication)) return shown;
  const kept = blocks.map((block) => Object.entries(Object(block)).filter(([key]) => !publicationKeys.includes(key)));
  return { ...shown, blocks: kept.map((entries) => Object.fromEntries(entries)) };
}

/** Whether a page or a block has publication keys. A shortcut, because most have none and each is tested several times. */
function hasPublication(part: unknown): boolean {
  return isRecord(part) && publicationKeys.some((key) => key in part);
}

/** The moments after that of a view when the shown part of a page changes, in order: at most as many as are checked. */
export function comingMoments(page: unknown, { at, shows }: View): number[] {
  if (shows === "everything") return [];
  return allMoments(page)
    .filter((moment) => moment > at)
    .slice(0, limits.moments);
}

/** All moments when a part of a page is published or expires, in order. */
export function allMoments(page: unknown): number[] {
  if (!hasPublication(page) && !listAt(page, ["blocks"]).some(hasPublication)) return [];
  const moments = partsOf(page).flatMap(({ part }) => (isDraft(part) ? [] : Object.values(momentsOf(part))));
  return moments.length === 0 ? [] : [...new Set(moments.map((moment) => Date.parse(moment)))].sort((a, b) => a - b);
}

export function partsOf(page: unknown): { readonly part: unknown; readonly path: ValuePath }[] {
  const blocks = listAt(page, ["blocks"]).map((part, index) => ({ part, path: ["blocks", index] }));
  return [{ part: page, path: [] }, ...blocks];
}

/** The valid publication dates of a page or a block. */
export function momentsOf(part: unknown): { readonly publishAt?: string; readonly expireAt?: string } {
  if (!isRecord(part)) return {};
  const { publishAt, expireAt } = part;
  return { ...(isMoment(publishAt) ? { publishAt } : {}), ...(isMoment(expireAt) ? { expireAt } : {}) };
}

export function isDraft(part: unknown): boolean {
  return isRecord(part) && part["draft"] === true;
}

function isMoment(value: unknown): value is string {
  return typeof value === "string" && momentFormat.accepts?.(value) === true;
}

/** Whether an announcement is over, and left out from then on. */
export function isOver(announcement: unknown, at: number): boolean {
  const until = valueAt(announcement, ["until"]);
  return isMoment(until) && Date.parse(until) <= at;
}

/** Whether a value of a page stands in a draft: the page, or the block around it. */
export function isInDraft(data: unknown, path: ValuePath): boolean {
  return isDraft(data) || (path[0] === "blocks" && isDraft(valueAt(data, path.slice(0, 2))));
}
