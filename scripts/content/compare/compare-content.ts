import { parseFile } from "../check/parse-file.ts";
import { compareText } from "../diagnostic/diagnostic.ts";
import { valueAt } from "../diagnostic/path.ts";
import { isDraft, withHoles, withoutHoles } from "../index/publication.ts";
import { siteFileName } from "../read/content-path.ts";
import type { SourceFile } from "../read/read-content.ts";
import { routeOfPage } from "../read/route-of.ts";
import { type Change, compareData } from "./compare-data.ts";
import { findMoves, withoutFollowers } from "./find-moves.ts";

/** A version of the content. */
interface ContentVersion {
  readonly sources: readonly SourceFile[];
  /** The addresses of assets, each with a text that identifies its bytes. */
  readonly assets: ReadonlyMap<string, string>;
}

/** Differences for readers between two versions of a page. */
export interface PageChange {
  readonly kind: "added" | "removed" | "changed" | "unreadable";
  readonly route: string;
  readonly title: string;
  /** The route before, where the page has moved. */
  readonly movedFrom?: string | undefined;
  /** True where nothing leads from that route to the page. */
  readonly isDeadEnd?: boolean;
  /** Whether a page that is gone is a draft now. */
  readonly isDraft?: boolean;
  readonly changes: readonly Change[];
}

/** A draft that is new or has changed. */
export interface DraftChange {
  readonly kind: "added" | "changed";
  readonly route: string;
  readonly title: string;
}

/** Differences for readers between two versions of the content. */
export interface ContentChanges {
  /** In the order of routes. */
  readonly pages: readonly PageChange[];
  /** Differences that no reader sees. */
  readonly drafts: readonly DraftChange[];
  /** Differences in what all pages share: menus, footer, brand. */
  readonly site: readonly Change[];
  readonly assets: readonly { readonly kind: "added" | "removed" | "changed"; readonly address: string }[];
}

/** Compares two versions of the content. Files that cannot be parsed are named as such; nothing else is checked. */
export function compareContent(before: ContentVersion, after: ContentVersion): ContentChanges {
  const [allOld, allNow] = [parsePages(before), parsePages(after)];
  const [old, now] = [published(allOld), published(allNow)];
  const moves = findMoves(old, now);
  // A link that goes with the page that it leads to is no change for readers.
  const routes = new Map([...moves].map(([route, { from }]) => [from, route]));
  const compare = (left: unknown, right: unknown) => withoutFollowers(compareData(left, right), routes);
  const pages = [...now.values()].flatMap((page): PageChange[] => {
    const { route, title } = page;
    const { from: movedFrom, isDeadEnd = false } = moves.get(route) ?? {};
    const previous = old.get(movedFrom ?? route);
    if (previous?.text === page.text && movedFrom === undefined) return [];
    if (page.data === undefined) return [{ kind: "unreadable", route, title, changes: [] }];
    if (!previous) return [{ kind: "added", route, title, changes: [] }];
    const changes = compare(forReaders(previous.data), forReaders(page.data));
    if (changes.length === 0 && movedFrom === undefined) return [];
    return [{ kind: "changed", route, title, movedFrom, isDeadEnd, changes }];
  });
  const gone = [...old.values()]
    .filter(({ route }) => !now.has(route) && !routes.has(route))
    .map(({ route, title }): PageChange => {
      return { kind: "removed", route, title, isDraft: allNow.has(route), changes: [] };
    });
  return {
    pages: [...pages, ...gone].sort((a, b) => compareText(a.route, b.route)),
    drafts: compareDrafts(allOld, allNow).sort((a, b) => compareText(a.route, b.route)),
    site: compare(siteOf(before), siteOf(after)),
    assets: compareAssets(before.assets, after.assets),
  };
}

interface ReadPage {
  readonly route: string;
  readonly title: string;
  readonly text: string;
  readonly data: unknown;
}

function parsePages({ sources }: ContentVersion): Map<string, ReadPage> {
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

/** The drafts that are new or have changed, but for pages that were published before, which are gone for readers. */
function compareDrafts(before: ReadonlyMap<string, ReadPage>, after: ReadonlyMap<string, ReadPage>): DraftChange[] {
  return [...after.values()].flatMap(({ route, title, text, data }): DraftChange[] => {
    const old = before.get(route);
    if (!isDraft(data) || old?.text === text || (old && !isDraft(old.data))) return [];
    return [{ kind: old ? "changed" : "added", route, title }];
  });
}

/** The data of a page without former paths, which no reader sees, and without keys that only hold others. */
function forReaders(data: unknown): unknown {
  const shown = withoutHoles(withHoles(data, (block) => !isDraft(block)));
  const { redirectFrom: _, draft: __, ...seen } = Object(shown) as Record<string, unknown>;
  return seen;
}

function siteOf({ sources }: ContentVersion): unknown {
  const site = sources.find(({ path }) => path === siteFileName);
  // `Object` makes a mapping of whatever it is given.
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
