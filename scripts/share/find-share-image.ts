import type { Page, SiteContent } from "../../src/content.gen.ts";
import type { ShareImage } from "../../src/site.ts";
import { undrawableCharacter } from "../content/markup/drawable-text.ts";
import { plainAssetAddress } from "../content/read/asset-address.ts";
import { documentTitle } from "../content/resolve/document-title.ts";
import { type Drawing, picturePath } from "./drawing.ts";
import { type Picture, pictureSize } from "./picture.ts";

/** The image that others show with a link to a page, and what is to be drawn for it. */
export interface FoundShareImage {
  readonly image: ShareImage;
  /** Undefined for a picture of the author's own. */
  readonly drawn: { readonly path: string; readonly picture: Picture } | undefined;
}

interface SharedSite {
  readonly site: SiteContent;
  readonly drawing: Drawing;
}

/**
 * The image for a page, of which title and choice are needed; undefined where no typeface has the letters to draw it. Where
 * an author asked for it to be drawn, the check has reported that.
 */
export function findShareImage(
  { title, share }: Pick<Page, "title" | "share">,
  { site, drawing }: SharedSite,
): FoundShareImage | undefined {
  const { image, alt } = share ?? site.share ?? { image: "site" };
  if (image.startsWith("/")) return { image: { path: plainAssetAddress(image), alt }, drawn: undefined };
  const { name, tagline } = site.brand;
  const [headline, line] = image === "page" ? [title, name] : [name, tagline];
  if (undrawableCharacter(headline + (line ?? "")) !== undefined) return undefined;
  const { colours } = drawing;
  const picture: Picture = { headline, ...(line === undefined ? {} : { line }), colours };
  const path = picturePath(drawing, picture);
  // The title of the document says it in the words that the page has in its head anyway.
  const words = image === "page" ? documentTitle(title, name) : [name, ...(tagline ? [tagline] : [])].join(": ");
  return { image: { path: `/${path}`, alt: words, size: pictureSize }, drawn: { path, picture } };
}
