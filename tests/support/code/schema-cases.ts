import type { ValidateFunction } from "ajv";
import { allFormats } from "../../../scripts/content/formats/all-formats.ts";
import { createAjv } from "../../../scripts/content/schema/create-ajv.ts";
import { resolveRef, type Schema, type SchemaSet, schemaId } from "../../../scripts/content/schema/schema-set.ts";

/** A keyword of a schema that refuses something, and what it refuses. */
export interface KeywordCase {
  /** The file, the way inside it, and the keyword. */
  readonly place: string;
  /** Data that the schema accepts. */
  readonly accepted: unknown;
  /** Data that this keyword alone refuses; undefined where none was found. */
  readonly refused: { readonly data: unknown } | undefined;
}

interface Place {
  readonly path: string;
  /** The way to the schema as a JSON pointer. */
  readonly pointer: string;
  readonly schema: Schema;
}

/** The keywords that refuse data by themselves; those of properties, entries and branches have places of their own. */
const refusing = [
  ...["type", "const", "enum", "format", "minLength", "maxLength", "pattern", "minimum", "maximum"],
  ...["required", "additionalProperties", "minItems", "maxItems", "uniqueItems", "discriminator", "$ref"],
] as const;

/** Makes a case for each keyword of each schema that refuses data. Texts come from content that is right. */
export function keywordCases(schemas: SchemaSet, texts: readonly string[]): KeywordCase[] {
  const ajv = createAjv(schemas, { allErrors: true });
  const compiled = new Map<string, ValidateFunction>();
  const validatorOf = ({ path, pointer }: Place): ValidateFunction => {
    const id = `${schemaId(path)}#${pointer}`;
    const known = compiled.get(id) ?? ajv.compile({ $ref: id });
    compiled.set(id, known);
    return known;
  };
  const errorsOf = (place: Place, data: unknown) => {
    const validate = validatorOf(place);
    return validate(data) ? [] : (validate.errors ?? []);
  };
  const samples = new Map<string, unknown>();
  const sampleOf = (place: Place): unknown => {
    const key = `${place.path}#${place.pointer}`;
    if (!samples.has(key)) samples.set(key, makeSample(place));
    return samples.get(key);
  };
  const makeSample = (place: Place): unknown => {
    const { schema, path, pointer } = place;
    if (schema.$ref !== undefined) {
      const target = resolveRef(schemas, path, schema.$ref);
      return sampleOf({ ...target, pointer: "" });
    }
    if ("const" in schema) return schema.const;
    if (schema.enum) return schema.enum[0];
    if (schema.oneOf) return sampleOf(inside(place, `${pointer}/oneOf/0`, schema.oneOf[0]));
    switch (schema.type) {
      case "object": {
        const names = schema.required ?? [];
        return Object.fromEntries(
          names.map((name) => [
            name,
            sampleOf(inside(place, propertyPointer(pointer, name), schema.properties?.[name])),
          ]),
        );
      }
      case "array": {
        const entry = inside(place, `${pointer}/items`, schema.items);
        return entriesOf(entry, limitOf(schema, "minItems") ?? 1);
      }
      case "string":
        return texts.find((text) => errorsOf(place, text).length === 0);
      case "boolean":
        return true;
      case undefined:
        return "x";
      default:
        return [limitOf(schema, "minimum") ?? 1, 1, 0].find((number) => errorsOf(place, number).length === 0);
    }
  };
  /** So many entries, each another where there are others. */
  const entriesOf = (entry: Place, count: number): unknown[] => {
    const one = sampleOf(entry);
    const others = typeof one === "string" ? texts.filter((text) => errorsOf(entry, text).length === 0) : [];
    return Array.from({ length: count }, (_, index) => others[index] ?? one);
  };
  const attempts = (place: Place, keyword: (typeof refusing)[number]): unknown[] => {
    const { schema, pointer } = place;
    const sample = sampleOf(place);
    const number = Number(limitOf(schema, keyword as keyof Schema) ?? 0);
    const fields = typeof sample === "object" && sample !== null ? (sample as Record<string, unknown>) : {};
    switch (keyword) {
      case "required":
        return (schema.required ?? []).map((name) => {
          const { [name]: _, ...others } = fields;
          return others;
        });
      case "additionalProperties":
        return [{ ...fields, "no-such-key": 1 }];
      case "discriminator":
        return [{ ...fields, [schema.discriminator?.propertyName ?? ""]: "no-such-type" }];
      case "minItems":
      case "maxItems":
        return [
          entriesOf(inside(place, `${pointer}/items`, schema.items), keyword === "minItems" ? number - 1 : number + 1),
        ];
      case "uniqueItems": {
        const [entry] = entriesOf(inside(place, `${pointer}/items`, schema.items), 1);
        return [2, 3, 4].map((count) => Array(count).fill(entry));
      }
      case "maxLength":
        return [..."a1-/ "].flatMap((sign) => [
          String(sample) + sign.repeat(number),
          sign.repeat(number) + String(sample),
          sign.repeat(number + 1),
        ]);
      case "minLength":
        return ["", " ", "a"];
      case "minimum":
      case "maximum":
        return [keyword === "minimum" ? number - 1 : number + 1];
      default:
        return [null, true, 1.5, 7, [], {}, "no-such-value", "No such value!", "No\nvalue", ...texts];
    }
  };
  return placesOf(schemas).flatMap((place) =>
    refusing
      .filter((keyword) => place.schema[keyword as keyof Schema] !== undefined && !isSaidTwice(keyword, place.schema))
      .map((keyword) => {
        const isOwn = (error: { keyword: string; schemaPath: string }) =>
          keyword === "$ref" || error.keyword === keyword || (keyword === "discriminator" && error.keyword === "oneOf");
        const refused = attempts(place, keyword).find((data) => {
          const errors = errorsOf(place, data);
          return errors.length > 0 && errors.every(isOwn);
        });
        const found = refused === undefined ? undefined : { data: refused };
        return { place: `${place.path}#${place.pointer} ${keyword}`, accepted: sampleOf(place), refused: found };
      }),
  );
}

