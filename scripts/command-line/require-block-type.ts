import { foldName } from "../content/rules/schema-errors/other-names.ts";
import { suggest } from "../content/rules/toolkit/suggest.ts";
import { orList } from "../content/rules/toolkit/wording.ts";
import type { Schema } from "../content/schema/schema-set.ts";
import { UsageError } from "../program/usage-error.ts";

/** Throws a UsageError for a type that no block has, with the one that was meant or all that there are. */
export function requireBlockType(type: string, known: ReadonlyMap<string, Schema>): void {
  if (known.has(type)) return;
  const near = suggest(type, known.keys());
  const isCalledSo = ([, { usualNames = [] }]: [string, Schema]) =>
    usualNames.some((name) => foldName(name) === foldName(type));
  const meant = near === undefined ? [...known].filter(isCalledSo).map(([name]) => name) : [near];
  throw new UsageError(
    meant.length > 0
      ? `There is no block "${type}"; write ${orList(meant.map((name) => `"${name}"`))}.`
      : `There is no block "${type}". The blocks are ${[...known.keys()].join(", ")}.`,
  );
}
