import { indexRawContent } from "../check/check-content.ts";
import type { ContentModel } from "../check/content-model.ts";
import { parseAlone, parseFile } from "../check/parse-file.ts";
import { composeContent } from "../compose/compose-content.ts";
import { isRecord, valueAt } from "../diagnostic/path.ts";
import { unusedAssets } from "../index/asset-names.ts";
import type { ContentIndex } from "../index/content-index.ts";
import { findFormerRoutes } from "../index/former-paths.ts";
import { isShown, shownPage, type View } from "../index/publication.ts";
import { siteLanguages } from "../index/site-languages.ts";
import { translationsIn } from "../index/translations.ts";
import { isPageFile, isSiteFile, siteFileName } from "../read/content-path.ts";
import type { RawContent, SourceFile } from "../read/read-content.ts";
import { routeOfPage } from "../read/route-of.ts";
import { textMark } from "../rules/checks/stale-translation.ts";

/** The files of a content folder, with a hash of each asset. */
interface ComparedContent extends Omit<RawContent, "assets"> {
  /** By asset address. */
  readonly assets: ReadonlyMap<string, string>;
}

/** A part of the site and its changes for readers, one line each. */
export interface Change {
  /** A route with its title, a file of the site, or the assets. */
  readonly part: string;
  readonly lines: readonly string[];
}

/** The changes for readers between two versions of some content, as far as a view shows it. */
export function compareContent(
  model: ContentModel,
  { before, now }: { readonly before: ComparedContent; readonly now: ComparedContent },
  view: View,
): readonly Change[] {
  const [earlier, later] = [composedFiles(before), composedFiles(now)];
  const [old, fresh] = [readPages(model, earlier, view), readPages(model, later, view)];
  const index = (content: ComparedContent, shown: View = view) =>
    indexRawContent(model, { ...content, assets: [...content.assets.keys()] }, shown);
  const movedTo = findFormerRoutes([...fresh].map(([route, data]) => ({ route, data })));
  const gone = [...old.keys()].filter((route) => !fresh.has(route));
  const moved = new Map(gone.map((route) => [movedTo(route), route]));
  const isTranslated = siteLanguages(readSite(siteFileName, later)).length > 0;
  const staleOf = isTranslated ? staleTranslations(index(before), index(now), moved) : () => [];
  const pages = [...fresh].flatMap(([route, data]): Change[] => {
    const from = moved.get(route);
    const earlier = old.get(from ?? route);
    if (earlier === undefined) return [{ part: named(route, data), lines: ["new page"] }];
    const differences = compare(earlier, data, []);
    const stale = differences.length > 0 ? staleOf(route) : [];
    const lines = [...(from === undefined ? [] : [`moved from ${from}`]), ...differences, ...stale];
    return lines.length > 0 ? [{ part: named(route, data), lines }] : [];
  });
  const lines = ["removed, and its address does not redirect anywhere"];
  const lost = gone.flatMap((route) =>
    movedTo(route) === undefined ? [{ part: named(route, old.get(route)), lines }] : [],
  );
  const siteFiles = [...new Set([...before.sources, ...now.sources].map(({ path }) => path).filter(isSiteFile))].sort();
  const sites = siteFiles.flatMap((part): Change[] => {
    const lines = compare(readSite(part, earlier), readSite(part, later), []);
    return lines.length > 0 ? [{ part, lines }] : [];
  });
  const assets = compareAssets({ before, now }, (content) =>
    hiddenAssets(index(content), index(content, { ...view, shows: "everything" })),
  );
  return [
    ...sites,
    ...[...pages, ...lost].sort((a, b) => (a.part < b.part ? -1 : 1)),
    ...(assets.length > 0 ? [{ part: "Assets", lines: assets }] : []),
  ];
}

/** The files of pages and of the site, with facts, parts and rows filled in. */
function composedFiles({ sources, tables = [] }: ComparedContent): readonly SourceFile[] {
  return composeContent({ folder: "", sources, tables, others: [], assets: [] }, parseAlone).sources;
}

/** Returns a function that finds the translations that did not change with their original page, as `stale-translation` compares them. */
function staleTranslations(
  old: ContentIndex,
  fresh: ContentIndex,
  moved: ReadonlyMap<string | undefined, string>,
): (route: string) => readonly string[] {
  const [first, ...others] = siteLanguages(fresh.site.data);
  const find = translationsIn(fresh);
  const markIn = (index: ContentIndex, route: string) => {
    const page = index.pagesByRoute.get(route);
    return page && [textMark(index, page), valueAt(page.data, ["translatedFrom"])].join(" ");
  };
  const isSame = (route: string) => markIn(old, moved.get(route) ?? route) === markIn(fresh, route);
  return (route) => {
    if (!first || find(route).get(first.code) !== route || isSame(route)) return [];
    const stale = others.flatMap(({ code }) => find(route).get(code) ?? []).filter(isSame);
    return stale.length > 0 ? [`its translations are now out of date: ${stale.join(", ")}`] : [];
  };
}

