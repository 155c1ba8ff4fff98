import { type ComponentType, Fragment } from "react";
import { ByLine } from "../components/by-line.tsx";
import type { ContentsEntry } from "../components/contents/contents-list.tsx";
import type { Block } from "../content.gen.ts";
import type { Labels } from "../labels.ts";
import type { ByLine as ByLineContent } from "../site.ts";
import type { BlockProps, Today } from "./block-props.ts";

/** The components of types of blocks: of all types in the prerender, of those on a page in the browser. */
export type BlockComponents = Readonly<Record<string, ComponentType<BlockProps<Block>>>>;

/** The blocks that have an anchor and a heading. */
function sectionsOf(blocks: readonly Block[]): ContentsEntry[] {
  return blocks.flatMap((block) =>
    "id" in block && block.id !== undefined && "title" in block && block.title !== undefined
      ? [{ id: block.id, title: block.title }]
      : [],
  );
}

interface BlockListProps {
  readonly blocks: readonly Block[];
  readonly components: BlockComponents;
  readonly labels: Labels;
  readonly today?: Today | undefined;
  /** Stands below the first block. */
  readonly byLine?: ByLineContent | undefined;
}

/** The blocks of a page, from top to bottom. */
export function BlockList({ blocks, components, labels, today, byLine }: BlockListProps) {
  const sections = sectionsOf(blocks);
  return blocks.map((block, index) => {
    const Component = components[block.type];
    if (!Component) throw Error(`The block "${block.type}" has no component.`);
    const shown = <Component key={index} block={block} labels={labels} today={today} sections={sections} />;
    if (index > 0 || !byLine) return shown;
    return (
      <Fragment key={index}>
        {shown}
        <ByLine byLine={byLine} labels={labels} />
      </Fragment>
    );
  });
}
