import { posix } from "node:path";
import type { Schema, SchemaSet } from "./schema-set.ts";

/** One schema without references to others, for tools that read only one file: everything it refers to is in its definitions. */
export function bundleSchema(schemas: SchemaSet, path: string): Schema {
  const definitions = new Map<string, unknown>();
  const nameOf = (target: string) => target.replace(/\.schema\.json$/, "").replaceAll("/", "-");
  const bundle = (from: string): unknown => {
    const text = JSON.stringify(schemas.get(from));
    return JSON.parse(text, (key, value) => {
      if (key !== "$ref" || typeof value !== "string") return value;
      const [file = "", part = ""] = value.split("#");
      // A reference without a file is to the same file.
      const target = file === "" ? from : posix.join(posix.dirname(from), file);
      const name = nameOf(target);
      if (!definitions.has(name)) {
        // Registered before it is followed, because a schema can refer to itself.
        definitions.set(name, undefined);
        definitions.set(name, bundle(target));
      }
      return `#/definitions/${name}${part}`;
    });
  };
  const root = bundle(path) as Schema;
  return { ...root, definitions: Object.fromEntries([...definitions].sort()) } as Schema;
}
