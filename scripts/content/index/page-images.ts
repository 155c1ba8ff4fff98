import type { ValuePath } from "../diagnostic/path.ts";
import { findFormat } from "../formats/all-formats.ts";
import type { PictureFacts } from "../pictures/inspect-picture.ts";
import { decodeAsset } from "../read/asset-address.ts";
import type { ContentIndex, IndexedFile, Reference } from "./content-index.ts";

interface PageImage {
  readonly reference: Reference;
  readonly address: string;
  readonly facts: PictureFacts;
}

/** The pictures of all pages, with the logo and the icon of the site, whose files are there and are pictures. */
export function allPictures({ references, inspectPicture }: ContentIndex): readonly PageImage[] {
  return references.flatMap((reference) => {
    if (!uses.has(findFormat(reference.format)?.asset)) return [];
    const address = decodeAsset(reference.value);
    const facts = address === undefined ? undefined : inspectPicture(address);
    return address === undefined || !facts ? [] : [{ reference, address, facts }];
  });
}

const uses: ReadonlySet<unknown> = new Set(["image", "picture", "icon"]);

/** An image as the author describes it, whatever its file is. */
interface DescribedImage {
  readonly file: IndexedFile;
  readonly path: ValuePath;
  readonly image: Readonly<Record<string, unknown>>;
  readonly src: string;
}

export function describedImages({ references }: ContentIndex): readonly DescribedImage[] {
  return references
    .filter(({ format }) => findFormat(format)?.image === "described")
    .map(({ file, path, owner, value }) => ({ file, path: path.slice(0, -1), image: owner, src: value }));
}
