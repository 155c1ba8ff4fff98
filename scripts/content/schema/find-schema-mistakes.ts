import { isRecord } from "../diagnostic/is-record.ts";
import { valueAt } from "../diagnostic/path.ts";
import { allFormats } from "../formats/all-formats.ts";

/** A mistake in a schema, which the person who changes schemas has made, and no author of content. */
interface SchemaMistake {
  /** The file, below the folder of schemas. */
  readonly path: string;
  readonly keys: readonly (string | number)[];
  readonly problem: string;
}

/** The keywords that schemas use: of JSON Schema, and our own (`create-ajv.ts` says what ours can hold). */
const schemaKeywords: ReadonlySet<string> = new Set([
  ...["$schema", "$id", "$ref", "$comment", "title", "description", "examples"],
  ...["type", "const", "enum", "format", "minLength", "maxLength", "pattern", "minimum", "maximum"],
  ...["properties", "definitions", "required", "additionalProperties", "items", "minItems", "maxItems", "uniqueItems"],
  ...["oneOf", "discriminator"],
  ...["tsType", "headingLevel", "usualNames", "english", "renamedFrom", "valuesRenamedFrom"],
  ...["eitherOf", "machine", "places"],
]);

const formats: ReadonlySet<string> = new Set(allFormats.map(({ name }) => name));

/** Finds the keywords and formats that nothing knows, and the references that lead nowhere. */
export function findSchemaMistakes(schemas: ReadonlyMap<string, unknown>): SchemaMistake[] {
  const mistakes: SchemaMistake[] = [];
  for (const [path, schema] of schemas) {
    visit(schema, [], (keys, node) => {
      for (const keyword of Object.keys(node)) {
        if (!schemaKeywords.has(keyword))
          mistakes.push({ path, keys: [...keys, keyword], problem: unknownKeyword(keyword) });
      }
      const { format, $ref } = node;
      if (typeof format === "string" && !formats.has(format))
        mistakes.push({ path, keys: [...keys, "format"], problem: `there is no format "${format}"` });
      if (typeof $ref !== "string") return;
      const { pathname, hash } = new URL($ref, `schema:///${path}`);
      const steps = hash.split("/").slice(1);
      if (!valueAt(schemas.get(pathname.slice(1)), steps))
        mistakes.push({ path, keys: [...keys, "$ref"], problem: `${$ref} does not exist` });
    });
  }
  return mistakes;
}

function unknownKeyword(keyword: string): string {
  return `there is no keyword "${keyword}", only ${[...schemaKeywords].join(", ")}`;
}

type Visitor = (keys: readonly (string | number)[], schema: Readonly<Record<string, unknown>>) => void;

/** Visits a schema and those in it. What other keywords hold is no schema. */
function visit(schema: unknown, keys: readonly (string | number)[], visitor: Visitor): void {
  if (!isRecord(schema)) return;
  visitor(keys, schema);
  for (const keyword of ["properties", "definitions"])
    for (const [name, part] of Object.entries(schema[keyword] ?? {})) visit(part, [...keys, keyword, name], visitor);
  visit(schema["items"], [...keys, "items"], visitor);
  const { oneOf } = schema;
  if (!Array.isArray(oneOf)) return;
  for (const [index, branch] of oneOf.entries()) visit(branch, [...keys, "oneOf", index], visitor);
}
