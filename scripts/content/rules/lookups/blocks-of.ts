import { isRecord } from "../../diagnostic/is-record.ts";
import { type ValuePath, valueAt } from "../../diagnostic/path.ts";
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

function blocksIn(file: PageFile, { blockTypes }: ContentIndex): PlacedBlock[] {
  const blocks = valueAt(file.data, ["blocks"]);
  if (!Array.isArray(blocks)) return [];
  return blocks.flatMap((block: unknown, index) =>
    isRecord(block) ? [{ file, path: ["blocks", index], block, schema: blockTypes.get(String(block["type"])) }] : [],
  );
}
