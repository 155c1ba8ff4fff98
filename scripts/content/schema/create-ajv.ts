import { createRequire } from "node:module";
import type * as AjvPackage from "ajv";
import type { Ajv, CodeKeywordDefinition, Options } from "ajv";
import { allFormats } from "../formats/all-formats.ts";
import { type Schema, type SchemaSet, schemaId } from "./schema-set.ts";
import { blankEntity, unseenPattern, withoutWidth } from "./shown-length.ts";

/** Loads ajv only where schemas have to be compiled: it is large, and a command that finds them compiled in the cache has no use for it. */
export function loadAjv(): typeof AjvPackage {
  // `require` gives no type; it is that of the package.
  return createRequire(import.meta.url)("ajv");
}

export const ajvFormats = Object.fromEntries(
  allFormats.map((format) => [format.name, (value: string) => format.accepts?.(value) ?? true]),
);

/** White space, and characters without any width. */
const invisible = `\\s${withoutWidth}`;

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
      const { gen, data, schema, parentSchema } = context;
      const isMarkdown = (parentSchema as Schema).format?.endsWith("-markdown");
      const unseen = isMarkdown ? `(?:[${invisible}]|${blankEntity})*` : `[${invisible}]*`;
      const seen = isMarkdown ? `(?!${blankEntity})[^${invisible}]` : `[^${invisible}]`;
      const visible = `^${unseen}(?:${seen}${unseen}){${Number(schema)}}`;
      const pattern = gen.scopeValue("pattern", {
        key: visible,
        ref: new RegExp(visible),
        code: _`new RegExp(${visible})`,
      });
      context.fail(_`!${pattern}.test(${data})`);
    },
  };
}

/** `maxLength` counts what readers see. Only a text that is long as it is written is counted. */
const shownLimit = "maxLength";

function describeShownLimit(): CodeKeywordDefinition {
  const { _ } = loadAjv();
  return {
    keyword: shownLimit,
    type: "string",
    schemaType: "number",
    error: {
      message: ({ schemaCode }) => _`"must NOT have more than " + ${schemaCode} + " characters that are seen"`,
      params: ({ schemaCode }) => _`{limit: ${schemaCode}}`,
    },
    code(context) {
      const { gen, data, schema, parentSchema } = context;
      // A keyword stands in a schema.
      const unseen = unseenPattern((parentSchema as Schema).format);
      const pattern = gen.scopeValue("pattern", {
        key: `${unseen} g`,
        ref: new RegExp(unseen, "gu"),
        code: _`new RegExp(${unseen}, "gu")`,
      });
      const limit = Number(schema);
      context.fail(_`${data}.length > ${limit} && Array.from(${data}.replaceAll(${pattern}, "$1")).length > ${limit}`);
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

export function createAjv(schemas: SchemaSet, options: Options): Ajv {
  const ajv = new (loadAjv().Ajv)({ ...options, strictTypes: false, discriminator: true, formats: ajvFormats });
  ajv.removeKeyword(visibleLength).addKeyword(describeVisibleLength());
  ajv.removeKeyword(shownLimit).addKeyword(describeShownLimit());
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
  ajv.addKeyword({
    keyword: "eitherOf",
    metaSchema: { type: "array", minItems: 2, items: { type: "array", minItems: 1, items: { type: "string" } } },
  });
  for (const keyword of ["machine", "interactive", "showsToday", "common"])
    ajv.addKeyword({ keyword, schemaType: "boolean" });
  ajv.addKeyword({ keyword: "places", schemaType: "object" });
  for (const [path, schema] of schemas) ajv.addSchema({ ...schema, $id: schemaId(path) });
  return ajv;
}
