import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Icon } from "../../../src/content-values.ts";
import { shapesToPath } from "./shapes-to-path.ts";

/** The Lucide set as its package publishes it. An icon that is hidden is no longer in the set. */
interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string; readonly hidden?: true }>>;
  readonly aliases: Readonly<Record<string, { readonly parent: string }>>;
}

let set: { readonly bodies: ReadonlyMap<string, string>; readonly aliases: IconSet["aliases"] } | undefined;

function iconSet() {
  if (set) return set;
  const file = createRequire(import.meta.url).resolve("@iconify-json/lucide/icons.json");
  // The package publishes its icons in exactly this form.
  const { icons, aliases } = JSON.parse(readFileSync(file, "utf8")) as IconSet;
  const shown = Object.entries(icons).filter(([, { hidden }]) => !hidden);
  set = { bodies: new Map(shown.map(([name, { body }]) => [name, body])), aliases };
  return set;
}

export function findIcon(name: string): Icon | undefined {
  const body = iconSet().bodies.get(name);
  return body === undefined ? undefined : { path: shapesToPath(body) };
}

export function iconNames(): string[] {
  return [...iconSet().bodies.keys()];
}

export function renamedIcon(name: string): string | undefined {
  const { aliases } = iconSet();
  return Object.hasOwn(aliases, name) ? aliases[name]?.parent : undefined;
}
