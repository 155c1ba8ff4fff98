import { registry } from "virtual:blocks";
import type { Block } from "../content.gen.ts";

/** The component of a block, with its data. Throws for a type that is not in the registry. */
export function registeredBlock({ type }: Block) {
  const entry = registry[type];
  if (!entry) throw Error(`The block "${type}" has no component.`);
  return entry;
}

export function showsToday(blocks: readonly Block[]): boolean {
  return blocks.some((block) => registeredBlock(block).showsToday);
}