/** The formats that a check judges, and no schema: it needs to see other files, or more of its own. */
const checkedLater = new Set(allFormats.filter(({ accepts }) => !accepts).map(({ name }) => name));

/** Whether a keyword refuses nothing by itself, and stands there for editors and for the generated types. */
function isSaidTwice(keyword: string, schema: Schema): boolean {
  const { format = "", required = [], discriminator } = schema;
  if (keyword === "format") return checkedLater.has(format);
  if (keyword === "required") return required.length === 0 || discriminator !== undefined;
  return keyword === "type" && schema.enum !== undefined;
}

function limitOf(schema: Schema, keyword: string): number | undefined {
  const value = (schema as Record<string, unknown>)[keyword];
  return typeof value === "number" ? value : undefined;
}

function inside({ path }: Place, pointer: string, schema: Schema | undefined): Place {
  if (!schema) throw new Error(`There is no schema at ${path}#${pointer}.`);
  return { path, pointer, schema };
}

function propertyPointer(pointer: string, name: string): string {
  return `${pointer}/properties/${name}`;
}

/** All schemas in all files. */
function placesOf(schemas: SchemaSet): Place[] {
  const below = (place: Place): Place[] => {
    const { schema, pointer } = place;
    const properties = Object.entries(schema.properties ?? {}).map(([name, property]) =>
      inside(place, propertyPointer(pointer, name), property),
    );
    const items = schema.items ? [inside(place, `${pointer}/items`, schema.items)] : [];
    const branches = (schema.oneOf ?? []).map((branch, index) => inside(place, `${pointer}/oneOf/${index}`, branch));
    return [place, ...[...properties, ...items, ...branches].flatMap(below)];
  };
  return [...schemas].flatMap(([path, schema]) => below({ path, pointer: "", schema }));
}
