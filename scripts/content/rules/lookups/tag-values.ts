import type { Schema } from "../../schema/schema-set.ts";

/** The values of the key that tells the branches of a union apart. A branch in a file of its own is named for its value. */
export function tagValues(branches: readonly Schema[], tag: string): string[] {
  return branches.map(({ $ref, properties }) =>
    $ref ? $ref.replace(/^.*\//, "").replace(/\.schema\.json$/, "") : String(properties?.[tag]?.const),
  );
}
