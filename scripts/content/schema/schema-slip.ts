import type { ErrorObject } from "ajv";
import type { ValuePath } from "../diagnostic/path.ts";
import { MissingSchemaError, type SchemaSet } from "./schema-set.ts";

/** A slip in the schema of a block, which a person may have written for a site. */
export interface Slip {
  /** The schema, by its name in the set. */
  readonly path: string;
  /** The value that is meant; without it the file as a whole, or the place in its text. */
  readonly at?: ValuePath;
  readonly offset?: number;
  readonly message: string;
  readonly hint?: string;
  /** What is written in place of one of these names. */
  readonly meant?: { readonly word: string; readonly names: readonly string[] };
  /** What the schema of schemas says of it. */
  readonly error?: ErrorObject;
  /** Of an example: what its own schema says of a page with it alone. */
  readonly ofPage?: { readonly data: unknown; readonly errors: readonly ErrorObject[] };
}

/** A slip in a schema that is known. */
export type FoundSlip = Omit<Slip, "path">;

/** What is wrong with the schemas of blocks. Those that found it may not have looked for everything: `allSlips` does. */
export class SchemaSlip extends MissingSchemaError {
  constructor(
    readonly slips: readonly Slip[],
    /** The schemas, without those that are no JSON. */
    readonly schemas: SchemaSet,
  ) {
    super(slips.map(describeSlip).join("\n"));
  }
}

function describeSlip({ path, message, hint = "" }: Slip): string {
  return `${path.replace(/^blocks\/(.*)\.schema/, "blocks/$1/block.schema")}: ${message} ${hint}`.trim();
}
