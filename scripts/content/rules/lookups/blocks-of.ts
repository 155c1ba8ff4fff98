import { isRecord } from "../../diagnostic/is-record.ts";
import { toPointer, type ValuePath, valueAt } from "../../diagnostic/path.ts";
import type { ContentIndex, PageFile } from "../../index/content-index.ts";
import type { Schema } from "../../schema/schema-set.ts";

/** A block of a page, its place, and the schema of its type, where there is such a type. */
export interface PlacedBlock {
  readonly file: PageFile;
  readonly path: ValuePath;
  readonly block: Readonly<Record<string, unknown>>;
  readonly schema: Schema | undefined;
}

const known = new WeakMap<ContentIndex, readonly PlacedBlock[]>();
const knownToBeRight = new WeakMap<ContentIndex, readonly PlacedBlock[]>();

/** The blocks of all pages. */
export function blocksOf(content: ContentIndex): readonly PlacedBlock[] {
  const blocks = known.get(content) ?? content.pages.flatMap((page) => blocksIn(page, content));
  known.set(content, blocks);
  return blocks;
}

/** The blocks of all pages in which nothing is wrong by itself. */
export function rightBlocksOf(content: ContentIndex): readonly PlacedBlock[] {
  const blocks = knownToBeRight.get(content) ?? withoutWrong(blocksOf(content));
  knownToBeRight.set(content, blocks);
  return blocks;
}

const withPrices = new WeakMap<PageFile, boolean>();

/** Whether the file of a block names prices at all: few do, and every value would be looked at. */
export function hasPrices({ file }: PlacedBlock): boolean {
  const known = withPrices.get(file);
  if (known !== undefined) return known;
  const has = /price|amount/.test(file.source.text);
  withPrices.set(file, has);
  return has;
}

function blocksIn(file: PageFile, { blockTypes }: ContentIndex): PlacedBlock[] {
  const blocks = valueAt(file.data, ["blocks"]);
  if (!Array.isArray(blocks)) return [];
  return blocks.flatMap((block: unknown, index) =>
    isRecord(block) ? [{ file, path: ["blocks", index], block, schema: blockTypes.get(String(block["type"])) }] : [],
  );
}

function withoutWrong(blocks: readonly PlacedBlock[]): readonly PlacedBlock[] {
  // Once for all blocks of a page: it can have thousands, and as many mistakes.
  const wrong = new Map(Array.from(new Set(blocks.map(({ file }) => file)), (file) => [file, wrongBlocks(file)]));
  return blocks.filter(({ file, path }) => !wrong.get(file)?.has(toPointer(path)));
}

/** The pointers to the blocks of a page in which anything is wrong. */
function wrongBlocks({ wrong }: PageFile): ReadonlySet<string> {
  return new Set(Array.from(wrong, (pointer) => pointer.split("/", 3).join("/")));
}
