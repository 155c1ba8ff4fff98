import type { Ajv, ErrorObject } from "ajv";
import { fromPointer, toPointer, type ValuePath } from "../diagnostic/path.ts";
import { compileMetaSchema, createAjv } from "./create-ajv.ts";
import { placesIn, type Schema, type SchemaSet, schemaId } from "./schema-set.ts";
import type { SchemaSlip, Slip } from "./schema-slip.ts";

/** Everything that is wrong with the schemas of blocks: what was found, and what else they have of it. */
export function allSlips({ slips, schemas }: SchemaSlip): Slip[] {
  const isNew = ({ path, at, message }: Slip) =>
    !slips.some(
      (one) => one.path === path && one.message === message && toPointer(one.at ?? []) === toPointer(at ?? []),
    );
  const keywords = keywordSlips(schemas);
  // Without "properties" one of its keywords is probably a slip for that.
  const isCause = (path: string) => !schemas.get(path)?.properties && keywords.some((one) => one.path === path);
  const own = slips.filter(({ path, at }) => at?.[0] !== "properties" || !isCause(path));
  const found = [...own, ...keywords.filter(isNew)];
  const others = defaultSlips(createAjv(schemas, { strict: false, validateSchema: false, logger: false }), schemas);
  // A default beside a slip may only seem to be wrong.
  const isBeside = (slip: Slip) => found.some(({ path, at = [] }) => path === slip.path && isBelow(slip.at, at));
  return [...found, ...others.filter((slip) => isNew(slip) && !isBeside(slip))];
}

function isBelow(place: ValuePath = [], at: ValuePath = []): boolean {
  return toPointer(at).startsWith(`${toPointer(place.slice(0, -1))}/`);
}

/** What the schema of schemas says of those of blocks, once for each place. */
export function keywordSlips(schemas: SchemaSet): Slip[] {
  const validate = compileMetaSchema();
  return blocksIn(schemas).flatMap(([path, schema]) => {
    const errors = validate(schema) ? [] : (validate.errors ?? []);
    const places = errors.map((error) => toPointer(placeOf(error)));
    return errors.flatMap((error, index) => {
      const place = places[index] ?? "";
      // Of a value that may have several forms the first error is that of the usual one.
      if (places.indexOf(place) < index || places.some((other) => other.startsWith(`${place}/`))) return [];
      return keywordSlip(path, error);
    });
  });
}

function placeOf({ keyword, instancePath, params }: ErrorObject): ValuePath {
  const at = fromPointer(instancePath);
  if (keyword === "additionalProperties") return [...at, String(params["additionalProperty"])];
  return keyword === "uniqueItems" ? [...at, Math.max(params["i"], params["j"])] : at;
}

function keywordSlip(path: string, error: ErrorObject): Slip {
  const { keyword, params, data, message = "" } = error;
  const slip = { path, at: placeOf(error), error };
  if (keyword !== "additionalProperties") return { ...slip, message: `${JSON.stringify(data)} ${message}.` };
  const word = String(params["additionalProperty"]);
  // The cast is safe: the keyword stands beside these.
  const names = Object.keys((error.parentSchema as Schema).properties ?? {});
  const hint = "Remove it.";
  return { ...slip, message: `"${word}" is no keyword of JSON Schema draft-07.`, hint, meant: { word, names } };
}

/** The defaults that their own schemas refuse: editors would tell authors to write them. */
export function defaultSlips(ajv: Ajv, schemas: SchemaSet): Slip[] {
  return blocksIn(schemas).flatMap(([path, block]) =>
    [...placesIn(block)].flatMap(([schema, place]) => {
      if (schema.default === undefined) return [];
      const [error] = errorsOf(ajv, `${schemaId(path)}#${toPointer(place)}`, schema.default);
      if (!error) return [];
      return {
        path,
        at: [...place, "default"],
        message: `The default ${JSON.stringify(schema.default)} is refused by the schema beside it: it ${error.message}.`,
        hint: Array.isArray(schema.enum)
          ? `Write one of these: ${schema.enum.map((one) => JSON.stringify(one)).join(", ")}.`
          : "Write one that it allows.",
      };
    }),
  );
}

/** The examples that are not as their own schemas ask: the gallery and new pages show them. */
export function exampleSlips(ajv: Ajv, schemas: SchemaSet): Slip[] {
  return blocksIn(schemas).flatMap(([path, { examples = [], properties }]) =>
    examples.flatMap((example, index) => {
      const words = String(properties?.["type"]?.const);
      const data = { title: words, description: words, blocks: [example] };
      const errors = errorsOf(ajv, schemaId("page.schema.json"), data);
      if (errors.length === 0) return [];
      const message = "The example is refused by the schema that it stands in.";
      return { path, at: ["examples", index], message, ofPage: { data, errors } };
    }),
  );
}

/** None where the schema is no schema, of which something else tells. */
function errorsOf(ajv: Ajv, id: string, value: unknown): readonly ErrorObject[] {
  try {
    const validate = ajv.getSchema(id);
    return !validate || validate(value) ? [] : (validate.errors ?? []);
  } catch {
    return [];
  }
}

function blocksIn(schemas: SchemaSet): [path: string, schema: Schema][] {
  return [...schemas].filter(([path]) => path.startsWith("blocks/"));
}
