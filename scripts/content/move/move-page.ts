import { optionKey } from "../answers/site-checks.ts";
import { compareText } from "../diagnostic/diagnostic.ts";
import { listAt, valueAt } from "../diagnostic/path.ts";
import { findFormat } from "../formats/all-formats.ts";
import { leadElsewhere } from "../formats/parse-link.ts";
import type { ContentIndex, IndexedFile } from "../index/content-index.ts";
import { findFormerRoutes, formerAddresses, formerPaths } from "../index/former-paths.ts";
import { readLock } from "../index/published-addresses.ts";
import { isDraft } from "../index/publication.ts";
import { isBelow, siteLanguages, withoutLanguage } from "../index/site-languages.ts";
import { translationsIn } from "../index/translations.ts";
import type { RawContent, SourceFile } from "../read/read-content.ts";
import { allCodes } from "../rules/all-rules.ts";
import { relinker } from "./move-asset.ts";
import { withKeys } from "../edit/change-text.ts";
import { plainAddress } from "../read/route-form.ts";
import { dataIn } from "../yaml/data-in.ts";

/** The changes of moving pages. Nothing is written yet. */
export interface PageMove {
  readonly raw: RawContent;
  /** The pages under their new paths, with their links to each other and, unless they are drafts, their former routes. */
  readonly pages: readonly MovedPage[];
  /** The other files that have changed, and those of them whose links or folders have. */
  readonly changed: readonly SourceFile[];
  readonly linked: readonly SourceFile[];
  /** The number of links and folder names that have changed in the other files. */
  readonly links: number;
  /** The files that got a `translates`, because their path no longer shows what they translate. */
  readonly translations: readonly (Pick<SourceFile, "displayPath"> & { readonly original: string })[];
}

export interface MovedPage extends Move {
  readonly source: SourceFile;
  readonly isDraft: boolean;
  /** The addresses added to its `redirectFrom`; none for drafts and for pages that the redirect of their folder covers. */
  readonly former: readonly string[];
}

/** The routes and file paths before and after a move. */
export interface Move {
  readonly from: string;
  readonly to: string;
  readonly path: string;
  readonly newPath: string;
}

/**
 * Moves pages in content without mistakes: their files, `redirectFrom`, and every link to them, in values and in Markdown.
 * `folder` is a folder that moves with all its pages: lists of it follow, and its page redirects all its old addresses.
 * Translations that were known only by their path get a `translates`.
 * Everything else in the files stays as it is, comments included. Throws if a link cannot be changed, which is a bug.
 */
export function movePages(
  { raw, index }: { readonly raw: RawContent; readonly index: ContentIndex },
  moves: readonly Move[],
  folder?: { readonly from: string; readonly to: string },
): PageMove {
  const moving = new Map(moves.map((move) => [move.path, move]));
  // The list of a page may continue at further routes, which move with it.
  const moveOf = new Map([...index.pagesAt].map(([route, page]) => [route, moving.get(page.source.path)]));
  const links = index.links.flatMap((link) => {
    const move = link.target?.kind === "internal" ? moveOf.get(link.target.route ?? "") : undefined;
    return move ? [{ ...link, suggestion: leadElsewhere(link.href, move.from, move.to) }] : [];
  });
  const [only] = moves;
  const isAlone = moves.length === 1 && !index.pages.some(({ route }) => only && route.startsWith(`${only.from}/`));
  const all = folder ?? (isAlone ? only : undefined);
  const folders = index.references.filter(({ format }) => findFormat(format)?.listsPages);
  const lists = [...folders, ...routesInChecks(index.site)].flatMap((name) =>
    all && isBelow(name.value, all.from) ? [{ ...name, suggestion: all.to + name.value.slice(all.from.length) }] : [],
  );
  const addresses = [...links, ...lists];
  const originalOf = partedTranslations(index, new Map(moves.map(({ from, to }) => [from, to])));
  const { relink, links: changes } = relinker(addresses, "unknown-link");
  const tables = (raw.tables ?? []).map(relink);
  const relinked = raw.sources.map(relink).map((source) => {
    const translates = originalOf.get(source.path);
    return translates === undefined ? source : { ...source, text: withKeys(source.text, { translates }) };
  });
  const dataOf = (route: string) => index.pagesByRoute.get(route)?.data;
  const isKnown = (route: string) => index.pagesByRoute.has(route) && !isDraft(dataOf(route));
  // One redirect covers the whole folder if the folder has a page, and pages below it.
  const known = moves.filter(({ from }) => isKnown(from));
  const whole = known.length > 1 ? known.find(({ from }) => from === folder?.from)?.from : undefined;
  const inFolders = findInFolders(index, moves);
  const formerOf = ({ from, to }: Move) => {
    // Nobody knows the address of a page that was never published.
    if (!isKnown(from)) return [];
    if (from === whole) return [...inFolders(from), from].map((old) => `${old}/*`);
    if (whole === undefined) return [...inFolders(from), from];
    return formerPaths(dataOf(from)).some((old) => isOf(old.from, to)) ? [from] : [];
  };
  const pages = relinked.flatMap((source): MovedPage[] => {
    const move = moving.get(source.path);
    return move ? [{ ...movedPage(source, move, formerOf(move)), isDraft: !isKnown(move.from) }] : [];
  });
  if (pages.length < moves.length) throw new Error("A page to be moved has no file.");
  const others = relinked.filter(({ path }) => !moving.has(path));
  const sources = [...others, ...pages.map(({ source }) => source)].sort((a, b) => compareText(a.path, b.path));
  const linked = [...others, ...tables].filter(({ path }) => changes.has(path));
  return {
    raw: { ...raw, sources, tables },
    pages,
    changed: [...others, ...tables].filter(({ path }) => changes.has(path) || originalOf.has(path)),
    linked,
    links: linked.reduce((sum, { path }) => sum + (changes.get(path) ?? 0), 0),
    translations: [...originalOf].flatMap(([path, original]) => {
      const source = pages.find((page) => page.path === path)?.source ?? others.find((one) => one.path === path);
      return source ? [{ displayPath: source.displayPath, original }] : [];
    }),
  };
}

