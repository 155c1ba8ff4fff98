import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Icon } from "../../../src/site.ts";

let names: ReadonlySet<string> | undefined;

function folder(): string {
  return join(dirname(createRequire(import.meta.url).resolve("simple-icons")), "icons");
}

function allNames(): ReadonlySet<string> {
  names ??= new Set(
    readdirSync(folder())
      .filter((file) => file.endsWith(".svg"))
      .map((file) => file.slice(0, -".svg".length)),
  );
  return names;
}

/** The mark of a brand by its name in Simple Icons, such as `instagram`, or undefined. A mark is one filled path. */
export function findMark(name: string): Icon | undefined {
  if (!allNames().has(name)) return undefined;
  const [, path = ""] = / d="([^"]*)"/.exec(readFileSync(join(folder(), `${name}.svg`), "utf8")) ?? [];
  return { path };
}

/** The names of all marks. */
export function markNames(): Iterable<string> {
  return allNames();
}
