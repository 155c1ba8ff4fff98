import type { Block } from "../../../src/content.gen.ts";
import { isRecord } from "../diagnostic/is-record.ts";

/** So many blocks of a page can be seen before anybody scrolls, beside those that are one line high. */
const blocksInView = 2;
const strips: ReadonlySet<string> = new Set<Block["type"]>(["banner", "last-updated"]);

/**
 * Marks the picture that visitors see first on a page, if its first blocks have one: browsers fetch it before all others, which wait
 * until they come near. It is looked for in what is resolved, since pages of a folder bring their own pictures, and not in the order
 * of the author's keys: the picture of a block stands out more than those within it.
 */
export function markFirstPicture(blocks: readonly Block[]): readonly Block[] {
  let seen = 0;
  for (const [index, block] of blocks.entries()) {
    // The cast is safe: a copy differs in the mark alone.
    const marked = markedCopy({ ...block }) as Block | undefined;
    if (marked) return blocks.with(index, marked);
    if (!strips.has(block.type)) seen++;
    if (seen === blocksInView) break;
  }
  return blocks;
}

type Values = Readonly<Record<string, unknown>>;

/** A copy of a mapping in which the first picture is marked; undefined where it has none. */
function markedCopy(owner: Values): Values | undefined {
  const { src, image, type } = owner;
  if (isRecord(src)) return { ...owner, src: { ...src, isFirst: true } };
  // The pictures of the other tabs are behind the first.
  const shown = type === "tabs" ? 1 : undefined;
  const marked = markedValue(image, shown);
  if (marked) return { ...owner, image: marked };
  // Pages are mostly running text, which has thousands of values: no list of them is made.
  for (const key in owner) {
    const found = markedValue(owner[key], shown);
    if (found) return { ...owner, [key]: found };
  }
  return undefined;
}

/** The same for any value, and of a list for as many entries as are shown. */
function markedValue(value: unknown, shown?: number): unknown {
  if (isRecord(value)) return markedCopy(value);
  if (!Array.isArray(value)) return undefined;
  const length = Math.min(value.length, shown ?? value.length);
  for (let index = 0; index < length; index++) {
    const marked = markedValue(value[index]);
    if (marked) return value.with(index, marked);
  }
  return undefined;
}
