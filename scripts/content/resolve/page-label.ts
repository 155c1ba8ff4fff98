import type { Page } from "../../../src/content.gen.ts";

export function pageLabel({ nav, title }: Pick<Page, "nav" | "title">): string {
  return nav?.label ?? title;
}
