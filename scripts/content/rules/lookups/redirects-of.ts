import { type ValuePath, valueAt } from "../../diagnostic/path.ts";
import type { ContentIndex, PageFile } from "../../index/content-index.ts";
import { isRoute } from "../../read/route-form.ts";

/** A former path that a page claims. */
export interface Redirect {
  readonly file: PageFile;
  readonly path: ValuePath;
  readonly from: string;
}

/** All former paths of all pages. */
export function redirectsOf(content: ContentIndex): Redirect[] {
  return content.pages.flatMap((page) => {
    const former = valueAt(page.data, ["redirectFrom"]);
    if (!Array.isArray(former)) return [];
    return former.flatMap((from: unknown, index) =>
      typeof from === "string" && isRoute(from) ? [{ file: page, path: ["redirectFrom", index], from }] : [],
    );
  });
}
