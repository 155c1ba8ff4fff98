import type { ErrorObject } from "ajv";
import type { ValuePath } from "../diagnostic/path.ts";
import { MissingSchemaError } from "./schema-set.ts";

/** A slip in the schema of a block, which a person may have written for a site. */
export interface Slip {
  /** The schema, by its name in the set. */
  readonly path: string;
  /** The value that is meant; without it the file as a whole, or the place in its text. */
  readonly at?: ValuePath;
  readonly offset?: number;
  readonly message: string;
  readonly hint?: string;
  /** What the schema of schemas says of it. */
  readonly error?: ErrorObject;
}

/** What is wrong with the schemas of blocks. */
export class SchemaSlip extends MissingSchemaError {
  constructor(readonly slips: readonly Slip[]) {
    const fileOf = ({ path }: Slip) => path.replace(/^blocks\/(.*)\.schema/, "blocks/$1/block.schema");
    super(slips.map((slip) => `${fileOf(slip)}: ${slip.message} ${slip.hint ?? ""}`.trim()).join("\n"));
  }
}
