import { findFormat } from "../content/formats/all-formats.ts";
import type { ContentIndex, Reference } from "../content/index/content-index.ts";
import { schemeOf } from "../content/index/site-data.ts";
import { type PictureVariant, pictureFiles } from "../content/pictures/picture-files.ts";
import { placeOf } from "../content/pictures/picture-places.ts";
import { decodeAsset } from "../content/read/asset-address.ts";
import { isShownIn } from "./is-shown-in.ts";

/** A picture on a page, and the path of the largest file that a browser would choose which knows the first format. */
interface HeaviestImage {
  readonly reference: Reference;
  readonly path: string;
}

/** The pictures of each page, by the path of the page inside the content folder. One that stands there twice is loaded once. */
export function heaviestImages({
  references,
  inspectPicture,
  site,
}: Pick<ContentIndex, "references" | "inspectPicture" | "site">): ReadonlyMap<string, readonly HeaviestImage[]> {
  const pages = new Map<string, Map<string, HeaviestImage>>();
  const scheme = schemeOf(site.data);
  for (const reference of references) {
    // That by which lists show a page is not on the page.
    const format = findFormat(reference.format);
    if (format?.asset !== "image" || reference.place === "listed") continue;
    // Of a picture and the one for dark colours a visitor loads one.
    if (format.image === "dark" ? scheme !== "dark" : !isShownIn(scheme, reference)) continue;
    const facts = inspectPicture(decodeAsset(reference.value) ?? "");
    if (!facts) continue;
    const { small, fallback } = pictureFiles(facts, placeOf(reference.place));
    const { path }: PictureVariant = small[0]?.at(-1) ?? fallback;
    const known = pages.get(reference.file.source.path) ?? new Map<string, HeaviestImage>();
    pages.set(reference.file.source.path, known.set(path, { reference, path }));
  }
  return new Map([...pages].map(([page, images]) => [page, [...images.values()]]));
}
