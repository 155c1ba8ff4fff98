import type { Schema } from "../../schema/schema-set.ts";
import { tagValues } from "../lookups/tag-values.ts";
import { hasKeysOf } from "./has-keys-of.ts";

/** The types of a union that a mapping without one could have, by its keys. */
export function likelyTypes(branches: readonly Schema[], data: unknown, tag: string): string[] {
  if (typeof data !== "object" || data === null) return [];
  const keys = [tag, ...Object.keys(data)];
  return tagValues(
    branches.filter((branch) => hasKeysOf(branch, keys)),
    tag,
  );
}