/**
 * Returns a function that finds the old addresses of a page that it has only by the redirect of a folder around it. If published addresses
 * are recorded, only those count: the page may be newer than such a redirect.
 */
function findInFolders({ pages, lock }: ContentIndex, moves: readonly Move[]): (from: string) => readonly string[] {
  const leads = findFormerRoutes(pages);
  const recorded = lock && readLock(lock.text).addresses;
  const staying = pages.filter(({ route }) => moves.every(({ from }) => from !== route));
  const folders = staying.flatMap(({ route, data }) =>
    formerAddresses(data).flatMap((old) => (old.endsWith("/*") ? [[route.replace(/\/$/, ""), old.slice(0, -2)]] : [])),
  );
  return (from) =>
    folders
      .flatMap(([folder = "", old = ""]) => (from.startsWith(`${folder}/`) ? [old + from.slice(folder.length)] : []))
      .filter((old) => leads(old) === from && (!recorded || recorded.has(old)));
}

/**
 * The `translates` that pages need after a move, by file path: those that were translations only by their path, and no longer are.
 * `newRoutes` has the new routes of the pages that move.
 */
function partedTranslations(index: ContentIndex, newRoutes: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const languages = siteLanguages(index.site.data);
  const find = translationsIn(index);
  const pathOf = (route: string) => withoutLanguage(newRoutes.get(route) ?? route, languages);
  const groups = new Set([...newRoutes.keys()].map(find));
  const parted = [...groups].flatMap((group) => {
    const [original, ...others] = languages.flatMap(({ code }) => group.get(code) ?? []);
    if (original === undefined) return [];
    const pages = others
      .filter((route) => pathOf(route) !== pathOf(original))
      .flatMap((route) => index.pagesByRoute.get(route) ?? []);
    // Pages made from table rows share one file, which says what they translate.
    const silent = pages.filter(({ data, row }) => valueAt(data, ["translates"]) === undefined && row === undefined);
    return silent.map(({ source }) => [source.path, newRoutes.get(original) ?? original] as const);
  });
  return new Map(parted);
}

/** The routes in the options of rules. They include the pages below them. */
function routesInChecks(site: IndexedFile) {
  return [...allCodes.values()].flatMap(({ code, options = {} }) =>
    Object.entries(options).flatMap(([name, { kind }]) => {
      const path = ["checks", optionKey(code, name)];
      const routes = kind === "routes" ? listAt(site.data, path) : [];
      return routes.map((route, at) => ({ file: site, path: [...path, at], value: String(route) }));
    }),
  );
}

function movedPage(before: SourceFile, move: Move, former: readonly string[]): Omit<MovedPage, "isDraft"> {
  const displayPath = before.displayPath.slice(0, -move.path.length) + move.newPath;
  const text = former.reduce((text, old) => addFormerPath(text, old, move.to), before.text);
  return { ...move, former, source: { path: move.newPath, displayPath, text } };
}

/**
 * Adds a former route of a page, or a folder such as `/old/*`, to `redirectFrom` in its text, and removes its current route and the
 * folder of that, if they are there. Everything else stays as it is. Throws if that is not possible.
 */
export function addFormerPath(text: string, former: string, current: string): string {
  // The cast is safe: the page has no mistakes.
  const before = dataIn(text) as { readonly redirectFrom?: readonly string[] };
  const kept = (before.redirectFrom ?? []).filter((path) => !isOf(path, current) && path !== former);
  const redirectFrom = [...kept, former];
  return withKeys(text, { redirectFrom });
}

/** Whether an old address is that of a route, or of its folder. */
function isOf(from: string, route: string): boolean {
  return [route, `${route}/*`].includes(plainAddress(from));
}
