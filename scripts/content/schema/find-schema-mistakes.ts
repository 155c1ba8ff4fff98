import { isRecord } from "../diagnostic/is-record.ts";
import { allFormats } from "../formats/all-formats.ts";

/** A mistake in a schema, which the person who changes schemas has made, and no author of content. */
interface SchemaMistake {
  /** The file, below the folder of schemas. */
  readonly path: string;
  /** The way to it inside the file. */
  readonly keys: readonly (string | number)[];
  readonly problem: string;
}

/** The keywords that schemas use: of JSON Schema, and our own (`create-ajv.ts` says what ours can hold). */
const schemaKeywords: ReadonlySet<string> = new Set([
  ...["$schema", "$id", "$ref", "$comment", "title", "description", "examples"],
  ...["type", "const", "enum", "format", "minLength", "maxLength", "pattern", "minimum", "maximum"],
  ...["properties", "required", "additionalProperties", "items", "minItems", "maxItems", "uniqueItems"],
  ...["oneOf", "discriminator"],
  ...["tsType", "headingLevel", "usualNames", "english", "renamedFrom", "valuesRenamedFrom"],
  ...["eitherOf", "machine", "places"],
]);

const formats: ReadonlySet<string> = new Set(allFormats.map(({ name }) => name));

/** Finds the keywords and formats that nothing knows, and the references that lead nowhere or back. */
export function findSchemaMistakes(schemas: ReadonlyMap<string, unknown>): SchemaMistake[] {
  const mistakes: SchemaMistake[] = [];
  const references = new Map<string, SchemaReference[]>();
  for (const [path, schema] of schemas) {
    const found: SchemaReference[] = [];
    references.set(path, found);
    visit(schema, [], (keys, node) => {
      for (const keyword of Object.keys(node)) {
        if (!schemaKeywords.has(keyword))
          mistakes.push({ path, keys: [...keys, keyword], problem: unknownKeyword(keyword) });
      }
      const { format, $ref } = node;
      if (typeof format === "string" && !formats.has(format))
        mistakes.push({ path, keys: [...keys, "format"], problem: `there is no format "${format}"` });
      if (typeof $ref !== "string") return;
      const target = new URL($ref, `schema:///${path}`).pathname.slice(1);
      if (schemas.has(target)) found.push({ keys: [...keys, "$ref"], target });
      else mistakes.push({ path, keys: [...keys, "$ref"], problem: `${$ref} does not exist` });
    });
  }
  return [...mistakes, ...findReferenceCircles(references)];
}

interface SchemaReference {
  readonly keys: readonly (string | number)[];
  readonly target: string;
}

function unknownKeyword(keyword: string): string {
  return `there is no keyword "${keyword}", only ${[...schemaKeywords].join(", ")}`;
}

type Visitor = (keys: readonly (string | number)[], schema: Readonly<Record<string, unknown>>) => void;

/** Visits a schema and those in it. What other keywords hold is no schema. */
function visit(schema: unknown, keys: readonly (string | number)[], visitor: Visitor): void {
  if (!isRecord(schema)) return;
  visitor(keys, schema);
  for (const [name, property] of Object.entries(schema["properties"] ?? {}))
    visit(property, [...keys, "properties", name], visitor);
  visit(schema["items"], [...keys, "items"], visitor);
  const { oneOf } = schema;
  if (!Array.isArray(oneOf)) return;
  for (const [index, branch] of oneOf.entries()) visit(branch, [...keys, "oneOf", index], visitor);
}

/** A schema that comes back to itself has no end: neither for its types nor for what walks through all texts. */
function findReferenceCircles(references: ReadonlyMap<string, readonly SchemaReference[]>): SchemaMistake[] {
  const mistakes: SchemaMistake[] = [];
  const done = new Set<string>();
  const follow = (path: string, way: readonly string[]) => {
    if (done.has(path)) return;
    for (const { keys, target } of references.get(path) ?? []) {
      const start = [...way, path].indexOf(target);
      if (start < 0) follow(target, [...way, path]);
      else {
        const circle = [...way, path].slice(start).join(", ");
        mistakes.push({ path, keys, problem: `it refers to ${target}, which leads back to it (${circle})` });
      }
    }
    done.add(path);
  };
  for (const path of references.keys()) follow(path, []);
  return mistakes;
}
