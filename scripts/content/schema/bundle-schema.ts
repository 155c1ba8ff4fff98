import { posix } from "node:path";
import type { Schema, SchemaSet } from "./schema-set.ts";

/** One schema without references to others, for tools that read no second file: all that it refers to is among its definitions. */
export function bundleSchema(schemas: SchemaSet, path: string): Schema {
  const definitions = new Map<string, unknown>();
  const nameOf = (target: string) => target.replace(/\.schema\.json$/, "").replaceAll("/", "-");
  const bundle = (from: string): unknown => {
    const text = JSON.stringify(schemas.get(from));
    return JSON.parse(text, (key, value) => {
      if (key !== "$ref" || typeof value !== "string") return value;
      const [file = "", part = ""] = value.split("#");
      // Without a file it is a part of its own.
      const target = file === "" ? from : posix.join(posix.dirname(from), file);
      const name = nameOf(target);
      if (!definitions.has(name)) {
        // Noted before it is followed: a schema can lead to itself.
        definitions.set(name, undefined);
        definitions.set(name, bundle(target));
      }
      return `#/definitions/${name}${part}`;
    });
  };
  const root = bundle(path) as Schema;
  return { ...root, definitions: Object.fromEntries([...definitions].sort()) } as Schema;
}
