import type { Diagnostic } from "./diagnostic.ts";
import { diagnosticAt, type Finding } from "./diagnostic-at.ts";
import { formats } from "./formats.ts";
import type { ContentFile, Part } from "./parse-file.ts";
import { fromPointer, type ValuePath } from "./path.ts";
import type { Schema } from "./schema-set.ts";
import { suggest } from "./suggest.ts";
import type { SchemaError } from "./validator.ts";

interface SchemaFinding extends Finding {
  /** Where it stands, below the value that the error is about. */
  readonly below?: ValuePath;
  readonly part?: Part;
}

/** Turns the violations of a schema into diagnostics in the author's words. */
export function schemaDiagnostics(file: ContentFile, errors: readonly SchemaError[]): Diagnostic[] {
  return errors.flatMap((error) => {
    const finding = translations[error.keyword]?.(error, asSchema(error.parentSchema));
    if (!finding) throw new Error(`No words for the schema keyword "${error.keyword}" (${error.schemaPath}).`);
    const path = [...fromPointer(error.instancePath), ...(finding.below ?? [])];
    return [diagnosticAt(file, path, finding.part ?? "value", finding)];
  });
}

type Translation = (error: SchemaError, schema: Schema) => SchemaFinding;

const translations: Readonly<Record<string, Translation>> = {
  additionalProperties: (error, schema) => {
    const key = String(error.params["additionalProperty"]);
    const known = Object.keys(schema.properties ?? {});
    const suggestion = suggest(
      key,
      known.filter((name) => !Object.hasOwn(asRecord(error.data), name)),
    );
    return {
      code: "unknown-key",
      message: `Unexpected key "${key}"${within(schema)}, expected ${orList(known)}.`,
      hint: suggestion ? `Write "${suggestion}" instead.` : "Remove it.",
      suggestion,
      below: [key],
      part: "key",
    };
  },
  required: (error, schema) => {
    const key = String(error.params["missingProperty"]);
    const description = schema.properties?.[key]?.description;
    return {
      code: "missing-key",
      message: `The key "${key}" is missing${within(schema)}.`,
      hint: description ? `Add "${key}": ${description}` : `Add "${key}".`,
      part: "owner",
    };
  },
  type: (error) => ({
    code: "wrong-type",
    message: `Unexpected ${describe(error.data)}, expected ${typeWords[String(error.params["type"])] ?? String(error.params["type"])}.`,
    hint:
      error.params["type"] === "string" && ["number", "boolean"].includes(typeof error.data)
        ? `Put it in quotes: "${String(error.data)}".`
        : "Write the value in the expected form.",
  }),
  enum: (error) => closedSet("unknown-value", error.data, (error.params["allowedValues"] as unknown[]).map(String)),
  const: (error) => closedSet("unknown-value", error.data, [String(error.params["allowedValue"])]),
  discriminator: (error, schema) => {
    const tag = String(error.params["tag"]);
    const known = (schema.oneOf ?? []).map((branch) =>
      branch.$ref ? stem(branch.$ref) : String(branch.properties?.[tag]?.const),
    );
    const value = error.params["tagValue"] as unknown;
    if (value === undefined) {
      return {
        code: "missing-key",
        message: `The key "${tag}" is missing, expected ${orList(known)}.`,
        hint: `Add "${tag}".`,
        part: "owner",
      };
    }
    return { ...closedSet("unknown-type", value, known), below: [tag] };
  },
  minLength: () => ({
    code: "empty-text",
    message: "The text is empty.",
    hint: "Write the text, or remove the key where it is optional.",
  }),
  minItems: () => ({
    code: "empty-list",
    message: "The list is empty.",
    hint: "Add an entry, or remove the key where it is optional.",
  }),
  maxItems: (error) => ({
    code: "too-many-items",
    message: `The list has ${(error.data as unknown[]).length} entries, expected at most ${error.params["limit"]}.`,
    hint: "Remove the least important ones.",
  }),
  minimum: (error) => outOfRange(error, `at least ${error.params["limit"]}`),
  maximum: (error) => outOfRange(error, `at most ${error.params["limit"]}`),
  pattern: (error, schema) => ({
    code: "wrong-form",
    message: `Unexpected "${String(error.data)}", expected: ${schema.description ?? "another form"}`,
    hint: "Write it in the expected form.",
  }),
  format: (error, schema) => ({
    code: `invalid-${schema.format}`,
    message: `Unexpected "${String(error.data)}", expected ${formats[schema.format ?? ""]?.expected}.`,
    hint: "Write it in the expected form.",
  }),
};

const typeWords: Readonly<Record<string, string>> = {
  string: "text",
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  object: "a mapping of keys to values",
};

function closedSet(code: string, value: unknown, known: readonly string[]): SchemaFinding {
  const suggestion = suggest(String(value), known);
  return {
    code,
    message: `Unexpected ${typeof value === "string" ? `"${value}"` : describe(value)}, expected ${orList(known)}.`,
    hint: suggestion ? `Write "${suggestion}" instead.` : "Write one of the expected values.",
    suggestion,
  };
}

function outOfRange(error: SchemaError, expected: string): SchemaFinding {
  return {
    code: "out-of-range",
    message: `Unexpected ${String(error.data)}, expected ${expected}.`,
    hint: "Write a number in that range.",
  };
}

/** Names a value that has the wrong type, as an author would. */
function describe(value: unknown): string {
  if (value === null) return "nothing";
  if (Array.isArray(value)) return "list";
  if (typeof value === "object") return "mapping";
  return typeof value === "string"
    ? `text "${value}"`
    : `${typeof value === "boolean" ? "yes-or-no value" : "number"} ${String(value)}`;
}

function within(schema: Schema): string {
  const type = schema.properties?.["type"]?.const;
  if (type !== undefined) return ` in a block of type "${String(type)}"`;
  return schema.title ? ` in "${schema.title}"` : "";
}

function orList(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}

function stem(ref: string): string {
  return ref.replace(/^.*\//, "").replace(/\.schema\.json$/, "");
}

function asSchema(schema: unknown): Schema {
  // With `verbose` the validator always gives the schema that holds the keyword.
  return (schema ?? {}) as Schema;
}

function asRecord(data: unknown): object {
  return typeof data === "object" && data !== null ? data : {};
}
