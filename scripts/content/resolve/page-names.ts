import type { Page } from "../../../src/content.gen.ts";

/** The title of a document: that of the page, with the brand unless it already contains it. */
export function documentTitle(title: string, brand: string): string {
  return title.includes(brand) ? title : `${title} · ${brand}`;
}

export function pageLabel({ nav, title }: Pick<Page, "nav" | "title">): string {
  return nav?.label ?? title;
}

/** The files of a feed in its folder. */
export const feedNames = { atom: "feed.xml", rss: "rss.xml", json: "feed.json" } as const;

/** The address of the feed of a folder, below the path of the site. */
export function feedAddress(folder: string, name: string = feedNames.atom): string {
  return `${folder === "/" ? "" : folder}/${name}`;
}

/** The address of the calendar file of an event, below the path of the site. */
export function eventAddress(route: string): string {
  return `${route === "/" ? "/index" : route}.ics`;
}
