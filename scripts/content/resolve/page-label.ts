import type { Page } from "../../../src/content.gen.ts";

/** The words by which menus name a page. */
export function pageLabel({ nav, title }: Pick<Page, "nav" | "title">): string {
  return nav?.label ?? title;
}
