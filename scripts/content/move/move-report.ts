import { printable } from "../report/printable.ts";
import { count } from "../report/summary.ts";
import type { Move, PageMove } from "./move-page.ts";

/** What a move has changed, or would change: a line for the page, one for each other file, and a closing line. */
export function moveReport({ from, to }: Move, { page, isDraft, changed, links }: PageMove, isDryRun: boolean): string {
  return [
    `${isDryRun ? "Would move" : "Moved"} ${from} to ${to}: ${page.displayPath}${isDraft ? ", a draft" : `, with ${from} in redirectFrom`}.`,
    ...changed.map(({ displayPath }) => `${displayPath}: links to ${to}.`),
    `${count(links, "link")} in ${count(changed.length, "other file")}.`,
    "",
  ]
    .map(printable)
    .join("\n");
}
