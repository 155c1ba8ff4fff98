import { isRecord } from "../../diagnostic/is-record.ts";
import { toPointer, type ValuePath, valueAt } from "../../diagnostic/path.ts";
import type { ContentIndex, PageFile } from "../../index/content-index.ts";
import { oncePerIndex } from "../../index/once-per-index.ts";
import type { Schema } from "../../schema/schema-set.ts";

/** A block of a page, its place, and the schema of its type, where there is such a type. */
export interface PlacedBlock {
  readonly file: PageFile;
  readonly path: ValuePath;
  readonly block: Readonly<Record<string, unknown>>;
  readonly schema: Schema | undefined;
}

/** The blocks of all pages. */
export const blocksOf = oncePerIndex((content): readonly PlacedBlock[] =>
  content.pages.flatMap((page) => blocksIn(page, content)),
);

/** The blocks of all pages in which nothing is wrong by itself. */
export const rightBlocksOf = oncePerIndex((content) => withoutWrong(blocksOf(content)));

/** The blocks of all pages in which nothing is wrong by itself and which may name prices: few do, and every value would be looked at. */
export const pricedBlocksOf = oncePerIndex((content) => {
  const files = new Set(content.pages.filter(({ source }) => /price|amount/.test(source.text)));
  return files.size === 0 ? [] : rightBlocksOf(content).filter(({ file }) => files.has(file));
});

function blocksIn(file: PageFile, { blockTypes }: ContentIndex): PlacedBlock[] {
  const blocks = valueAt(file.data, ["blocks"]);
  if (!Array.isArray(blocks)) return [];
  return blocks.flatMap((block: unknown, index) =>
    isRecord(block) ? [{ file, path: ["blocks", index], block, schema: blockTypes.get(String(block["type"])) }] : [],
  );
}

function withoutWrong(blocks: readonly PlacedBlock[]): readonly PlacedBlock[] {
  if (blocks.every(({ file }) => file.wrong.size === 0)) return blocks;
  // Once for all blocks of a page: it can have thousands, and as many mistakes.
  const wrong = new Map(Array.from(new Set(blocks.map(({ file }) => file)), (file) => [file, wrongBlocks(file)]));
  return blocks.filter(({ file, path }) => !wrong.get(file)?.has(toPointer(path)));
}

/** The pointers to the blocks of a page in which anything is wrong. */
function wrongBlocks({ wrong }: PageFile): ReadonlySet<string> {
  return new Set(Array.from(wrong, (pointer) => pointer.split("/", 3).join("/")));
}
