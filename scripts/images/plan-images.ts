import { findFormat } from "../content/formats/all-formats.ts";
import type { ContentIndex, Reference } from "../content/index/content-index.ts";
import { schemeOf } from "../content/index/site-data.ts";
import { type PictureVariant, pictureFiles, shareFile } from "../content/pictures/picture-files.ts";
import { filledPlace, placeOf } from "../content/pictures/picture-places.ts";
import { decodeAsset } from "../content/read/asset-address.ts";

/** A file to make, and the address of the asset that it is made from. */
interface PlannedImage {
  readonly address: string;
  readonly file: PictureVariant;
}

/** The files to make from the pictures of a site, by their paths in the output. */
export type PlannedImages = ReadonlyMap<string, PlannedImage>;

/** The decoded address of the asset that a text names as a picture of a page, or of links to it; undefined for all other texts. */
export function imageAddress({ format, value }: Pick<Reference, "format" | "value">): string | undefined {
  const { asset, namesAsset } = findFormat(format) ?? {};
  return asset === "image" || namesAsset?.(value) ? decodeAsset(value) : undefined;
}

/** Plans all files that the pages of a site use: for each picture that they can show, the files that its places need. */
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
    const { small, fallback, large = fallback } = pictureFiles(facts, filledPlace(placeOf(reference.place), facts));
    const isShared = findFormat(reference.format)?.namesAsset !== undefined;
    for (const file of isShared ? [shareFile(facts)] : [...small.flat(), fallback, large])
      files.set(file.path, { address, file });
  }
  return files;
}

/**
 * Whether any page shows a picture, in the schemes of its site. Pages that are always dark show the one for dark colours instead
 * of the other. Pages that are always light, and places without a choice of files, never show it.
 */
function isShownIn(
  scheme: ReturnType<typeof schemeOf>,
  { format, owner, place }: Pick<Reference, "format" | "owner" | "place">,
): boolean {
  if (findFormat(format)?.image !== "dark") return scheme !== "dark" || typeof owner["dark"] !== "string";
  return scheme === "dark" || (scheme === "both" && !placeOf(place).isSingle);
}

/**
 * The addresses of the assets that a site shows as pictures of pages, and of all that must not be copied because nothing that is published
 * leads to them: those pictures, since visitors get the files that are made from them, and what only `hidden` parts of pages name.
 */
export function findImageUse(
  { references, links }: Pick<ContentIndex, "references" | "links">,
  hidden: readonly string[],
) {
  const shown = new Set(references.flatMap((reference) => imageAddress(reference) ?? []));
  const others = references.filter((reference) => imageAddress(reference) === undefined);
  const named = [
    ...others.filter(({ format, value }) => findFormat(format)?.asset !== undefined || value.startsWith("/assets/")),
    ...links.filter(({ target }) => target?.kind === "asset").map(({ href }) => ({ value: href })),
  ];
  const elsewhere = new Set(named.map(({ value }) => decodeAsset(value)));
  return { shown, unpublished: new Set([...shown, ...hidden].filter((address) => !elsewhere.has(address))) };
}
