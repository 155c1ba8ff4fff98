import type { ComponentType } from "react";
import type { Block } from "../content.gen.ts";
import type { BlockComponents } from "./block-list.tsx";
import type { BlockProps } from "./block-props.ts";
import { registry } from "./registry.ts";

/** The components of some blocks. Throws for a type that the registry does not know. */
export function componentsOf(blocks: readonly Block[]): BlockComponents {
  // The registry's type gives each component the block of its key, but TypeScript loses that connection in a look-up.
  const pairs = blocks.map((block) => [block.type, entryOf(block).component as ComponentType<BlockProps<Block>>]);
  return Object.fromEntries(pairs);
}

export function needsHydration(blocks: readonly Block[]): boolean {
  return blocks.some((block) => entryOf(block).interactive);
}

export function showsToday(blocks: readonly Block[]): boolean {
  return blocks.some((block) => entryOf(block).showsToday);
}

/** Throws for a type with a schema and no entry, which only the compiler would report: builds do not run it. */
function entryOf({ type }: Block) {
  const entry = registry[type];
  if (!entry) throw Error(`The block "${type}" has no line in src/blocks/registry.ts.`);
  return entry;
}
