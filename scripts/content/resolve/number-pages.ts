import type { Block } from "../../../src/content.gen.ts";
import type { ListedEvents, PageNumbers, TagLink } from "../../../src/content-values.ts";
import { labelsOf, withValue } from "../../../src/labels.ts";
import { homeRoute } from "../../../src/page-address.ts";
import type { Route } from "../../../src/site.ts";
import type { ContentModel } from "../check/content-model.ts";
import { isRecord, valueAt } from "../diagnostic/path.ts";
import type { ListedPage } from "../formats/content-format.ts";
import { calendarAddress, listKey } from "../formats/folder-formats.ts";
import { numberedAddress, tagAddress } from "../index/further-routes.ts";
import { plainText } from "../markdown/quotes.ts";
import { addressForm, pageHref } from "../read/address-form.ts";
import { isRoute } from "../read/route-form.ts";
import { isNotFoundRoute } from "../read/route-of.ts";
import { type PageOptions, resolvePage } from "./build-site.ts";
import { markFirstPicture } from "./mark-first-picture.ts";
import { documentTitle, feedAddress, feedNames, pageLabel } from "./page-names.ts";

/** A block with a list that is split over several pages, before the split. */
interface LongList extends Record<string, unknown> {
  readonly perPage?: number;
  readonly tagPages?: true | readonly TagLink[];
  readonly folder: readonly unknown[];
  readonly events?: ListedEvents;
}

/**
 * Resolves the data of a page for the app, as `resolvePage` does, and the pages with further parts of its list: `/journal/page/2`, and
 * those of tags, `/journal/tags/rye`. These have a heading with their number or their tag and a part of the list, without a lead entry;
 * everything else is only on the first page.
 */
export function resolvePages(model: ContentModel, data: unknown, options: PageOptions): readonly [Route, ...Route[]] {
  const [page, ...further] = splitPage(model, data, options);
  // Each part of a list has its own first picture.
  const marked = (one: Route): Route => ({ ...one, blocks: markFirstPicture(one.blocks) });
  return [marked(page), ...further.map(marked)];
}

function splitPage(model: ContentModel, data: unknown, options: PageOptions): readonly [Route, ...Route[]] {
  const page = resolvePage(model, data, options);
  const place = page.blocks.findIndex(isLong);
  // The cast is safe: `isLong` has found the block. Its type could not be a block type.
  const block = page.blocks[place] as unknown as LongList | undefined;
  if (!block) return [page];
  const withList = (list: Block): Route => ({
    ...page,
    blocks: page.blocks.map((one, index) => (index === place ? list : one)),
  });
  // The not-found page is shown at any address, so its list cannot be split. The cast is safe: it was a block.
  if (isNotFoundRoute(page.path)) return [withList(without(block, ["perPage", "tagPages"]) as unknown as Block)];
  const form = addressForm(options.site.origin, options.site);
  const tags = block.tagPages ? tagLists(block, { ...options, data: valueAt(data, ["blocks", place]) }) : [];
  const links = tags.map(({ link }) => link);
  const own = { ...block, ...(block.tagPages ? { tagPages: links } : {}) };
  const ofTags = tags.map(({ link, folder, feeds }) => {
    const path = tagAddress(page.path, link.name);
    const tagPages = links.map((one) => ({ ...one, isCurrent: one === link }));
    const calendar = block.events?.calendar && form.base + encodeURI(calendarAddress(path));
    return { path, list: { ...own, folder, tagPages, ...(calendar ? { events: { calendar } } : {}) }, link, feeds };
  });
  const [first, ...others] = [{ path: page.path, list: own }, ...ofTags].flatMap((part) =>
    partsOf(part.list, (number) => pageHref(form, numberedAddress(part.path, number))).map((list, index) => ({
      ...part,
      list,
      number: index + 1,
    })),
  );
  return [first ? withList(first.list) : page, ...others.map(furtherPages(data, { ...options, page }))];
}

/** The part of a list for each tag that has a page: its link, the entries, and the addresses of its feed if some have a date. */
function tagLists(
  { folder: shown }: LongList,
  { folders, site, route, data }: PageOptions & { readonly data: unknown },
): readonly { readonly link: TagLink; readonly folder: readonly unknown[]; readonly feeds: readonly string[] }[] {
  const form = addressForm(site.origin, site);
  const owner = isRecord(data) ? data : {};
  // The entries of the block and the pages themselves are in the same order.
  const pages = folders.get(listKey(String(owner["folder"]), owner)) ?? [];
  const tags = new Set(pages.flatMap(({ article }) => article?.tags?.map(({ name }) => name) ?? []));
  const { compare } = new Intl.Collator(site.language);
  return [...tags].sort(compare).flatMap((name) => {
    const path = tagAddress(route, name);
    const hasTag = ({ article }: ListedPage) => article?.tags?.some((tag) => tag.name === name) === true;
    const isDated = pages.some((page) => hasTag(page) && page.article?.date !== undefined);
    const names = isDated && site.feeds !== false ? Object.values(feedNames) : [];
    const feeds = names.map((name) => form.base + encodeURI(feedAddress(path, name)));
    const folder = shown.filter((_, index) => pages[index] && hasTag(pages[index]));
    return isRoute(path) ? [{ link: { name, href: pageHref(form, path) }, folder, feeds }] : [];
  });
}

