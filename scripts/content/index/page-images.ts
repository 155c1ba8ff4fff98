import type { ValuePath } from "../diagnostic/path.ts";
import { findFormat } from "../formats/all-formats.ts";
import type { ContentIndex, IndexedFile } from "./content-index.ts";

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
