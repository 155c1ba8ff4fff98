import { findFormat } from "../content/formats/all-formats.ts";
import type { ContentIndex, Reference } from "../content/index/content-index.ts";
import { schemeOf } from "../content/index/site-data.ts";
import { type PictureVariant, pictureFiles } from "../content/pictures/picture-files.ts";
import { placeOf } from "../content/pictures/picture-places.ts";
import { decodeAsset } from "../content/read/asset-address.ts";
import { isShownIn } from "./is-shown-in.ts";

/** A file to make, and the address of the asset that it is made from. */
export interface PlannedImage {
  readonly address: string;
  readonly file: PictureVariant;
}

/** The files to make from the pictures of a site, by their paths in the output. */
export type PlannedImages = ReadonlyMap<string, PlannedImage>;

export const noImages: PlannedImages = new Map();

/** The decoded address of the asset that a text names as a picture of a page; undefined for all other texts. */
export function imageAddress({ format, value }: Pick<Reference, "format" | "value">): string | undefined {
  return findFormat(format)?.asset === "image" ? decodeAsset(value) : undefined;
}

/** Plans all files that the pages of a site name: of each picture that they can show those that its places need. */
export function planImages({
  references,
  inspectPicture,
  site,
}: Pick<ContentIndex, "references" | "inspectPicture" | "site">): PlannedImages {
  const files = new Map<string, PlannedImage>();
  const scheme = schemeOf(site.data);
  for (const reference of references) {
    const address = imageAddress(reference);
    const facts = address === undefined ? undefined : inspectPicture(address);
    if (address === undefined || !facts || !isShownIn(scheme, reference)) continue;
    const { small, fallback, large = fallback } = pictureFiles(facts, placeOf(reference.place));
    for (const file of [...small.flat(), fallback, large]) files.set(file.path, { address, file });
  }
  return files;
}
