import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Icon } from "../../../src/content-values.ts";

/** Simple Icons as their package publishes them. A mark that is hidden is no longer in the set. */
interface MarkSet {
  readonly icons: Readonly<Record<string, { readonly body: string; readonly hidden?: true }>>;
}

let marks: ReadonlyMap<string, string> | undefined;

function markBodies(): ReadonlyMap<string, string> {
  if (marks) return marks;
  const file = createRequire(import.meta.url).resolve("@iconify-json/simple-icons/icons.json");
  // The package publishes its marks in exactly this form.
  const { icons } = JSON.parse(readFileSync(file, "utf8")) as MarkSet;
  const shown = Object.entries(icons).filter(([, { hidden }]) => !hidden);
  marks = new Map(shown.map(([name, { body }]) => [name, body]));
  return marks;
}

/** The mark of a brand by its name in Simple Icons, such as `instagram`, or undefined. A mark is one filled path. */
export function findMark(name: string): Icon | undefined {
  const body = markBodies().get(name);
  if (body === undefined) return undefined;
  const [, path = ""] = / d="([^"]*)"/.exec(body) ?? [];
  return { path };
}

export function markNames(): Iterable<string> {
  return markBodies().keys();
}
