import { isRecord } from "../../diagnostic/is-record.ts";
import { toPointer, type ValuePath, valueAt } from "../../diagnostic/path.ts";
import type { ContentIndex, PageFile } from "../../index/content-index.ts";

/** A block of a page, and its place. */
export interface PlacedBlock {
  readonly file: PageFile;
  readonly path: ValuePath;
  readonly block: Readonly<Record<string, unknown>>;
}

const known = new WeakMap<ContentIndex, readonly PlacedBlock[]>();

/** The blocks of all pages in which nothing is wrong by itself. */
export function blocksOf(content: ContentIndex): readonly PlacedBlock[] {
  const blocks = known.get(content) ?? content.pages.flatMap(blocksIn);
  known.set(content, blocks);
  return blocks;
}

function blocksIn(file: PageFile): PlacedBlock[] {
  const blocks = valueAt(file.data, ["blocks"]);
  if (!Array.isArray(blocks)) return [];
  return blocks.flatMap((block: unknown, index) => {
    const path = ["blocks", index];
    return isRecord(block) && !isWrong(file, path) ? [{ file, path, block }] : [];
  });
}

function isWrong({ wrong }: PageFile, path: ValuePath): boolean {
  if (wrong.size === 0) return false;
  const pointer = toPointer(path);
  return [...wrong].some((one) => `${one}/`.startsWith(`${pointer}/`));
}
