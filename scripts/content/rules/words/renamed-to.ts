import type { Schema } from "../../schema/schema-set.ts";

type Names = Schema["renamedFrom"];

/** The present name for a former one, of names with those that each had before. */
export function renamedTo(former: unknown, names: Readonly<Record<string, Names>>): string | undefined {
  const now = Object.entries(names).find(([, before]) => [before ?? []].flat().some((name) => name === former));
  return now?.[0];
}

/** The former names of some properties. */
export function formerKeys(properties: Schema["properties"] = {}): Record<string, Names> {
  return Object.fromEntries(Object.entries(properties).map(([key, { renamedFrom }]) => [key, renamedFrom]));
}
