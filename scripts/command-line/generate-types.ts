import { readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { compile, type JSONSchema } from "json-schema-to-typescript";
import type { Schema, SchemaSet } from "../content/schema/schema-set.ts";
import { typedSchema } from "../content/schema/typed-schema.ts";

interface TypesToGenerate {
  readonly root: string;
  readonly schemas: SchemaSet;
  /** References to the schemas, by the names of properties of one root, so that each type is written once. */
  readonly properties: Readonly<Record<string, Schema>>;
}

/** Generates TypeScript types of schemas. */
export function generateTypes({ root, schemas, properties }: TypesToGenerate, bannerComment = ""): Promise<string> {
  const content = {
    title: "Content",
    type: "object",
    additionalProperties: false,
    required: Object.keys(properties),
    properties,
  };
  const folder = join(root, "schema");
  // An address is a path, encoded as in a URL: a folder above may have a space in its name.
  const pathOf = (url: string) => {
    const file = url.startsWith("file:") ? fileURLToPath(url) : decodeURIComponent(url);
    return relative(folder, file).split(sep).join("/");
  };
  const read = ({ url }: { readonly url: string }) => JSON.stringify(typedSchema(schemas, pathOf(url)));
  return compile(content as JSONSchema, "Content", {
    cwd: `${folder}/`,
    bannerComment,
    style: { printWidth: 120 },
    $refOptions: { resolve: { file: { read } } },
  });
}

/** The names of the types that values of content have after the build. */
export function valueTypes(root: string): string[] {
  const values = readFileSync(join(root, "src/content-values.ts"), "utf8");
  return Array.from(values.matchAll(/^export (?:interface|type) (\w+)/gm), ([, name = ""]) => name);
}
