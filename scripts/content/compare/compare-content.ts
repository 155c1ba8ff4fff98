import { parseFile } from "../check/parse-file.ts";
import { compareText } from "../diagnostic/diagnostic.ts";
import { valueAt } from "../diagnostic/path.ts";
import { formerPaths } from "../index/former-paths.ts";
import { isDraft, withHoles, withoutHoles } from "../index/publication.ts";
import { siteFileName } from "../read/content-path.ts";
import type { SourceFile } from "../read/read-content.ts";
import { routeOfPage } from "../read/route-of.ts";
import { type Change, compareData } from "./compare-data.ts";

/** A version of the content. */
export interface ContentVersion {
  readonly sources: readonly SourceFile[];
  /** The addresses of assets, each with a text that identifies its bytes. */
  readonly assets: ReadonlyMap<string, string>;
}

/** What differs for readers between two versions of a page. */
export interface PageChange {
  readonly kind: "added" | "removed" | "changed" | "unreadable";
  readonly route: string;
  readonly title: string;
  /** The route before, where the page has moved. */
  readonly movedFrom?: string;
  readonly changes: readonly Change[];
}

/** A draft that is new or has changed. */
export interface DraftChange {
  readonly kind: "added" | "changed";
  readonly route: string;
  readonly title: string;
}

/** What differs for readers between two versions of the content. */
export interface ContentChanges {
  /** In the order of routes. */
  readonly pages: readonly PageChange[];
  /** What no reader sees. */
  readonly drafts: readonly DraftChange[];
  /** What all pages share: menus, footer, brand. */
  readonly site: readonly Change[];
  readonly assets: readonly { readonly kind: "added" | "removed" | "changed"; readonly address: string }[];
}

/** Compares two versions of the content. Files that cannot be parsed are named as such; nothing else is checked. */
export function compareContent(before: ContentVersion, after: ContentVersion): ContentChanges {
  const [allOld, allNow] = [readPages(before), readPages(after)];
  const [old, now] = [published(allOld), published(allNow)];
  const pages = [...now.values()].flatMap((page): PageChange[] => {
    const movedFrom = old.has(page.route) ? undefined : formerRoute(page.data, old, now);
    const previous = old.get(movedFrom ?? page.route);
    if (previous?.text === page.text && movedFrom === undefined) return [];
    const { route, title } = page;
    if (page.data === undefined) return [{ kind: "unreadable", route, title, changes: [] }];
    if (!previous) return [{ kind: "added", route, title, changes: [] }];
    const changes = compareData(forReaders(previous.data), forReaders(page.data));
    if (changes.length === 0 && movedFrom === undefined) return [];
    return [{ kind: "changed", route, title, ...(movedFrom === undefined ? {} : { movedFrom }), changes }];
  });
  const moved = new Set(pages.map(({ movedFrom }) => movedFrom));
  const gone = [...old.values()]
    .filter(({ route }) => !now.has(route) && !moved.has(route))
    .map(({ route, title }): PageChange => ({ kind: "removed", route, title, changes: [] }));
  return {
    pages: [...pages, ...gone].sort((a, b) => compareText(a.route, b.route)),
    drafts: compareDrafts(allOld, allNow).sort((a, b) => compareText(a.route, b.route)),
    site: compareData(siteOf(before), siteOf(after)),
    assets: compareAssets(before.assets, after.assets),
  };
}

interface ReadPage {
  readonly route: string;
  readonly title: string;
  readonly text: string;
  readonly data: unknown;
}

function readPages({ sources }: ContentVersion): Map<string, ReadPage> {
  const pages = sources.filter(({ path }) => path !== siteFileName);
  return new Map(
    pages.map((source): [string, ReadPage] => {
      const { data } = parseFile(source).file;
      const route = routeOfPage(source.path);
      return [route, { route, title: String(valueAt(data, ["title"]) ?? ""), text: source.text, data }];
    }),
  );
}

function published(pages: ReadonlyMap<string, ReadPage>): Map<string, ReadPage> {
  return new Map([...pages].filter(([, { data }]) => !isDraft(data)));
}

/** The drafts that are new or have changed. */
function compareDrafts(before: ReadonlyMap<string, ReadPage>, after: ReadonlyMap<string, ReadPage>): DraftChange[] {
  return [...after.values()].flatMap(({ route, title, text, data }): DraftChange[] => {
    const old = before.get(route);
    if (!isDraft(data) || old?.text === text) return [];
    return [{ kind: old && isDraft(old.data) ? "changed" : "added", route, title }];
  });
}

/** The route that a new page says it had, of a page that is gone. */
function formerRoute(
  data: unknown,
  old: ReadonlyMap<string, ReadPage>,
  now: ReadonlyMap<string, ReadPage>,
): string | undefined {
  return formerPaths(data).find(({ from }) => old.has(from) && !now.has(from))?.from;
}

/** The data of a page without former paths, which no reader sees, and without keys that only hold others. */
function forReaders(data: unknown): unknown {
  const shown = withoutHoles(withHoles(data, (block) => !isDraft(block)));
  const { redirectFrom: _, draft: __, ...seen } = Object(shown) as Record<string, unknown>;
  return seen;
}

function siteOf({ sources }: ContentVersion): unknown {
  const site = sources.find(({ path }) => path === siteFileName);
  const { placeholders: _, budget: __, ...seen } = Object(site && parseFile(site).file.data) as Record<string, unknown>;
  return seen;
}

function compareAssets(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) {
  return [...new Set([...before.keys(), ...after.keys()])].sort(compareText).flatMap((address) => {
    const [old, now] = [before.get(address), after.get(address)];
    if (old === now) return [];
    return [{ kind: old === undefined ? "added" : now === undefined ? "removed" : "changed", address } as const];
  });
}
