import type { Page } from "../../../src/content.gen.ts";
import { valueAt } from "../diagnostic/path.ts";

/** The title of a document: that of the page, with the brand where it does not name it itself. */
export function documentTitle(title: string, brand: string): string {
  return title.includes(brand) ? title : `${title} · ${brand}`;
}

export function pageLabel({ nav, title }: Pick<Page, "nav" | "title">): string {
  return nav?.label ?? title;
}

/** The title of a page as lists show it: that of its card, or else that in menus. */
export function titleInLists(page: unknown): string {
  return String(valueAt(page, ["card", "title"]) ?? valueAt(page, ["nav", "label"]) ?? valueAt(page, ["title"]));
}

/** The files of a feed in its folder. */
export const feedNames = { atom: "feed.xml", rss: "rss.xml", json: "feed.json" } as const;

/** The address of the feed of a folder, below the path of the site. */
export function feedAddress(folder: string, name: string = feedNames.atom): string {
  return `${folder === "/" ? "" : folder}/${name}`;
}
