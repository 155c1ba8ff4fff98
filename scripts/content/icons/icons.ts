import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Icon } from "../../../src/content-values.ts";
import { shapesToPath } from "./shapes-to-path.ts";

interface PublishedSet {
  /** One that is hidden is no longer in the set. */
  readonly icons: Readonly<Record<string, { readonly body: string; readonly hidden?: true }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

const sets = new Map<string, ReturnType<typeof readSet>>();

/** A set from its package, which is read on first use. */
function iconSet(name: "lucide" | "simple-icons") {
  const set = sets.get(name) ?? readSet(name);
  sets.set(name, set);
  return set;
}

function readSet(name: string) {
  const file = createRequire(import.meta.url).resolve(`@iconify-json/${name}/icons.json`);
  // The packages publish their icons in exactly this form.
  const { icons, aliases = {} } = JSON.parse(readFileSync(file, "utf8")) as PublishedSet;
  const shown = Object.entries(icons).filter(([, { hidden }]) => !hidden);
  return { bodies: new Map(shown.map(([icon, { body }]) => [icon, body])), aliases };
}

export function findIcon(name: string): Icon | undefined {
  const body = iconSet("lucide").bodies.get(name);
  return body === undefined ? undefined : { path: shapesToPath(body) };
}

export function iconNames(): string[] {
  return [...iconSet("lucide").bodies.keys()];
}

export function renamedIcon(name: string): string | undefined {
  const { aliases } = iconSet("lucide");
  return Object.hasOwn(aliases, name) ? aliases[name]?.parent : undefined;
}

/** The mark of a brand by its name in Simple Icons, such as `instagram`. A mark is one filled path. */
export function findMark(name: string): Icon | undefined {
  const body = iconSet("simple-icons").bodies.get(name);
  if (body === undefined) return undefined;
  const [, path = ""] = / d="([^"]*)"/.exec(body) ?? [];
  return { path };
}

export function markNames(): Iterable<string> {
  return iconSet("simple-icons").bodies.keys();
}

let words: ReadonlySet<string> | undefined;

/** Whether something is one of the everyday words of English that icons are named for: then it is rather meant than mistyped. */
export function isEveryday(word: string): boolean {
  words ??= new Set(iconNames().flatMap((name) => name.split(/[^a-z]+/)));
  return words.has(word.toLowerCase());
}
