import { registry } from "virtual:blocks";
import type { Block } from "../content.gen.ts";

/** The component of a block, and what is to be known of it. Throws for a type that the registry does not know. */
export function registeredBlock({ type }: Block) {
  const entry = registry[type];
  if (!entry) throw Error(`The block "${type}" has no component.`);
  return entry;
}

export function showsToday(blocks: readonly Block[]): boolean {
  return blocks.some((block) => registeredBlock(block).showsToday);
}
