import type { Block } from "../content.gen.ts";

/** Puts the type of the block that fails before the message of an error: of what React throws, nothing else tells whose it is. */
export function nameFailingBlock(error: unknown, blocks: readonly Block[], render: (block: Block) => string): void {
  const failing = blocks.find((block) => {
    try {
      render(block);
      return false;
    } catch {
      return true;
    }
  });
  if (!failing || !(error instanceof Error)) return;
  const named = `The block "${failing.type}": ${error.message}`;
  error.stack = error.stack?.replace(error.message, () => named) ?? named;
  error.message = named;
}
