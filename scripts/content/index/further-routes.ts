import { findFormat } from "../formats/all-formats.ts";
import { isRoute, slug } from "../read/route-form.ts";
import { folderOfRoute } from "../read/route-of.ts";
import type { IndexedFile, PageFile, Reference } from "./formatted-values.ts";
import { type ListedContent, pagesByTag, selectPages, tagsOf } from "./select-pages.ts";
import { languageOfFile } from "./site-languages.ts";

export interface ContentWithLists extends ListedContent {
  readonly site: IndexedFile;
  readonly references: readonly Reference[];
}

interface TagPage {
  readonly tag: string;
  readonly route: string;
  /** The route of the page with the list that needs it. */
  readonly first: string;
  readonly folder: string;
  readonly pages: readonly PageFile[];
  /** The collection. */
  readonly list: Reference;
  /** The page of another tag with the same route. */
  readonly other?: TagPage | undefined;
}

/**
 * The routes that the pages of a site have besides their own: for further parts of lists that are split over pages, and for tags. Each has
 * the route of the page itself.
 */
export function furtherRoutes(content: ContentWithLists): { readonly route: string; readonly first: string }[] {
  const tags = tagPages(content);
  return listsOf(content).flatMap((list) => {
    const { perPage } = list.owner;
    const { route: first } = list.page;
    const parts = (path: string, count: number, from: number) => {
      const last = isCount(perPage) ? Math.ceil(count / perPage) : 1;
      const numbers = Array.from({ length: Math.max(0, last + 1 - from) }, (_, index) => from + index);
      return numbers.map((number) => ({ route: numberedAddress(path, number), first }));
    };
    const own = isCount(perPage) ? parts(first, selectPages(content, list).length, 2) : [];
    const ofTags = tags.filter((one) => one.list === list.reference);
    return [...own, ...ofTags.flatMap(({ pages, route }) => parts(route, pages.length, 1))];
  });
}

/** The route of a further page after its first page has moved. */
export function movedFurther(route: string, first: string, to: string): string {
  return to.replace(/\/$/, "") + route.slice(first.replace(/\/$/, "").length);
}

/** The pages of tags. If several tags would have the same page, it belongs to the first. */
export function tagPages(content: ContentWithLists): readonly TagPage[] {
  return allTagPages(content).filter(({ other }) => !other);
}

/** The tags of a list whose page would be that of another tag. */
export function clashingTags(content: ContentWithLists): readonly TagPage[] {
  return allTagPages(content).filter(({ other, list }) => other?.list === list);
}

function allTagPages(content: ContentWithLists): readonly TagPage[] {
  const known = tagPagesOf.get(content.folders);
  if (known) return known;
  const firsts = new Map<string, TagPage>();
  const found = listsOf(content).flatMap((list): TagPage[] => {
    if (list.owner["tagPages"] !== true) return [];
    const listed = selectPages(content, list);
    const { compare } = new Intl.Collator(list.language);
    const { route: first } = list.page;
    const tags = [...pagesByTag(listed)].sort(([a], [b]) => compare(a, b));
    return tags.flatMap(([tag, places]) => {
      const route = tagAddress(first, tag);
      const pages = places.flatMap((place) => listed[place] ?? []);
      const other = firsts.get(route);
      const page = { tag, pages, first, route, folder: list.folder, list: list.reference, other };
      if (!other) firsts.set(route, page);
      return isRoute(route) ? [page] : [];
    });
  });
  tagPagesOf.set(content.folders, found);
  return found;
}

const tagPagesOf = new WeakMap<ListedContent["folders"], readonly TagPage[]>();

/** The routes of tag pages, by the folders whose pages have the tags. */
export type TagRoutes = ReadonlyMap<string, ReadonlyMap<string, string>>;

export function tagRoutes(content: ContentWithLists): TagRoutes {
  const folders = new Map<string, Map<string, string>>();
  for (const { folder, tag, route } of tagPages(content)) {
    const tags = folders.get(folder) ?? new Map<string, string>();
    folders.set(folder, tags);
    if (!tags.has(tag)) tags.set(tag, route);
  }
  return folders;
}

/** The tags of a page that have their own page, with its route. */
export type OwnTags = readonly (readonly [tag: string, route: string])[];

export function ownTags(tags: TagRoutes, { route, data }: Pick<PageFile, "route" | "data">): OwnTags {
  const routes = tags.get(folderOfRoute(route) || "/");
  if (!routes) return [];
  return tagsOf(data).flatMap((tag) => {
    const to = routes.get(tag);
    return to === undefined ? [] : [[tag, to] as const];
  });
}

function listsOf({ references, site }: ContentWithLists) {
  return references.flatMap((reference) => {
    const { format, value: folder, owner, file } = reference;
    if (!findFormat(format)?.goesOn || !(isCount(owner["perPage"]) || owner["tagPages"] === true)) return [];
    // The cast is safe: the site file has no such list.
    return [{ folder, owner, page: file as PageFile, language: languageOfFile(site.data, file), reference }];
  });
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0;
}

/** The address of a page of a long list, from that of the first: `/journal/page/2`. */
export function numberedAddress(first: string, number: number): string {
  return number === 1 ? first : `${first.replace(/\/$/, "")}/page/${number}`;
}

/** The address of the page of a tag, below that of the page with the list: `/journal/tags/flour-and-salt`. */
export function tagAddress(first: string, tag: string): string {
  return `${first.replace(/\/$/, "")}/tags/${slug(tag)}`;
}

/** The route of the page whose list may have a part at a route, or else the route itself. */
export function firstOfFurther(route: string): string {
  const [, first] = /^(.*?)(?:\/tags\/[^/]+)?(?:\/page\/(?:[2-9]|[1-9]\d+))?$/.exec(route) ?? [];
  return first || "/";
}
