import { lstatSync } from "node:fs";
import { join, posix } from "node:path";
import type { ContentIndex, PageFile } from "../content/index/content-index.ts";
import type { Move } from "../content/move/move-page.ts";
import { decodeAsset, encodeAsset } from "../content/read/asset-address.ts";
import { assetAddress, assetAt, isAsset } from "../content/read/content-path.ts";
import { findDetour } from "../content/read/open-regular-file.ts";
import { isRoute } from "../content/read/route-form.ts";
import { isNotFoundRoute } from "../content/read/route-of.ts";
import { suggest } from "../content/rules/toolkit/suggest.ts";
import { count } from "../content/rules/toolkit/wording.ts";
import { isComposed } from "../content/yaml/fillings.ts";
import { UsageError } from "../program/usage-error.ts";
import { nameInContent, routeOfName, routeToWrite } from "./content-names.ts";
import { requireFreePlace } from "./require-free-place.ts";

/** The source and the target of a move as typed, and the content folder. */
export interface NamedMove {
  readonly from: string;
  readonly to: string;
  /** True if the pages below move too, also those of a folder without a page. */
  readonly below: boolean;
  readonly pages: string;
}

/** The moves of pages that are asked for, both routes as they are written in links, and how many pages stay below the old one. Throws a UsageError if there is no such page, or its new place is taken. */
export function requirePageMoves(named: NamedMove, index: ContentIndex) {
  const { pages, below } = named;
  const [from, to] = [routeOfName(named.from, pages), routeOfName(named.to, pages)];
  const page = index.pagesByRoute.get(from);
  const under = index.pages.filter(({ route }) => route.startsWith(`${from}/`));
  if (from === "/" || isNotFoundRoute(from)) throw new UsageError(`${from} has a fixed address and cannot be moved.`);
  if (!page && !(below && under.length > 0)) throw new UsageError(whyNoPage(named.from, from, { index, under }));
  if (to === "/" || isNotFoundRoute(to) || !isRoute(to)) {
    const meant = routeToWrite(named.to, pages);
    throw new UsageError(`${JSON.stringify(named.to)} cannot be the route of a page. Write one such as ${meant}.`);
  }
  if (to === from) throw new UsageError(`${from} is already there: nothing to move.`);
  if (below && to.startsWith(`${from}/`))
    throw new UsageError(`${from} cannot move into itself with the pages below it.`);
  const moving = [...(page ? [page] : []), ...(below ? under : [])];
  const ofRow = moving.find(({ source }) => isComposed(source) && source.fillings.row);
  if (ofRow) {
    const template = ofRow.source.displayPath;
    throw new UsageError(
      `${ofRow.route} is made from a table row. Rename ${template}, or change the row, and write the old address in it: redirectFrom: [...].`,
    );
  }
  const moves = moving.map(({ route, source: { path } }) => {
    const goal = to + route.slice(from.length);
    return {
      from: route,
      to: goal,
      path,
      newPath: `${goal.slice(1)}${path.endsWith("/index.yaml") ? "/index" : ""}.yaml`,
    };
  });
  for (const { to: goal, newPath } of moves) {
    if (!isRoute(goal)) throw new UsageError(`${goal} cannot be the route of a page.`);
    requireFreePlace(goal, newPath, pages);
  }
  return { from, to, moves, left: below ? 0 : under.length };
}

function whyNoPage(
  name: string,
  route: string,
  { index, under }: { index: ContentIndex; under: readonly PageFile[] },
): string {
  const problem = `There is no page ${JSON.stringify(name)}`;
  if (under.length > 0) return `${problem}, but ${count(under.length, "page")} below it: --below moves them all.`;
  const asset = [...index.assets].find((address) => address.split("/").at(-1) === name);
  const meant = asset === undefined ? suggest(route, index.pagesByRoute.keys()) : encodeAsset(asset);
  return `${problem}${meant ? `; write ${meant}` : ""}.`;
}

/** Whether a file of the assets folder is meant, by its address or by its path. */
export function isAssetName(named: string, pages: string): boolean {
  const name = nameInContent(named, pages);
  return isAsset(name) || (assetAt(decodeAsset(name) ?? "") !== undefined && /^\/(?:assets|\.well-known)\//.test(name));
}

/** The addresses and paths of the asset that is asked for. Throws a UsageError if there is none, or the new name cannot be or is taken. */
export function requireAssetMove(named: NamedMove, assets: readonly string[]): Move {
  const { pages } = named;
  const [from, to] = [named.from, named.to].map((name) => addressOf(nameInContent(name, pages)));
  if (from === undefined || !assets.includes(from)) {
    const meant = suggest(from ?? named.from, assets);
    throw new UsageError(
      `There is no asset ${JSON.stringify(named.from)}${meant ? `; write ${encodeAsset(meant)}` : ""}.`,
    );
  }
  const [path = "", newPath] = [from, to].map((address) => assetAt(address ?? ""));
  if (
    to === undefined ||
    newPath === undefined ||
    !isAssetName(named.to, pages) ||
    posix.normalize(to) !== to ||
    to.endsWith("/")
  ) {
    throw new UsageError(`${JSON.stringify(named.to)} cannot be the address of an asset. Write one such as ${from}.`);
  }
  const [kind, newKind] = [from, to].map(kindOf);
  if (kind !== newKind) {
    throw new UsageError(`${to} would be a different kind of file: keep the extension ${posix.extname(from)}.`);
  }
  const detour = findDetour(pages, newPath);
  if (detour !== undefined)
    throw new UsageError(`${detour} is not a folder: an asset can only be moved into a folder.`);
  if (lstatSync(join(pages, newPath), { throwIfNoEntry: false })) throw new UsageError(`${newPath} exists already.`);
  return { from, to, path, newPath };
}

function addressOf(name: string): string | undefined {
  return isAsset(name) ? assetAddress(name) : decodeAsset(name);
}

/** The kind of a file by its extension. */
function kindOf(address: string): string {
  return posix.extname(address).toLowerCase().replace(".jpeg", ".jpg");
}
