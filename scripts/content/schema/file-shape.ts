import { type ValuePath, valueAt } from "../diagnostic/path.ts";
import { resolveRef, type Schema, type SchemaSet } from "./schema-set.ts";

/** What the schema says of files of one kind, for those who read their text before it can be validated. */
export interface FileShape {
  /** How much of some data the schema does not allow: to choose between remedies. */
  countMistakes(data: unknown): number;
  /** Every key that a mapping can have, wherever it stands. */
  readonly keys: ReadonlySet<string>;
  /** What can stand at a path in some data. Undefined where nothing can. */
  at(data: unknown, path: ValuePath): ExpectedValue | undefined;
}

/** What the schema says of a value. */
export interface ExpectedValue {
  /** Its references are followed, and the branch of its type is chosen where the type is known. */
  readonly schema: Schema;
  /** What can stand below a key, or as an entry of a list, where that is `value`. */
  child(step: string | number, value?: unknown): ExpectedValue | undefined;
}

/** The shape of files that nothing is known of. */
export const unknownShape: FileShape = { countMistakes: () => 0, keys: new Set(), at: () => undefined };

export function createFileShape(
  schemas: SchemaSet,
  rootPath: string,
  countMistakes: (data: unknown) => number,
): FileShape {
  const root = schemas.get(rootPath) ?? {};
  let keys: ReadonlySet<string> | undefined;
  return {
    countMistakes,
    get keys() {
      keys ??= new Set([...schemas.values()].flatMap(keysIn));
      return keys;
    },
    at(data, path) {
      let expected: ExpectedValue | undefined = expectedValue(schemas, { path: rootPath, schema: root }, data);
      path.forEach((step, depth) => {
        expected = expected?.child(step, valueAt(data, path.slice(0, depth + 1)));
      });
      return expected;
    },
  };
}

/** A schema, and the path of the file from which its references start. */
interface Place {
  readonly path: string;
  readonly schema: Schema;
}

function expectedValue(schemas: SchemaSet, place: Place, value: unknown): ExpectedValue {
  const { path, schema } = follow(schemas, place, value);
  return {
    schema,
    child(step, below) {
      const next = typeof step === "string" ? schema.properties?.[step] : schema.items;
      return next && expectedValue(schemas, { path, schema: next }, below);
    },
  };
}

function follow(schemas: SchemaSet, { path, schema }: Place, value: unknown): Place {
  if (schema.$ref) return follow(schemas, resolveRef(schemas, path, schema.$ref), value);
  const tag = schema.discriminator?.propertyName;
  if (tag === undefined) return { path, schema };
  const branches = (schema.oneOf ?? []).map((branch) => follow(schemas, { path, schema: branch }, undefined));
  const word = valueAt(value, [tag]);
  return branches.find((branch) => branch.schema.properties?.[tag]?.const === word) ?? { path, schema };
}

/** The keys of the mappings that a schema describes. */
function keysIn({ properties = {}, items, oneOf = [] }: Schema): string[] {
  const inner = [...Object.values(properties), ...(items ? [items] : []), ...oneOf];
  return [...Object.keys(properties), ...inner.flatMap(keysIn)];
}
