import type { Schema } from "../../schema/schema-set.ts";

/** The current name for a former one; `names` maps each current name to its former ones. */
export function renamedTo(former: unknown, names: Readonly<Record<string, Schema["renamedFrom"]>>): string | undefined {
  const now = Object.entries(names).find(([, before]) => [before ?? []].flat().some((name) => name === former));
  return now?.[0];
}

/** The keys for which `key` is the usual name elsewhere, however its words are joined: `pub_date`, `pubDate`. */
export function usualNames({ properties }: Schema, key: string, names: readonly string[]): string[] {
  const folded = foldName(key);
  return names.filter((name) => properties?.[name]?.usualNames?.some((usual) => foldName(usual) === folded));
}

/** A name in lower case, without the characters that join its words. */
export function foldName(name: string): string {
  return name.toLowerCase().replaceAll(/[-_ ]/g, "");
}
