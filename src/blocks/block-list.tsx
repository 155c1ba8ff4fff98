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
    // The registry's type ties each component to the block of its key, which TypeScript cannot follow through a look-up.
    const Component = entryOf(block).component as ComponentType<BlockProps<Block>>;
    const { showsToday } = entryOf(block);
    return <Component key={index} block={block} labels={labels} today={showsToday && today} />;
  });
}

/** Whether a page has a block that needs React in the browser. */
export function needsHydration(blocks: readonly Block[]): boolean {
  return blocks.some((block) => entryOf(block).interactive);
}

/** Whether a page has a block that shows the day of the build. */
export function showsToday(blocks: readonly Block[]): boolean {
  return blocks.some((block) => entryOf(block).showsToday);
}

/** The compiler names a type that has no entry, but a build does not ask it: there may be a schema and no line yet. */
function entryOf({ type }: Block) {
  const entry = registry[type];
  if (!entry) throw Error(`The block "${type}" has no line in src/blocks/registry.ts.`);
  return entry;
}
