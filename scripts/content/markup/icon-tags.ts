import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

let tags: ReadonlyMap<string, readonly string[]> | undefined;

/** The words by which each icon is searched for, by its name. */
export function iconTags(): ReadonlyMap<string, readonly string[]> {
  // The package publishes them in exactly this form.
  tags ??= new Map(
    Object.entries(
      JSON.parse(readFileSync(createRequire(import.meta.url).resolve("lucide-static/tags.json"), "utf8")) as Readonly<
        Record<string, readonly string[]>
      >,
    ),
  );
  return tags;
}
