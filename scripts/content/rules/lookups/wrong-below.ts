import { toPointer, type ValuePath } from "../../diagnostic/path.ts";
import type { IndexedFile } from "../../index/content-index.ts";

/** The pointers of what is wrong by itself below a place: another rule has reported it, and what follows from it is no mistake. */
export function wrongBelow({ wrong }: Pick<IndexedFile, "wrong">, path: ValuePath): readonly string[] {
  if (wrong.size === 0) return [];
  const start = `${toPointer(path)}/`;
  return [...wrong].filter((pointer) => pointer.startsWith(start));
}
