import { valueAt } from "../diagnostic/path.ts";
import { tagValues } from "../rules/lookups/tag-values.ts";
import { likelyTypes } from "../rules/meant/likely-types.ts";
import { meantType } from "../rules/violations/unknown-type.ts";
import { suggest } from "../rules/words/suggest.ts";
import type { FileShape } from "../schema/file-shape.ts";

/** For so many blocks a type is looked up: where more have none that is known, the file is no page of this renderer. */
const mostBlocks = 200;

/**
 * The data of a page in which each block without a type, or of one that does not exist, has the type that is meant, where
 * that can only be one: then what else is wrong in it is found too. The same data where nothing is known.
 */
export function withMeantTypes(data: unknown, shape: FileShape): unknown {
  const blocks = valueAt(data, ["blocks"]);
  if (!Array.isArray(blocks)) return data;
  const { schema, branches } = shape.at(data, ["blocks"])?.child(0) ?? {};
  const tag = schema?.discriminator?.propertyName;
  const all = branches?.() ?? [];
  if (tag === undefined) return data;
  const types = new Set<unknown>(tagValues(all, tag));
  let unknown = 0;
  const meant = blocks.map((block: unknown) => {
    if (typeof block !== "object" || block === null || Array.isArray(block)) return block;
    if (types.has(valueAt(block, [tag])) || ++unknown > mostBlocks) return block;
    const slip = Object.hasOwn(block, tag) ? undefined : suggest(tag, Object.keys(block));
    const word: unknown = valueAt(block, [slip ?? tag]);
    if (typeof word === "string") {
      const type = types.has(word) ? word : meantType(word, all, tag);
      if (slip !== undefined) return type === undefined ? block : withTag(block, slip, { [tag]: type });
      return type === undefined ? block : { ...block, [tag]: type };
    }
    const [only, another] = word === undefined ? likelyTypes(all, block, tag) : [];
    return only === undefined || another !== undefined ? block : { ...block, [tag]: only };
  });
  const isSame = meant.every((block, index) => block === blocks[index]);
  // It has a list of blocks.
  return isSame ? data : { ...(data as object), blocks: meant };
}

/** A block with its type under the key of types, in place of the one that was misspelt. */
function withTag(block: object, slip: string, type: Readonly<Record<string, string>>): object {
  return { ...Object.fromEntries(Object.entries(block).filter(([key]) => key !== slip)), ...type };
}
