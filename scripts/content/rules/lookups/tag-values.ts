import type { Schema } from "../../schema/schema-set.ts";

/** The values of the key that tells the branches of a union apart. */
export function tagValues(branches: readonly Schema[], tag: string): string[] {
  return branches.map((branch) => tagValue(branch, tag));
}

/** The value of that key in one branch. */
export function tagValue({ properties }: Schema, tag: string): string {
  return String(properties?.[tag]?.const);
}
