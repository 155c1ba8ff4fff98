import type { ComponentType } from "react";
import type { Block } from "../content.gen.ts";
import type { Labels } from "../labels.ts";
import type { BlockProps, Today } from "./block-props.ts";

/** The components of types of blocks: of all types in the prerender, of those on a page in the browser. */
export type BlockComponents = Readonly<Record<string, ComponentType<BlockProps<Block>>>>;

interface BlockListProps {
  readonly blocks: readonly Block[];
  readonly components: BlockComponents;
  readonly labels: Labels;
  readonly today?: Today | undefined;
}

/** The blocks of a page, from top to bottom. */
export function BlockList({ blocks, components, labels, today }: BlockListProps) {
  return blocks.map((block, index) => {
    const Component = components[block.type];
    if (!Component) throw Error(`The block "${block.type}" has no component.`);
    return <Component key={index} block={block} labels={labels} today={today} />;
  });
}
