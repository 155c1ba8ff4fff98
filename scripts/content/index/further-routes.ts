import { findFormat } from "../formats/all-formats.ts";
import { isRoute, slug } from "../read/route-form.ts";
import { folderOfRoute } from "../read/route-of.ts";
import type { IndexedFile, PageFile, Reference } from "./formatted-values.ts";
import { type ListedContent, pagesByTag, selectPages, tagsOf } from "./select-pages.ts";
import { languageOfFile } from "./site-languages.ts";

interface FurtherRoute {
  readonly route: string;
  /** The route of the page itself, whose list has a part there. */
  readonly first: string;
  /** The route of the page that this one is in place of, below the one that a page had before. */
  below(former: string): string;
}

export interface ContentWithLists extends ListedContent {
  readonly site: IndexedFile;
  readonly references: readonly Reference[];
}

interface TagPage {
  readonly tag: string;
  readonly route: string;
  /** The route of the page with the list that asks for it. */
  readonly first: string;
  readonly folder: string;
  readonly pages: readonly PageFile[];
  /** The collection. */
  readonly list: Reference;
}

/** The routes that the pages of a site have beside their own: for the further parts of the lists that they spread over pages, and for tags. */
export function furtherRoutes(content: ContentWithLists): FurtherRoute[] {
  const tags = tagPages(content);
  return listsOf(content).flatMap((list) => {
    const { perPage } = list.owner;
    const { route: first } = list.page;
    const parts = (count: number, from: number, toRoute: (former: string) => string) => {
      const pages = isCount(perPage) ? Math.ceil(count / perPage) : 1;
      return Array.from({ length: Math.max(0, pages + 1 - from) }, (_, index): FurtherRoute => {
        const below = (former: string) => numberedAddress(toRoute(former), from + index);
        return { route: below(first), first, below };
      });
    };
    const own = isCount(perPage) ? parts(selectPages(content, list).length, 2, (former) => former) : [];
    const ofTags = tags.filter((one) => one.list === list.reference);
    return [...own, ...ofTags.flatMap(({ pages, tag }) => parts(pages.length, 1, (former) => tagAddress(former, tag)))];
  });
}

/** The pages of tags: of several tags that would have the same one, that of the first. */
export function tagPages(content: ContentWithLists): readonly TagPage[] {
  return [...firstByRoute(allTagPages(content)).values()];
}

function firstByRoute(pages: readonly TagPage[]): ReadonlyMap<string, TagPage> {
  const first = new Map<string, TagPage>();
  for (const page of pages) if (!first.has(page.route)) first.set(page.route, page);
  return first;
}

/** The tags that would have the page of another. */
export function clashingTags(content: ContentWithLists): readonly (TagPage & { readonly other: string })[] {
  const all = allTagPages(content);
  const firsts = firstByRoute(all);
  return all.flatMap((page) => {
    const first = firsts.get(page.route);
    return first && first !== page && first.list === page.list ? [{ ...page, other: first.tag }] : [];
  });
}

function allTagPages(content: ContentWithLists): readonly TagPage[] {
  const known = tagPagesOf.get(content.folders);
  if (known) return known;
  const found = listsOf(content).flatMap((list): TagPage[] => {
    if (list.owner["tagPages"] !== true) return [];
    const listed = selectPages(content, list);
    const { compare } = new Intl.Collator(list.language);
    const { route: first } = list.page;
    return [...pagesByTag(listed)]
      .sort(([a], [b]) => compare(a, b))
      .map(([tag, places]) => ({
        tag,
        pages: places.flatMap((place) => listed[place] ?? []),
        first,
        route: tagAddress(first, tag),
        folder: list.folder,
        list: list.reference,
      }))
      .filter(({ route }) => isRoute(route));
  });
  tagPagesOf.set(content.folders, found);
  return found;
}

const tagPagesOf = new WeakMap<ListedContent["folders"], readonly TagPage[]>();

/** The routes of the pages of tags, by the folders whose pages have them. */
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

/** The tags of a page that have a page, with its route. */
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

/** The address of a page of a long list, by that of the first: `/journal/page/2`. */
export function numberedAddress(first: string, number: number): string {
  return number === 1 ? first : `${first.replace(/\/$/, "")}/page/${number}`;
}

/** The address of the page of a tag, below that of the page with the list: `/journal/tags/flour-and-salt`. */
export function tagAddress(first: string, tag: string): string {
  return `${first.replace(/\/$/, "")}/tags/${slug(tag)}`;
}

/** The route of the page whose list may have a part at a route; the route itself where its form is that of none. */
export function firstOfFurther(route: string): string {
  const [, first] = /^(.*?)(?:\/tags\/[^/]+)?(?:\/page\/(?:[2-9]|[1-9]\d+))?$/.exec(route) ?? [];
  return first || "/";
}
