import { suggest } from "../content/rules/words/suggest.ts";
import { UsageError } from "../program/usage-error.ts";

/** Throws a UsageError for a type that no block has, with the one that was meant and all that there are. */
export function requireBlockType(type: string, known: ReadonlyMap<string, unknown>): void {
  if (known.has(type)) return;
  const meant = suggest(type, known.keys());
  throw new UsageError(
    `There is no block "${type}"${meant ? `; write "${meant}"` : ""}. The blocks are ${[...known.keys()].join(", ")}.`,
  );
}
