import { Ajv, type Options } from "ajv";
import { formats, numberFormats } from "./formats.ts";
import { type SchemaSet, schemaId } from "./schema-set.ts";

/** The formats of texts and numbers, as ajv wants them. */
export const ajvFormats = {
  ...Object.fromEntries(
    Object.entries(formats).map(([name, format]) => [name, (value: string) => format.accepts(value)]),
  ),
  ...Object.fromEntries(
    Object.values(numberFormats).map((name) => [name, { type: "number" as const, validate: () => true }]),
  ),
};

/** Creates an ajv that knows the schemas, by their `schemaId`, and the keywords and formats in them. */
export function createAjv(schemas: SchemaSet, options: Options): Ajv {
  const ajv = new Ajv({ ...options, discriminator: true, formats: ajvFormats });
  ajv.addKeyword({ keyword: "tsType", schemaType: "string" });
  ajv.addKeyword({ keyword: "headingLevel", schemaType: "number" });
  ajv.addKeyword({ keyword: "english", schemaType: "string" });
  for (const [path, schema] of schemas) ajv.addSchema({ ...schema, $id: schemaId(path) });
  return ajv;
}