/** A block with only the first part of its list; a block without such a list stays as it is. */
export function firstPart(block: Block, address: string, tagPages: readonly TagLink[] = []): Block {
  if (!isLong(block)) return block;
  // The cast is safe: `isLong` has found the block.
  const list = block as unknown as LongList;
  const [first = block] = partsOf({ ...list, ...(list.tagPages ? { tagPages } : {}) }, (number) =>
    numberedAddress(address, number),
  );
  return first;
}

function isLong(block: unknown): boolean {
  if (!isRecord(block) || !Array.isArray(block["folder"])) return false;
  return typeof block["perPage"] === "number" || block["tagPages"] === true;
}

/** The parts of a list, one per page; a single part if the list fits on one page. */
function partsOf({ perPage, ...list }: LongList, hrefOf: (number: number) => string): readonly Block[] {
  const count = perPage === undefined ? 1 : Math.max(1, Math.ceil(list.folder.length / perPage));
  // The casts are safe: it was a block, and `perPage` is replaced by what the schema defines.
  if (perPage === undefined || count === 1) return [list as unknown as Block];
  return Array.from({ length: count }, (_, index) => {
    const folder = list.folder.slice(index * perPage, (index + 1) * perPage);
    const links = namedNumbers(index + 1, count).map((number) => [number, hrefOf(number)] as const);
    const numbers: PageNumbers = { current: index + 1, links };
    return { ...list, folder, perPage: numbers } as unknown as Block;
  });
}

interface FurtherPart {
  /** The path of the first page with a part of the same list. */
  readonly path: string;
  readonly number: number;
  readonly list: Block;
  /** The tag of its pages. */
  readonly link?: TagLink;
  readonly feeds?: readonly string[];
}

/** Returns a function that makes the page for a further part of a list. */
function furtherPages(
  data: unknown,
  { page, site }: PageOptions & { readonly page: Route },
): (part: FurtherPart) => Route {
  const form = addressForm(site.origin, site);
  // The cast is safe: the schema accepted the data, and a label uses nothing of the blocks.
  const label = plainText(pageLabel(data as Parameters<typeof pageLabel>[0]), page.language);
  const own = { label, href: pageHref(form, page.path) };
  const home = pageHref(form, homeRoute(site));
  const way = page.path === homeRoute(site) ? [] : [...(page.trail?.slice(0, -1) ?? []), own];
  // The word before page numbers.
  const word = labelsOf(site.labels).pageNumber;
  return ({ path, number, list, link, feeds }) => {
    const numbered = number === 1 ? [] : [{ label: withValue(word, number) }];
    const tagged = link ? [{ label: link.name, ...(number === 1 ? {} : { href: link.href ?? "" }) }] : [];
    const labels = [...tagged, ...numbered].map((crumb) => crumb.label);
    const name = [page.name, ...labels].join(" – ");
    return {
      ...without(page, ["byLine", "subject"]),
      path: numberedAddress(path, number),
      name,
      title: documentTitle(name, site.brand.name),
      description: [...labels, page.description].join(". "),
      blocks: [{ type: "hero", title: name }, without(list, ["eyebrow", "title", "description", "actions", "lead"])],
      ...(feeds ? { feeds } : {}),
      ...(site.breadcrumbs === false ? {} : { home, trail: [...way, ...tagged, ...numbered] }),
      ...(page.languages ? { languages: page.languages.map((one) => ({ ...one, isTranslation: false })) } : {}),
    };
  };
}

function without<Value extends object>(value: Value, keys: readonly string[]): Value {
  // The cast is safe: the keys are those of optional properties.
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key))) as Value;
}

/** The first and the last number and those around the current one. A gap is never a single number. */
function namedNumbers(current: number, count: number): readonly number[] {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  const isNear = (number: number) => number === 1 || number === count || Math.abs(number - current) <= 1;
  return all.filter((number) => isNear(number) || (isNear(number - 1) && isNear(number + 1)));
}
