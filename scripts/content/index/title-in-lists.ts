import { valueAt } from "../diagnostic/path.ts";

/** The title of a page as lists show it: that of its card, or else that in menus. */
export function titleInLists(page: unknown): string {
  return String(valueAt(page, ["card", "title"]) ?? valueAt(page, ["nav", "label"]) ?? valueAt(page, ["title"]));
}
