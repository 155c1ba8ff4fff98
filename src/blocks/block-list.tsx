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
    const Component = registry[block.type].component as ComponentType<BlockProps<Block>>;
    const { showsToday } = registry[block.type];
    return <Component key={index} block={block} labels={labels} today={showsToday && today} />;
  });
}

/** Whether a page has a block that needs React in the browser. */
export function needsHydration(blocks: readonly Block[]): boolean {
  return blocks.some((block) => registry[block.type].interactive);
}

/** Whether a page has a block that shows the day of the build. */
export function showsToday(blocks: readonly Block[]): boolean {
  return blocks.some((block) => registry[block.type].showsToday);
}
