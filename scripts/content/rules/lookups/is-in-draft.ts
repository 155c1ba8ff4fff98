import { type ValuePath, valueAt } from "../../diagnostic/path.ts";
import { isDraft } from "../../index/publication.ts";

/** Whether a value of a page stands in a draft: the page, or the block around it. */
export function isInDraft(data: unknown, path: ValuePath): boolean {
  return isDraft(data) || (path[0] === "blocks" && isDraft(valueAt(data, path.slice(0, 2))));
}
