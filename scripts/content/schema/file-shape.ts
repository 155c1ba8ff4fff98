import { type ValuePath, valueAt } from "../diagnostic/path.ts";
import { findFormat } from "../formats/all-formats.ts";
import { resolveRef, type Schema, type SchemaSet } from "./schema-set.ts";

/** The page or the site schema, in the form that repairs use before a file can be validated. */
export interface FileShape {
  /** The number of schema violations in some data: repairs compare remedies by it. */
  countMistakes(data: unknown): number;
  /** Every key that a mapping can have, wherever it stands. */
  readonly keys: ReadonlySet<string>;
  /** The value that the schema expects at a path in some data. Undefined where it allows none. */
  at(data: unknown, path: ValuePath): ExpectedValue | undefined;
  isCode(data: unknown, path: ValuePath): boolean;
}

/** The schema of one value, and of the values inside it. */
export interface ExpectedValue {
  /** References are followed, and where the type is known, the branch of a union is chosen. */
  readonly schema: Schema;
  /** The schema with those of its properties and branches in place of references to them. */
  whole(): Schema;
  /** The value expected below a key or as an entry of a list. `value`, where known, chooses the branch of a union. */
  child(step: string | number, value?: unknown): ExpectedValue | undefined;
  /** The schemas of the branches, where the value is one of a union and its type is not known. */
  branches(): readonly Schema[];
}

export const unknownShape: FileShape = {
  countMistakes: () => 0,
  keys: new Set(),
  at: () => undefined,
  isCode: () => false,
};

export function createFileShape(
  schemas: SchemaSet,
  rootPath: string,
  countMistakes: (data: unknown) => number,
): FileShape {
  const root = schemas.get(rootPath) ?? {};
  let keys: ReadonlySet<string> | undefined;
  const shape: FileShape = {
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
    isCode: (data, path) => findFormat(shape.at(data, path)?.schema.format)?.kind === "code",
  };
  return shape;
}

interface LocatedSchema {
  readonly path: string;
  readonly schema: Schema;
}

function expectedValue(schemas: SchemaSet, located: LocatedSchema, value: unknown): ExpectedValue {
  const { path, schema } = follow(schemas, located, value);
  return {
    schema,
    whole: () => wholeSchema(schemas, { path, schema }),
    branches: () => branchesOf(schemas, { path, schema }).map((branch) => branch.schema),
    child(step, below) {
      // The steps of a JSON Pointer are texts.
      const next = /^\d+$/.test(String(step)) ? schema.items : schema.properties?.[step];
      return next && expectedValue(schemas, { path, schema: next }, below);
    },
  };
}

function follow(schemas: SchemaSet, { path, schema }: LocatedSchema, value: unknown): LocatedSchema {
  if (schema.$ref) return follow(schemas, resolveRef(schemas, path, schema.$ref), value);
  const tag = schema.discriminator?.propertyName;
  if (tag === undefined) return { path, schema: schema.allOf ? withAllOf(schemas, path, schema) : schema };
  const word = valueAt(value, [tag]);
  const branches = branchesOf(schemas, { path, schema });
  return branches.find((branch) => branch.schema.properties?.[tag]?.const === word) ?? { path, schema };
}

/** A mapping that several schemas describe, with the keys of all. */
function withAllOf(schemas: SchemaSet, path: string, { allOf = [], ...own }: Schema): Schema {
  const parts = [own, ...allOf.map((part) => follow(schemas, { path, schema: part }, undefined).schema)];
  return {
    ...own,
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required),
  };
}

/** The branches of unions that were asked for, of each set: a file can have thousands of mistakes in blocks. */
const known = new WeakMap<SchemaSet, Map<Schema, readonly LocatedSchema[]>>();

function branchesOf(schemas: SchemaSet, { path, schema }: LocatedSchema): readonly LocatedSchema[] {
  const unions = known.get(schemas) ?? new Map<Schema, readonly LocatedSchema[]>();
  known.set(schemas, unions);
  const branches =
    unions.get(schema) ?? (schema.oneOf ?? []).map((branch) => follow(schemas, { path, schema: branch }, undefined));
  unions.set(schema, branches);
  return branches;
}

function wholeSchema(schemas: SchemaSet, { path, schema }: LocatedSchema): Schema {
  const target = ({ $ref, ...own }: Schema): Schema =>
    $ref === undefined ? own : { ...resolveRef(schemas, path, $ref).schema, ...own };
  const { properties, oneOf } = schema;
  const entries = Object.entries(properties ?? {}).map(([key, property]) => [key, target(property)]);
  return {
    ...schema,
    ...(properties ? { properties: Object.fromEntries(entries) } : {}),
    ...(oneOf ? { oneOf: oneOf.map(target) } : {}),
  };
}

function keysIn({ properties = {}, items, oneOf = [], anyOf = [], allOf = [], definitions = {} }: Schema): string[] {
  const inner = [properties, definitions].flatMap((part) => Object.values(part));
  inner.push(...(items ? [items] : []), ...oneOf, ...anyOf, ...allOf);
  return [...Object.keys(properties), ...inner.flatMap(keysIn)];
}
