import type { Block } from "../../../src/content.gen.ts";
import type { PageNumbers } from "../../../src/content-values.ts";
import { withValue } from "../../../src/labels.ts";
import { homeRoute } from "../../../src/page-address.ts";
import type { Crumb, Route } from "../../../src/site.ts";
import type { ContentModel } from "../check/content-model.ts";
import { isRecord } from "../diagnostic/is-record.ts";
import { numberedAddress } from "../index/numbered-routes.ts";
import { plainText } from "../markdown/quotes.ts";
import { addressForm, pageHref } from "../read/address-form.ts";
import { isNotFoundRoute } from "../read/route-of.ts";
import { type PageOptions, resolvePage } from "./build-site.ts";
import { markFirstPicture } from "./mark-first-picture.ts";
import { documentTitle, pageLabel } from "./page-names.ts";

/** A block whose list is spread over pages, before it is. */
interface LongList extends Record<string, unknown> {
  readonly perPage: number;
  readonly folder: readonly unknown[];
}

/**
 * Resolves the data of a page for the app, as `resolvePage` does, and the pages on which its long list goes on: `/journal/page/2`.
 * These have a heading with their number and a part of the list, in which none stands out; everything else stands on the first
 * page alone.
 */
export function resolvePages(model: ContentModel, data: unknown, options: PageOptions): readonly [Route, ...Route[]] {
  const [page, ...further] = splitPage(model, data, options);
  return [withFirstPicture(page), ...further.map(withFirstPicture)];
}

/** A page on which the picture that is seen first is marked: each part of a list has its own. */
function withFirstPicture(page: Route): Route {
  return { ...page, blocks: markFirstPicture(page.blocks) };
}

function splitPage(model: ContentModel, data: unknown, options: PageOptions): readonly [Route, ...Route[]] {
  const page = resolvePage(model, data, options);
  const place = page.blocks.findIndex(isLong);
  // The cast is safe: `isLong` has found the block. A type of it would be no type of a block.
  const list = page.blocks[place] as unknown as LongList | undefined;
  if (!list) return [page];
  const count = isNotFoundRoute(page.path) ? 1 : countPages(list);
  const form = addressForm(options.site.origin, options.site);
  const hrefOf = (number: number) => pageHref(form, numberedAddress(page.path, number));
  const part = (current: number) => listPart(list, { hrefOf, current, count });
  const blocks = page.blocks.map((block, index) => (index === place ? part(1) : block));
  const further = Array.from({ length: count - 1 }, (_, index) => index + 2);
  const words = pageWords(model, data, { ...options, page });
  return [{ ...page, blocks }, ...further.map((number) => furtherPage(words, number, part(number)))];
}

/** A block as its page shows it where its list goes on at others; any other block is as it was. */
export function firstPart(block: Block, address: string): Block {
  if (!isLong(block)) return block;
  // The cast is safe: `isLong` has found the block.
  const list = block as unknown as LongList;
  const hrefOf = (number: number) => numberedAddress(address, number);
  return listPart(list, { hrefOf, current: 1, count: countPages(list) });
}

function countPages({ folder, perPage }: LongList): number {
  return Math.max(1, Math.ceil(folder.length / perPage));
}

function isLong(block: unknown): boolean {
  return isRecord(block) && typeof block["perPage"] === "number" && Array.isArray(block["folder"]);
}

interface NumberedPart {
  readonly current: number;
  readonly count: number;
  /** The address of the page with a number. */
  hrefOf(number: number): string;
}

/** The part of a list that stands on one of its pages; a list that fits on one is whole. */
function listPart({ perPage, ...list }: LongList, { current, count, hrefOf }: NumberedPart): Block {
  // The casts are safe: the block was one, and its number is replaced by what the schema names.
  if (count === 1) return list as unknown as Block;
  const folder = list.folder.slice((current - 1) * perPage, current * perPage);
  const links = namedNumbers(current, count).map((number) => [number, hrefOf(number)] as const);
  const numbers: PageNumbers = { current, links };
  return { ...list, folder, perPage: numbers } as unknown as Block;
}

interface PageWords {
  readonly page: Route;
  readonly brand: string;
  /** Stands with numbers. */
  readonly word: string;
  readonly home: string;
  /** The way to the first page; undefined on sites without. */
  readonly trail: readonly Crumb[] | undefined;
}

function pageWords(
  { englishLabels }: ContentModel,
  data: unknown,
  { page, site }: PageOptions & { readonly page: Route },
): PageWords {
  const form = addressForm(site.origin, site);
  // The cast is safe: the schema accepted the data, and a label uses nothing of the blocks.
  const label = plainText(pageLabel(data as Parameters<typeof pageLabel>[0]), page.language);
  const own = { label, href: pageHref(form, page.path) };
  const way = page.trail?.slice(0, -1) ?? [];
  return {
    page,
    brand: site.brand.name,
    word: site.labels?.pageNumber ?? englishLabels.get("pageNumber") ?? "",
    home: pageHref(form, homeRoute(site)),
    trail: site.breadcrumbs === false ? undefined : page.path === homeRoute(site) ? [] : [...way, own],
  };
}

function furtherPage({ page, brand, word, home, trail }: PageWords, number: number, list: Block): Route {
  const label = withValue(word, number);
  const name = `${page.name} – ${label}`;
  return {
    ...without(page, ["byLine", "subject"]),
    path: numberedAddress(page.path, number),
    name,
    title: documentTitle(name, brand),
    description: `${label}. ${page.description}`,
    blocks: [{ type: "hero", title: name }, without(list, ["eyebrow", "title", "description", "actions", "lead"])],
    ...(trail ? { home, trail: [...trail, { label }] } : {}),
    ...(page.languages ? { languages: page.languages.map((one) => ({ ...one, isTranslation: false })) } : {}),
  };
}

function without<Value extends object>(value: Value, keys: readonly string[]): Value {
  // The cast is safe: the keys are those of optional properties.
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key))) as Value;
}

/** The first and the last number and those around the current one: never is a single one left out. */
export function namedNumbers(current: number, count: number): readonly number[] {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  const isNear = (number: number) => number === 1 || number === count || Math.abs(number - current) <= 1;
  return all.filter((number) => isNear(number) || (isNear(number - 1) && isNear(number + 1)));
}
