import { valueAt } from "../diagnostic/path.ts";
import { formerPaths } from "../index/former-paths.ts";
import type { Change } from "./compare-data.ts";

interface ComparedPage {
  readonly title: string;
  readonly data: unknown;
}

interface FormerPage {
  readonly from: string;
  /** True where no page names this as its former route. */
  readonly isDeadEnd: boolean;
}

type Pages = ReadonlyMap<string, ComparedPage>;

/**
 * The new routes of pages that have moved, with those that they had: as they say themselves or, without that, those of
 * pages that are gone and had the same blocks or, where they alone had it, the same title.
 */
export function findMoves(old: Pages, now: Pages): ReadonlyMap<string, FormerPage> {
  const moves = new Map<string, FormerPage>();
  const added = [...now].filter(([route]) => !old.has(route));
  const free = new Set([...old.keys()].filter((route) => !now.has(route)));
  const move = (route: string, from: string | undefined, isDeadEnd: boolean): void => {
    if (from === undefined || moves.has(route) || !free.delete(from)) return;
    moves.set(route, { from, isDeadEnd });
  };
  for (const [route, { data }] of added) move(route, formerPaths(data).find(({ from }) => free.has(from))?.from, false);
  const claimed = new Set([...now.values()].flatMap(({ data }) => formerPaths(data).map(({ from }) => from)));
  for (const keyOf of [blocksAsText, titleOf]) {
    for (const [route, page] of added) {
      const key = keyOf(page);
      const alike = [...free].filter((from) => key !== undefined && keyOf(old.get(from)) === key && !claimed.has(from));
      if (alike.length === 1) move(route, alike[0], true);
    }
  }
  return moves;
}

function blocksAsText(page: ComparedPage | undefined): string | undefined {
  return JSON.stringify(valueAt(page?.data, ["blocks"]));
}

function titleOf(page: ComparedPage | undefined): string | undefined {
  return page?.title || undefined;
}

/** The changes without those of links, and of names of folders, that only follow a page to its new route. */
export function withoutFollowers(changes: readonly Change[], routes: ReadonlyMap<string, string>): Change[] {
  if (routes.size === 0) return [...changes];
  return changes.filter(({ before, after }) => {
    const [route = "", ...rest] = before.split(/(?=#)/);
    const now = routes.get(route);
    return now === undefined || now + rest.join("") !== after;
  });
}
