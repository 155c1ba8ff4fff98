import type { Ajv, CodeKeywordDefinition, Options } from "ajv";
import { allFormats } from "../formats/all-formats.ts";
import { numberFormats } from "../formats/number-formats.ts";
import { loadAjv } from "./load-ajv.ts";
import { type SchemaSet, schemaId } from "./schema-set.ts";

/** The formats of texts and numbers, as ajv wants them. */
export const ajvFormats = {
  ...Object.fromEntries(allFormats.map((format) => [format.name, (value: string) => format.accepts?.(value) ?? true])),
  ...Object.fromEntries(
    Object.values(numberFormats).map((name) => [name, { type: "number" as const, validate: () => true }]),
  ),
};

/** White space, and characters without any width. */
const invisible = "\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff";

/**
 * `minLength` counts visible characters: a text of white space alone is as empty as none, and would leave a heading or
 * a link without words. The keyword generates code instead of calling a function, so that compiled schemas can be
 * cached.
 */
const visibleLength = "minLength";

function describeVisibleLength(): CodeKeywordDefinition {
  const { _ } = loadAjv();
  return {
    keyword: visibleLength,
    type: "string",
    schemaType: "number",
    error: {
      message: ({ schemaCode }) => _`"must NOT have fewer than " + ${schemaCode} + " visible characters"`,
      params: ({ schemaCode }) => _`{limit: ${schemaCode}}`,
    },
    code(context) {
      const { gen, data, schema } = context;
      const visible = `(?:[^${invisible}][${invisible}]*){${Number(schema)}}`;
      const pattern = gen.scopeValue("pattern", {
        key: visible,
        ref: new RegExp(visible),
        code: _`new RegExp(${visible})`,
      });
      context.fail(_`!${pattern}.test(${data})`);
    },
  };
}

/** One name, or several of which each was given up for the next. */
const formerNames = {
  anyOf: [
    { type: "string", minLength: 1 },
    { type: "array", minItems: 1, uniqueItems: true, items: { type: "string", minLength: 1 } },
  ],
};

/** Creates an ajv that knows the schemas, by their `schemaId`, and the keywords and formats in them. */
export function createAjv(schemas: SchemaSet, options: Options): Ajv {
  const ajv = new (loadAjv().Ajv)({ ...options, discriminator: true, formats: ajvFormats });
  ajv.removeKeyword(visibleLength).addKeyword(describeVisibleLength());
  ajv.addKeyword({ keyword: "tsType", schemaType: "string" });
  ajv.addKeyword({ keyword: "headingLevel", schemaType: "number" });
  ajv.addKeyword({
    keyword: "usualNames",
    schemaType: "array",
    metaSchema: { type: "array", minItems: 1, uniqueItems: true, items: { type: "string", pattern: "^[a-z0-9-]+$" } },
  });
  ajv.addKeyword({ keyword: "english", schemaType: "string" });
  ajv.addKeyword({ keyword: "renamedFrom", metaSchema: formerNames });
  ajv.addKeyword({
    keyword: "valuesRenamedFrom",
    metaSchema: { type: "object", minProperties: 1, additionalProperties: formerNames },
  });
  ajv.addKeyword({ keyword: "perEntryOf", schemaType: "string" });
  ajv.addKeyword({ keyword: "places", schemaType: "object" });
  for (const [path, schema] of schemas) ajv.addSchema({ ...schema, $id: schemaId(path) });
  return ajv;
}
