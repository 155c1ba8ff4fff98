import { Fragment } from "react";
import { ByLine } from "../components/by-line.tsx";
import type { ContentsEntry } from "../components/contents/contents-list.tsx";
import type { Block } from "../content.gen.ts";
import type { Day } from "../content-values.ts";
import type { Labels } from "../labels.ts";
import type { ByLine as ByLineContent, PageAssets } from "../site.ts";
import { InteractiveBlock } from "./interactive-block.tsx";
import { registeredBlock } from "./registered-blocks.ts";

function sectionsOf(blocks: readonly Block[]): ContentsEntry[] {
  return blocks.flatMap((block) =>
    "id" in block && block.id !== undefined && "title" in block && block.title !== undefined
      ? [{ id: block.id, title: block.title }]
      : [],
  );
}

interface BlockListProps {
  readonly blocks: readonly Block[];
  readonly modules: PageAssets["blocks"];
  readonly labels: Labels;
  readonly today?: Day | undefined;
  /** Shown below the first block. */
  readonly byLine?: ByLineContent | undefined;
}

export function BlockList({ blocks, modules, labels, today, byLine }: BlockListProps) {
  const sections = sectionsOf(blocks);
  return blocks.map((block, index) => {
    const { component: Component, interactive } = registeredBlock(block);
    const props = { block, labels, today, sections };
    const address = modules[block.type]?.address ?? "";
    return (
      <Fragment key={index}>
        {interactive ? <InteractiveBlock {...{ Component, props, address, index }} /> : <Component {...props} />}
        {index === 0 && byLine && <ByLine byLine={byLine} labels={labels} />}
      </Fragment>
    );
  });
}
