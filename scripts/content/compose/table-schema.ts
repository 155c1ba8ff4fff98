import type { ErrorObject } from "ajv";
import { fromPointer } from "../diagnostic/path.ts";
import type { SourceFile } from "../read/read-content.ts";
import { invalidCell } from "../rules/fill/invalid-cell.ts";
import { ajvFormats, loadAjv } from "../schema/create-ajv.ts";
import type { Schema } from "../schema/schema-set.ts";
import type { CodedFinding } from "../yaml/to-diagnostic.ts";
import { listInCell, type Table, type TableProblem } from "./read-rows.ts";

/** A table whose rows have the types that its schema gives them, and the cells that are not what it asks for. */
interface TypedTable {
  readonly table: Table;
  readonly findings: readonly CodedFinding[];
}

const known = new WeakMap<Table, { readonly schema: SourceFile; readonly result: TypedTable | TableProblem }>();

/** Holds the rows of a table against a JSON Schema of a row. Cells of CSV become numbers and lists where it asks for these. */
export function typeRows(table: Table, schema: SourceFile): TypedTable | TableProblem {
  const before = known.get(table);
  if (before?.schema === schema) return before.result;
  const result = holdAgainst(table, schema);
  known.set(table, { schema, result });
  return result;
}

function holdAgainst(table: Table, source: SourceFile): TypedTable | TableProblem {
  const start = { line: 1, column: 1, endLine: 1, endColumn: 1 };
  const hint = "Write a JSON Schema of a row: type object, with its columns below properties.";
  try {
    // The schema is what its author wrote; ajv says where it is none.
    const schema = JSON.parse(source.text) as Schema;
    const validate = new (loadAjv().Ajv)({
      allErrors: true,
      strict: false,
      coerceTypes: true,
      formats: ajvFormats,
    }).compile(schema);
    const lists = new Set(
      Object.entries(schema.properties ?? {}).flatMap(([name, { type }]) => (type === "array" ? name : [])),
    );
    const findings: CodedFinding[] = [];
    const rows = table.rows.map((row, number) => {
      const filled = Object.entries(row).filter(([, value]) => value !== "" && value !== null);
      const typed: Record<string, unknown> = Object.fromEntries(
        filled.map(([name, value]) => [name, lists.has(name) && typeof value === "string" ? listInCell(value) : value]),
      );
      if (!validate(typed)) {
        for (const error of validate.errors ?? []) {
          const path = [number, ...pathOf(error)];
          const column: unknown = error.instancePath === "" ? error.params["missingProperty"] : undefined;
          if (typeof column === "string" && !table.columns.includes(column)) {
            // A column that is not there is one mistake.
            const at = { file: table.file, path: [] };
            if (number === 0) findings.push({ code: invalidCell.code, at, ...invalidCell.sayNoColumn(column) });
            continue;
          }
          findings.push({
            code: invalidCell.code,
            at: { file: table.file, path },
            ...invalidCell.say(error, row[String(path[1])]),
          });
        }
      }
      return { ...row, ...typed };
    });
    return { table: { ...table, rows }, findings };
  } catch (error) {
    return { range: start, message: `This is no JSON Schema: ${(error as Error).message}.`, hint };
  }
}

function pathOf({ instancePath, params }: ErrorObject): readonly string[] {
  const missing: unknown = params["missingProperty"] ?? params["additionalProperty"];
  return missing === undefined ? fromPointer(instancePath) : [...fromPointer(instancePath), String(missing)];
}

/** A JSON Schema of the rows of a table as they are: the types of its columns, and which are never empty. */
export function schemaOfRows({ rows, columns }: Table): Schema {
  const valuesOf = (name: string) => rows.map((row) => row[name]).filter((value) => value !== "" && value !== null);
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    type: "object",
    additionalProperties: false,
    required: columns.filter((name) => valuesOf(name).length === rows.length),
    properties: Object.fromEntries(columns.map((name) => [name, typeOfAll(valuesOf(name))])),
  };
}

function typeOfAll(values: readonly unknown[]): Schema {
  const is = (test: (value: unknown) => boolean) => values.length > 0 && values.every(test);
  if (is((value) => /^-?\d{1,15}$/.test(String(value)) && !/^-?0\d/.test(String(value)))) return { type: "integer" };
  if (is((value) => /^-?\d{1,15}(?:\.\d+)?$/.test(String(value)) && !/^-?0\d/.test(String(value))))
    return { type: "number" };
  if (is((value) => /^(?:true|false)$/.test(String(value)))) return { type: "boolean" };
  if (is(Array.isArray)) return { type: "array" };
  return is((value) => typeof value === "object") ? { type: "object" } : { type: "string" };
}
