import type { Schema } from "../../schema/schema-set.ts";

/** The present name for a former one, of names with those that each had before. */
export function renamedTo(former: unknown, names: Readonly<Record<string, Schema["renamedFrom"]>>): string | undefined {
  const now = Object.entries(names).find(([, before]) => [before ?? []].flat().some((name) => name === former));
  return now?.[0];
}

/** Those of some keys that others call so, however they join its words: `pub_date`, `pubDate`. */
export function usualNames({ properties }: Schema, key: string, names: readonly string[]): string[] {
  const folded = foldName(key);
  return names.filter((name) => properties?.[name]?.usualNames?.some((usual) => foldName(usual) === folded));
}

/** A name without its capitals and what joins its words. */
export function foldName(name: string): string {
  return name.toLowerCase().replaceAll(/[-_ ]/g, "");
}
