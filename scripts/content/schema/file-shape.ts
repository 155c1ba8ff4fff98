import { isRecord } from "../diagnostic/is-record.ts";
import { type ValuePath, valueAt } from "../diagnostic/path.ts";
import { type Schema, type SchemaSet, placesIn, usePath, wholeSchema } from "./schema-set.ts";

/** The page or the site schema, in the form that is asked about single values. */
export interface FileShape {
  /** Every key that a mapping can have, wherever it stands. */
  readonly keys: ReadonlySet<string>;
  /** The schema of the value at a path in some data: of a union the branch, where the type is known. Undefined where it allows none. */
  at(data: unknown, path: ValuePath): Schema | undefined;
}

export const unknownShape: FileShape = { keys: new Set(), at: () => undefined };

export function createFileShape(schemas: SchemaSet, rootPath: string): FileShape {
  const root = wholeSchema(schemas, rootPath);
  let keys: ReadonlySet<string> | undefined;
  return {
    // Most commands ask one shape for them.
    get keys() {
      keys ??= new Set(
        [...schemas]
          // Its words, such as with, are also those of texts.
          .flatMap(([path, schema]) => (path === usePath ? [] : [...placesIn(schema)]))
          .flatMap(([{ properties = {} }]) => Object.keys(properties)),
      );
      return keys;
    },
    at(data, path) {
      let expected: Schema | undefined = branchFor(root, data);
      path.forEach((step, depth) => {
        expected = expected && schemaBelow(expected, step, valueAt(data, path.slice(0, depth + 1)));
      });
      return expected;
    },
  };
}

/** The schema of the value below a key or as an entry of a list. `value`, where known, chooses the branch of a union. */
export function schemaBelow(
  { items, properties, additionalProperties }: Schema,
  step: string | number,
  value?: unknown,
): Schema | undefined {
  const others = isRecord(additionalProperties) ? additionalProperties : undefined;
  // The steps of a JSON Pointer are texts.
  const next = (/^\d+$/.test(String(step)) ? items : properties?.[step]) ?? others;
  return next && branchFor(next, value);
}

function branchFor(schema: Schema, value: unknown): Schema {
  const tag = schema.discriminator?.propertyName;
  if (tag === undefined) return schema;
  const word = valueAt(value, [tag]);
  return schema.oneOf?.find(({ properties }) => properties?.[tag]?.const === word) ?? schema;
}
