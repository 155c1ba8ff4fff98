import { findFormat } from "../content/formats/all-formats.ts";
import type { Reference } from "../content/index/content-index.ts";
import type { schemeOf } from "../content/index/site-data.ts";
import { placeOf } from "../content/pictures/picture-places.ts";

/**
 * Whether any page shows a picture, in the schemes of its site. Pages that are always dark show the one for dark colours in place
 * of the other, and pages that are always light, as places without a choice of files, never show it.
 */
export function isShownIn(
  scheme: ReturnType<typeof schemeOf>,
  { format, owner, place }: Pick<Reference, "format" | "owner" | "place">,
): boolean {
  if (findFormat(format)?.image !== "dark") return scheme !== "dark" || typeof owner["dark"] !== "string";
  return scheme === "dark" || (scheme === "both" && !placeOf(place).isSingle);
}
