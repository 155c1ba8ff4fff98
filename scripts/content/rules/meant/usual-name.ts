import type { Schema } from "../../schema/schema-set.ts";

/** The one of some keys that others call so, however they join its words: `pub_date`, `pubDate`. */
export function usualName({ properties }: Schema, key: string, names: readonly string[]): string | undefined {
  const folded = foldName(key);
  return names.find((name) => properties?.[name]?.usualNames?.some((usual) => foldName(usual) === folded));
}

const known = new Map<string, string>();

/** A name without its capitals and what joins its words. Those of the schema are folded once: each unknown key is compared with all. */
export function foldName(name: string): string {
  const folded = known.get(name) ?? name.toLowerCase().replaceAll(/[-_ ]/g, "");
  if (known.size < 10_000) known.set(name, folded);
  return folded;
}
