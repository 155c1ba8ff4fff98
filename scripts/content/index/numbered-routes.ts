import { valueAt } from "../diagnostic/path.ts";
import { findFormat } from "../formats/all-formats.ts";
import { wantsTags } from "../formats/folder-formats.ts";
import { routeOfPage } from "../read/route-of.ts";
import type { PageFile, Reference } from "./formatted-values.ts";

interface NumberedRoute {
  readonly route: string;
  /** The route of the page itself, which has the number 1. */
  readonly first: string;
  readonly number: number;
}

interface ListedContent {
  readonly references: readonly Reference[];
  readonly folders: ReadonlyMap<string, readonly PageFile[]>;
}

/** The routes that the pages of a site have beside their own, for the further parts of the lists that they spread over pages. */
export function numberedRoutes({ references, folders }: ListedContent): NumberedRoute[] {
  return references.flatMap(({ format, value, owner, file }) => {
    const { limit, perPage } = owner;
    if (!isCount(perPage) || !findFormat(format)?.goesOn) return [];
    const first = routeOfPage(file.source.path);
    const wants = wantsTags(owner);
    const listed = (folders.get(value) ?? []).filter((page) => page.route !== first && wants(tagsOf(page)));
    const pages = Math.ceil(Math.min(listed.length, isCount(limit) ? limit : Infinity) / perPage);
    const numbers = Array.from({ length: Math.max(0, pages - 1) }, (_, index) => index + 2);
    return numbers.map((number) => ({ route: numberedAddress(first, number), first, number }));
  });
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0;
}

function tagsOf({ data }: PageFile): readonly unknown[] {
  const tags = valueAt(data, ["tags"]);
  return Array.isArray(tags) ? tags : [];
}

/** The address of a page of a long list, by that of the first: `/journal/page/2`. */
export function numberedAddress(first: string, number: number): string {
  return number === 1 ? first : `${first.replace(/\/$/, "")}/page/${number}`;
}

/** The route of the page whose list may go on at a route; the route itself where its form is not that of one with a number. */
export function firstOfNumbered(route: string): string {
  const [, first] = /^(.*)\/page\/(?:[2-9]|[1-9]\d+)$/.exec(route) ?? [];
  return first === "" ? "/" : (first ?? route);
}
