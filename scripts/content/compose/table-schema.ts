import type { Ajv, ErrorObject } from "ajv";
import { type Diagnostic, startOfFile } from "../diagnostic/diagnostic.ts";
import { fromPointer } from "../diagnostic/path.ts";
import { isDay } from "../formats/date-formats.ts";
import type { SourceFile } from "../read/read-content.ts";
import { invalidCell } from "../rules/fill/invalid-cell.ts";
import { ajvFormats, loadAjv } from "../schema/create-ajv.ts";
import { suggest } from "../rules/toolkit/suggest.ts";
import { placesIn, type Schema } from "../schema/schema-set.ts";
import { isDecimal } from "../values/format-value.ts";
import { type CodedFinding, toDiagnostics } from "../yaml/to-diagnostic.ts";
import { locatorIn } from "../yaml/written-file.ts";
import { listInCell, parseJson, type ReadTable, type Table, tableProblem } from "./read-rows.ts";

const known = new WeakMap<Table, { readonly schema: SourceFile; readonly result: ReadTable }>();

/**
 * Validates the rows of a table against a JSON Schema of a row, and gives them the types that it asks for: CSV cells become numbers and
 * lists.
 */
export function typeRows(table: Table, schema: SourceFile): ReadTable {
  const before = known.get(table);
  if (before?.schema === schema) return before.result;
  const result = holdAgainst(table, schema);
  known.set(table, { schema, result });
  return result;
}

function holdAgainst(table: Table, source: SourceFile): ReadTable {
  const { data, problem } = parseJson(source);
  if (problem) return problem;
  try {
    // The cast is safe enough: ajv throws if this is not a schema.
    const schema = data as Schema;
    const formats = { ...ajvFormats, date: isDay };
    const options = { allErrors: true, strict: false, coerceTypes: true, formats, logger: false } as const;
    const ajv = new (loadAjv().Ajv)(options);
    const validate = ajv.compile(schema);
    const slips = misspeltKeywords(source, schema, ajv);
    if (slips.length > 0) return { problems: slips };
    const lists = new Set(
      Object.entries(schema.properties ?? {}).flatMap(([name, { type }]) => (type === "array" ? name : [])),
    );
    const findings: CodedFinding[] = [];
    const rows = table.rows.map((row, number) => {
      const filled = Object.entries(row).filter(([, value]) => value !== "" && value !== null);
      const typed: Record<string, unknown> = Object.fromEntries(
        filled.map(([name, value]) => [name, lists.has(name) && typeof value === "string" ? listInCell(value) : value]),
      );
      if (!validate(typed))
        findings.push(...(validate.errors ?? []).flatMap((error) => findingOf(error, { table, number }) ?? []));
      // A number such as 1.10 stays as it is written: the place where it is used decides whether it is a number.
      const isWritten = (name: string, value: unknown) => typeof value === "number" && isDecimal(String(row[name]));
      const changed = Object.entries(typed).filter(([name, value]) => !isWritten(name, value));
      return { ...row, ...Object.fromEntries(changed) };
    });
    return { table: { ...table, rows }, problems: toDiagnostics(findings) };
  } catch (error) {
    const hint = "Write a JSON Schema for a row: type object, with its columns under properties.";
    const message = `This is not a valid JSON Schema: ${(error as Error).message}.`;
    return tableProblem(source, startOfFile, { message, hint });
  }
}

/** Unknown keywords that are close to a known one that could have their value: they would have no effect. */
function misspeltKeywords(source: SourceFile, schema: Schema, ajv: Ajv): Diagnostic[] {
  const known = Object.keys(ajv.RULES.keywords);
  return [...placesIn(schema)].flatMap(([one, at]) =>
    Object.entries(one).flatMap(([word, value]) => {
      const meant = known.includes(word) ? undefined : suggest(word, known);
      if (meant === undefined || ajv.validateSchema({ [meant]: value }) !== true) return [];
      const message = `"${word}" is not a keyword of JSON Schema draft-07.`;
      const range = locatorIn(source.text).locate([...at, word], "key");
      return tableProblem(source, range, { message, hint: `Write "${meant}" instead.` }).problems;
    }),
  );
}

function findingOf(
  error: ErrorObject,
  { table: { file, columns, rows }, number }: { readonly table: Table; readonly number: number },
): CodedFinding | undefined {
  const { instancePath, params } = error;
  const missing: unknown = params["missingProperty"] ?? params["additionalProperty"];
  const below = missing === undefined ? fromPointer(instancePath) : [...fromPointer(instancePath), String(missing)];
  const [column = ""] = below;
  if (params["missingProperty"] === column && !columns.includes(column)) {
    const at = { file, path: [] };
    return number === 0 ? { code: invalidCell.code, at, ...invalidCell.sayNoColumn(column) } : undefined;
  }
  const at = { file, path: [number, ...below] };
  return { code: invalidCell.code, at, ...invalidCell.say(error, rows[number]?.[column]) };
}

/** A JSON Schema of the rows of a table as they are: the types of its columns, and which are never empty. */
export function schemaOfRows({ file, rows, columns }: Table): Schema {
  // In JSON, unlike in CSV, a number in quotes is a text.
  const isJson = file.source.path.endsWith(".json");
  const written = isJson ? (parseJson(file.source).data as Table["rows"]) : [];
  const isText = (name: string) => written.some((row) => typeof row[name] === "string" && row[name] !== "");
  const valuesOf = (name: string) => rows.map((row) => row[name]).filter((value) => value !== "" && value !== null);
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    type: "object",
    additionalProperties: false,
    required: columns.filter((name) => valuesOf(name).length === rows.length),
    properties: Object.fromEntries(
      columns.map((name) => [name, { type: isText(name) ? "string" : typeOfAll(valuesOf(name)) }]),
    ),
  };
}

function typeOfAll(values: readonly unknown[]): string {
  const is = (test: (value: unknown) => boolean) => values.length > 0 && values.every(test);
  const isNumber = (form: RegExp) => is((value) => form.test(String(value)) && !/^-?0\d/.test(String(value)));
  if (isNumber(/^-?\d{1,15}$/)) return "integer";
  if (isNumber(/^-?\d{1,15}(?:\.\d+)?$/)) return "number";
  if (is((value) => /^(?:true|false)$/.test(String(value)))) return "boolean";
  if (is(Array.isArray)) return "array";
  return is((value) => typeof value === "object") ? "object" : "string";
}
