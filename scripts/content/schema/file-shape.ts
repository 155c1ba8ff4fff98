import { isRecord, valueAt, type ValuePath } from "../diagnostic/path.ts";
import { type Schema, type SchemaSet, placesIn, usePath, wholeSchema } from "./schema-set.ts";

/** The page or the site schema, for questions about single values. */
export interface FileShape {
  /** Every key that any mapping can have. */
  readonly keys: ReadonlySet<string>;
  /** The schema of the value at a path: for a union the branch, if the type is known. Undefined if no value is allowed. */
  at(data: unknown, path: ValuePath): Schema | undefined;
}

export const unknownShape: FileShape = { keys: new Set(), at: () => undefined };

export function createFileShape(schemas: SchemaSet, rootPath: string): FileShape {
  const root = wholeSchema(schemas, rootPath);
  let keys: ReadonlySet<string> | undefined;
  return {
    // Computed on first use, because most commands need only one shape.
    get keys() {
      keys ??= new Set(
        [...schemas]
          // Its keys, such as `with`, are also words in texts.
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

/** The schema of the value at a key or of a list entry. `value`, if known, selects the branch of a union. */
export function schemaBelow(
  { items, properties, additionalProperties }: Schema,
  step: string | number,
  value?: unknown,
): Schema | undefined {
  const others = isRecord(additionalProperties) ? additionalProperties : undefined;
  // The steps of a JSON Pointer are strings.
  const next = (/^\d+$/.test(String(step)) ? items : properties?.[step]) ?? others;
  return next && branchFor(next, value);
}

/** Whether a mapping must have a key: always, or as the only one that it has of several. */
export function isNeeded(
  { required, oneOf = [] }: Schema = {},
  key: string,
  mapping: Readonly<Record<string, unknown>>,
): boolean {
  const choices = oneOf.flatMap((one) => one.required ?? []);
  const isChoice = choices.includes(key) && !choices.some((name) => name !== key && name in mapping);
  return isChoice || required?.includes(key) === true;
}

/** Whether a value is a mapping of names to the entries of a list, as in OpenAPI, rather than one entry. */
export function areNamedEntries(
  value: unknown,
  { properties, additionalProperties }: Schema = {},
): value is Readonly<Record<string, unknown>> {
  if (!isRecord(value) || !properties || additionalProperties !== false) return false;
  const entries = Object.entries(value);
  return entries.length > 0 && entries.every(([key, entry]) => isRecord(entry) && !Object.hasOwn(properties, key));
}

function branchFor(schema: Schema, value: unknown): Schema {
  const tag = schema.discriminator?.propertyName;
  if (tag === undefined) return schema;
  const word = valueAt(value, [tag]);
  return schema.oneOf?.find(({ properties }) => properties?.[tag]?.const === word) ?? schema;
}
