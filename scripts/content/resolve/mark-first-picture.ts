import type { Block } from "../../../src/content.gen.ts";
import { isRecord } from "../diagnostic/path.ts";

/** The number of blocks that are visible before scrolling, besides blocks that are one line high. */
const blocksInView = 2;
const strips: ReadonlySet<string> = new Set<Block["type"]>(["banner", "last-updated"]);

/**
 * Marks the picture that visitors see first on a page, if its first blocks have one: browsers fetch it before all others, which are
 * lazy-loaded. It searches resolved data, because pages of a folder bring their own pictures. The picture of a block comes before those
 * inside it, whatever the order of the author's keys.
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
  // Only the first tab is visible.
  const shown = type === "tabs" ? 1 : undefined;
  const marked = markedValue(image, shown);
  if (marked) return { ...owner, image: marked };
  // For speed, no array of entries is made: running text has thousands of values.
  for (const key in owner) {
    const found = markedValue(owner[key], shown);
    if (found) return { ...owner, [key]: found };
  }
  return undefined;
}

/** The same for any value. In a list only the first `shown` entries are searched. */
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