function readPages({ shapes }: ContentModel, sources: readonly SourceFile[], view: View): ReadonlyMap<string, unknown> {
  const files = sources.filter(({ path }) => isPageFile(path));
  const pages = files.map((source) => [routeOfPage(source.path), parseFile(source, shapes.page).file.data] as const);
  const seen = pages.filter(([, data]) => isShown(data, view));
  return new Map(seen.map(([route, data]) => [route, shownPage(data, view)]));
}

function readSite(file: string, sources: readonly SourceFile[]): unknown {
  const source = sources.find(({ path }) => path === file);
  return source && parseFile(source).file.data;
}

function named(route: string, data: unknown): string {
  return `${route} – ${String(valueAt(data, ["title"]))}`;
}

const unseen = new Set(["redirectFrom", "draft", "publishAt", "expireAt", "translatedFrom"]);

/** A line for each text or value that differs, and for each list entry that was added or removed. */
function compare(before: unknown, now: unknown, path: readonly string[]): string[] {
  if (Array.isArray(before) && Array.isArray(now)) return compareLists(before, now, path);
  if (isRecord(before) && isRecord(now)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(now)]);
    return [...keys].filter((key) => !unseen.has(key)).flatMap((key) => compare(before[key], now[key], [...path, key]));
  }
  if (JSON.stringify(before) === JSON.stringify(now)) return [];
  const whole = before ?? now;
  // Lists each part of a mapping or list that is new or gone as a whole.
  if (typeof whole === "object" && (before === undefined || now === undefined)) {
    const nothing = Array.isArray(whole) ? [] : {};
    return compare(before ?? nothing, now ?? nothing, path);
  }
  const place = path.join(" › ");
  if (before === undefined) return [`${place}: new ${shown(now)}`];
  if (now === undefined) return [`${place}: removed ${shown(before)}`];
  return [`${place}: ${shown(before)} → ${shown(now)}`];
}

/** Matches entries by name, or by position if they have none. */
function compareLists(before: readonly unknown[], now: readonly unknown[], path: readonly string[]): string[] {
  const rest = [...before];
  const lines = now.flatMap((entry, index) => {
    const name = nameOf(entry, index);
    const at = rest.findIndex((other, place) => nameOf(other, before.length - rest.length + place) === name);
    if (at < 0) return [`${[...path, name].join(" › ")}: new`];
    const [other] = rest.splice(at, 1);
    return compare(other, entry, [...path, name]);
  });
  const gone = rest.map((entry) => `${[...path, nameOf(entry, before.indexOf(entry))].join(" › ")}: removed`);
  const order = (list: readonly unknown[], others: readonly unknown[]) =>
    list.map(nameOf).filter((name) => others.some((other, index) => nameOf(other, index) === name));
  const isMoved = order(before, now).join("\n") !== order(now, before).join("\n");
  return [...lines, ...gone, ...(isMoved ? [`${path.join(" › ")}: reordered`] : [])];
}

/** The name of a list entry: the type of a block, and the first text that identifies the entry. */
function nameOf(entry: unknown, index: number): string {
  if (!isRecord(entry)) return typeof entry === "string" ? `“${entry}”` : `${index + 1}`;
  const words = ["id", "title", "label", "name", "use", "question", "href"].map((key) => entry[key]);
  const name = words.find((word) => typeof word === "string");
  return [entry["type"], name && `“${name}”`].filter(Boolean).join(" ") || `${index + 1}`;
}

/** A value in a line. */
function shown(value: unknown): string {
  const text = typeof value === "string" ? value.replaceAll(/\s+/g, " ").trim() : JSON.stringify(value);
  return `“${text.length > 200 ? `${text.slice(0, 199)}…` : text}”`;
}

/** The assets that only unpublished pages and blocks use: no build publishes them. */
function hiddenAssets(shown: ContentIndex, whole: ContentIndex): ReadonlySet<string> {
  const unused = new Set(unusedAssets(whole));
  return new Set(unusedAssets(shown).filter((address) => !unused.has(address)));
}

function compareAssets(
  { before, now }: { readonly before: ComparedContent; readonly now: ComparedContent },
  hiddenIn: (content: ComparedContent) => ReadonlySet<string>,
): string[] {
  const all = [...new Set([...before.assets.keys(), ...now.assets.keys()])].sort();
  const changed = all.filter((address) => before.assets.get(address) !== now.assets.get(address));
  if (changed.length === 0) return [];
  const versions = [before, now].map((content) => ({ assets: content.assets, hidden: hiddenIn(content) }));
  return changed
    .filter((address) => versions.some(({ assets, hidden }) => assets.has(address) && !hidden.has(address)))
    .map(
      (address) =>
        `${address}: ${!before.assets.has(address) ? "new" : now.assets.has(address) ? "changed" : "removed"}`,
    );
}
