import { encodeAsset } from "../read/asset-address.ts";
import { printable } from "../report/printable.ts";
import { count } from "../report/summary.ts";
import type { AssetMove } from "./move-asset.ts";
import type { MovedPage, PageMove } from "./move-page.ts";

/** Consequences of which an author would not think: pages that stay where they are, and lists that the page leaves. */
interface Remarks {
  /** How many pages stay below the old route of a page that moves alone. */
  readonly left: number;
}

/** The changes of a move, made or planned: a line for each page, one for each other file, and a closing line. */
export function moveReport({ pages, changed, links }: PageMove, { left }: Remarks, isDryRun: boolean): string {
  const [first] = pages;
  const goal = first && pages.length === 1 ? first.to : "the new routes";
  return [
    ...pages.flatMap((page) => [pageLine(page, isDryRun), ...leftFolder(page, pages.length)]),
    ...changed.map(({ displayPath }) => `${displayPath}: links to ${goal}.`),
    ...(first && left > 0
      ? [`${count(left, "page")} below ${first.from} ${left === 1 ? "stays" : "stay"} there: --below moves all.`]
      : []),
    `${count(links, "link")} in ${count(changed.length, "other file")}.`,
    "",
  ]
    .map(printable)
    .join("\n");
}

function pageLine({ from, to, source, isDraft }: MovedPage, isDryRun: boolean): string {
  const end = isDraft ? ", a draft" : `, with ${from} in redirectFrom`;
  return `${isDryRun ? "Would move" : "Moved"} ${from} to ${to}: ${source.displayPath}${end}.`;
}

/** Where a single page goes to another folder, the menus and lists of the old one no longer have it. */
function leftFolder({ from, to }: MovedPage, pages: number): string[] {
  const [old, now] = [from, to].map((route) => route.slice(0, route.lastIndexOf("/")));
  return pages > 1 || !old || old === now ? [] : [`Menus and lists of ${old} no longer show it.`];
}

/** The same for an asset, whose old address leads nowhere afterwards. */
export function assetMoveReport(
  { from, to }: { readonly from: string; readonly to: string },
  { changed, links }: AssetMove,
  isDryRun: boolean,
): string {
  return [
    `${isDryRun ? "Would move" : "Moved"} ${from} to ${to}. Nothing leads from its old address to the new one.`,
    ...changed.map(({ displayPath }) => `${displayPath}: names ${encodeAsset(to)}.`),
    `${count(links, "place")} in ${count(changed.length, "file")}.`,
    "",
  ]
    .map(printable)
    .join("\n");
}
