import { isMap, isSeq, type Node, type Pair, parseDocument, type Scalar, type YAMLMap } from "yaml";
import { resolveRef, type Schema, type SchemaSet } from "../../scripts/content/schema/schema-set.ts";

/** A key with its value in a YAML file, and what the schemas say of them. */
export interface Place {
  readonly name: string;
  readonly key: Scalar;
  readonly value: Node;
  /** The mapping that holds them. */
  readonly map: YAMLMap<Scalar, Node>;
  /** The place of the pair in its mapping. */
  readonly index: number;
  /** The schema of the mapping, with its `$ref`s followed. */
  readonly owner: Schema;
  /** The schema of the value, with its `$ref`s followed. */
  readonly schema: Schema;
  /** The key that leads to the mapping, or undefined in a list and at the top of the file. */
  readonly ownerKey: Scalar | undefined;
}

/** Every key of a valid file of block-style YAML, found by walking its schema. */
export function findPlaces(schemas: SchemaSet, rootPath: string, text: string): Place[] {
  const places: Place[] = [];

  function walk(path: string, schema: Schema, node: unknown, ownerKey: Scalar | undefined): void {
    const found = follow(schemas, path, schema, node);
    if (isSeq(node) && found.schema.items) {
      for (const item of node.items) walk(found.path, found.schema.items, item, undefined);
    }
    if (!isMap(node) || node.flow) return;
    // The keys of content are texts, and each has a value.
    const map = node as YAMLMap<Scalar, Node>;
    map.items.forEach((item, index) => {
      const pair = item as Pair<Scalar, Node>;
      const name = String(pair.key.value);
      const property = found.schema.properties?.[name];
      if (!property || !pair.value) return;
      const { schema } = follow(schemas, found.path, property, pair.value);
      places.push({ name, key: pair.key, value: pair.value, map, index, owner: found.schema, schema, ownerKey });
      walk(found.path, property, pair.value, pair.key);
    });
  }

  walk(rootPath, schemas.get(rootPath) ?? {}, parseDocument(text).contents, undefined);
  return places;
}

/** The schema that a value is checked against: references followed, and the branch of its type chosen. */
function follow(schemas: SchemaSet, path: string, schema: Schema, node: unknown): { path: string; schema: Schema } {
  if (schema.$ref) {
    const target = resolveRef(schemas, path, schema.$ref);
    return follow(schemas, target.path, target.schema, node);
  }
  const tag = schema.discriminator?.propertyName;
  if (tag !== undefined && isMap(node)) {
    for (const branch of schema.oneOf ?? []) {
      const target = follow(schemas, path, branch, undefined);
      if (target.schema.properties?.[tag]?.const === node.get(tag)) return target;
    }
  }
  return { path, schema };
}

/** The range of a node in its text. */
export function rangeOf(node: Node | Scalar): readonly [start: number, end: number] {
  const [start, end] = node.range ?? [0, 0];
  return [start, end];
}
