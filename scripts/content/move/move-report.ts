import { encodeAsset } from "../read/asset-address.ts";
import { printable } from "../report/printable.ts";
import { count } from "../rules/toolkit/wording.ts";
import type { AssetMove } from "./move-asset.ts";
import type { MovedPage, PageMove } from "./move-page.ts";

/**
 * The changes of a move, made or planned: a line for each page, one for each other file, and a closing line. `left` is the number of pages
 * that stay below the old route of a page that moves alone.
 */
export function moveReport({ pages, linked, links, translations }: PageMove, left: number, isDryRun: boolean): string {
  const [first] = pages;
  const goal = first && pages.length === 1 ? first.to : "the new routes";
  return [
    ...pages.map((page) => pageLine(page, isDryRun)),
    ...linked.map(({ displayPath }) => `${displayPath}: links to ${goal}.`),
    ...translations.map(({ displayPath, original }) => `${displayPath}: translates: ${original}.`),
    ...(first && left > 0
      ? [`${count(left, "page")} below ${first.from} ${left === 1 ? "stays" : "stay"} there: --below moves them too.`]
      : []),
    `${count(links, "link")} in ${count(linked.length, "other file")}.`,
    "",
  ]
    .map(printable)
    .join("\n");
}

function pageLine({ from, to, source, isDraft, former }: MovedPage, isDryRun: boolean): string {
  const end = isDraft ? ", a draft" : former.length === 0 ? "" : `, with ${former.join(", ")} in redirectFrom`;
  return `${isDryRun ? "Would move" : "Moved"} ${from} to ${to}: ${source.displayPath}${end}.`;
}

/** The same for an asset, whose old address is not redirected. */
export function assetMoveReport(
  { from, to }: { readonly from: string; readonly to: string },
  { changed, links }: AssetMove,
  isDryRun: boolean,
): string {
  return [
    `${isDryRun ? "Would move" : "Moved"} ${from} to ${to}. Its old address does not redirect to the new one.`,
    ...changed.map(({ displayPath }) => `${displayPath}: uses ${encodeAsset(to)}.`),
    `${count(links, "place")} in ${count(changed.length, "file")}.`,
    "",
  ]
    .map(printable)
    .join("\n");
}
