import type { ComponentType } from "react";
import type { Block } from "../content.gen.ts";
import type { Labels } from "../labels.ts";
import type { BlockProps, Today } from "./block-props.ts";
import { registry } from "./registry.ts";

interface BlockListProps {
  readonly blocks: readonly Block[];
  readonly labels: Labels;
  readonly today?: Today | undefined;
}

/** The blocks of a page, from top to bottom. */
export function BlockList({ blocks, labels, today }: BlockListProps) {
  return blocks.map((block, index) => {
    // The registry's type gives each component the block of its key, but TypeScript loses that connection in a look-up.
    const Component = entryOf(block).component as ComponentType<BlockProps<Block>>;
    const { showsToday } = entryOf(block);
    return <Component key={index} block={block} labels={labels} today={showsToday && today} />;
  });
}

/** True if one of the blocks needs React in the browser. */
export function needsHydration(blocks: readonly Block[]): boolean {
  return blocks.some((block) => entryOf(block).interactive);
}

/** True if one of the blocks shows the day of the build. */
export function showsToday(blocks: readonly Block[]): boolean {
  return blocks.some((block) => entryOf(block).showsToday);
}

/** Throws for a type with a schema and no entry, which only the compiler would report: builds do not run it. */
function entryOf({ type }: Block) {
  const entry = registry[type];
  if (!entry) throw Error(`The block "${type}" has no line in src/blocks/registry.ts.`);
  return entry;
}
