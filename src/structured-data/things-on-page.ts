import type { Route } from "../site.ts";
import { type BlockThing, type BlockThings, blockThings, offerOf } from "./block-things.ts";
import type { PageFacts, Thing } from "./thing.ts";

type Blocks = Pick<Route, "blocks" | "subject">;

/** The things that a page is about, one of each type: what its author says it is, then what its blocks say. */
export function thingsOnPage({ blocks, subject }: Blocks, page: PageFacts, byType: BlockThings = blockThings): Thing[] {
  const types = [...new Set(blocks.map(({ type }) => type))];
  const found = types.flatMap((type) => {
    // The table gives each function the blocks of its key, but TypeScript loses that connection in a look-up.
    const describe = byType[type] as BlockThing<Route["blocks"][number]> | undefined;
    return (
      describe?.(
        blocks.filter((block) => block.type === type),
        page,
      ) ?? []
    );
  });
  const things = subject ? [offerOf(subject === "course" ? "Course" : "Service", page), ...found] : found;
  return things.filter((thing, index) => things.findIndex((other) => other["@type"] === thing["@type"]) === index);
}
