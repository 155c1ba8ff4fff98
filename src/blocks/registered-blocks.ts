import { registry } from "virtual:blocks";
import type { Block } from "../content.gen.ts";
import type { BlockComponents } from "./block-list.tsx";

/** The components of some blocks. Throws for a type that the registry does not know. */
export function componentsOf(blocks: readonly Block[]): BlockComponents {
  return Object.fromEntries(blocks.map((block) => [block.type, entryOf(block).component]));
}

export function needsHydration(blocks: readonly Block[]): boolean {
  return blocks.some((block) => entryOf(block).interactive);
}

export function showsToday(blocks: readonly Block[]): boolean {
  return blocks.some((block) => entryOf(block).showsToday);
}

function entryOf({ type }: Block) {
  const entry = registry[type];
  if (!entry) throw Error(`The block "${type}" has no component.`);
  return entry;
}
