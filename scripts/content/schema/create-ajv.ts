import { createRequire } from "node:module";
import type * as AjvPackage from "ajv";
import type { Ajv, Code, CodeKeywordDefinition, KeywordCxt, Options, ValidateFunction } from "ajv";
import { allFormats } from "../formats/all-formats.ts";
import { picturePlaces } from "../pictures/picture-places.ts";
import { type Schema, type SchemaSet, schemaId } from "./schema-set.ts";
import { blankEntity, unseenPattern, withoutWidth } from "./shown-length.ts";

/** Loads ajv only if schemas have to be compiled: it is large, and not needed if they are cached. */
export function loadAjv(): typeof AjvPackage {
  // `require` returns `any`; the type is that of the package.
  return createRequire(import.meta.url)("ajv");
}

export const ajvFormats = Object.fromEntries(
  allFormats.map((format) => [format.name, (value: string) => format.accepts?.(value) ?? true]),
);

/** White space and zero-width characters. */
const invisible = `\\s${withoutWidth}`;

/**
 * `minLength` counts visible characters: a text of only white space is as good as empty, and would leave a heading or a link without
 * words. `maxLength` counts the characters that readers see, but only if the text as written is too long. Both generate code instead of
 * calling a function, so that compiled schemas can be cached.
 */
function lengthKeywords(): CodeKeywordDefinition[] {
  const { _ } = loadAjv();
  const keyword = (name: string, words: string, code: (context: KeywordCxt, limit: number) => Code) => ({
    keyword: name,
    type: "string" as const,
    schemaType: "number" as const,
    error: {
      message: ({ schemaCode }: Pick<KeywordCxt, "schemaCode">) => _`${words} + ${schemaCode} + " visible characters"`,
      params: ({ schemaCode }: Pick<KeywordCxt, "schemaCode">) => _`{limit: ${schemaCode}}`,
    },
    code: (context: KeywordCxt) => context.fail(code(context, Number(context.schema))),
  });
  const patternOf = ({ gen }: KeywordCxt, pattern: string, flags: string) =>
    gen.scopeValue("pattern", {
      key: `${pattern} ${flags}`,
      ref: new RegExp(pattern, flags),
      code: _`new RegExp(${pattern}, ${flags})`,
    });
  // A keyword stands in a schema.
  const formatOf = ({ parentSchema }: KeywordCxt) => (parentSchema as Schema).format;
  return [
    keyword("minLength", "must NOT have fewer than ", (context, limit) => {
      const isMarkdown = formatOf(context)?.endsWith("-markdown");
      const unseen = isMarkdown ? `(?:[${invisible}]|${blankEntity})*` : `[${invisible}]*`;
      const seen = isMarkdown ? `(?!${blankEntity})[^${invisible}]` : `[^${invisible}]`;
      return _`!${patternOf(context, `^${unseen}(?:${seen}${unseen}){${limit}}`, "")}.test(${context.data})`;
    }),
    keyword("maxLength", "must NOT have more than ", (context, limit) => {
      const unseen = patternOf(context, unseenPattern(formatOf(context)), "gu");
      return _`${context.data}.length > ${limit} && Array.from(${context.data}.replaceAll(${unseen}, "$1")).length > ${limit}`;
    }),
  ];
}

/** Our own keywords, which `Schema` describes, and our own boolean keywords. */
const ownKeywords = ["tsType", "headingLevel", "usualNames", "english", "renamedFrom", "valuesRenamedFrom", "places"];
const ownSwitches = ["machine", "interactive", "showsToday"];

export function createAjv(schemas: SchemaSet, options: Options): Ajv {
  // The schemas of blocks are validated against our own meta-schema.
  const usual = { strictTypes: false, validateSchema: false, discriminator: true, formats: ajvFormats };
  const ajv = new (loadAjv().Ajv)({ ...options, ...usual });
  for (const definition of lengthKeywords()) ajv.removeKeyword(String(definition.keyword)).addKeyword(definition);
  for (const keyword of ownKeywords) ajv.addKeyword(keyword);
  for (const keyword of ownSwitches) ajv.addKeyword({ keyword, schemaType: "boolean" });
  for (const [path, schema] of schemas) ajv.addSchema({ ...schema, $id: schemaId(path) });
  return ajv;
}

/**
 * The meta-schema for the schemas of blocks: draft-07 with only our own keywords and formats added. The entries of a list have a single
 * schema, and values with a format are strings.
 */
export function compileMetaSchema(): ValidateFunction {
  // `require` returns `any`: it is a schema.
  const draft: Schema & { readonly $id: string } = createRequire(import.meta.url)(
    "ajv/dist/refs/json-schema-draft-07.json",
  );
  const own = Object.fromEntries([...ownKeywords, "discriminator"].map((keyword) => [keyword, true]));
  const place = { $ref: "#/definitions/place" };
  const choice = {
    type: "object",
    required: ["by"],
    properties: { by: { type: "string" } },
    additionalProperties: place,
  };
  const switches = Object.fromEntries(ownSwitches.map((keyword) => [keyword, { type: "boolean" }]));
  const properties = {
    ...draft.properties,
    ...own,
    ...switches,
    places: { type: "object", additionalProperties: place },
    $schema: { enum: [draft.$id, draft.$id.slice(0, -1)] },
    format: { enum: Object.keys(ajvFormats) },
    items: { $ref: "#" },
  };
  const formats = { regex: isRegExp, uri: true, "uri-reference": true } as const;
  return new (loadAjv().Ajv)({ allErrors: true, verbose: true, strict: false, formats }).compile({
    ...draft,
    $id: `${draft.$id.slice(0, -1)}/own`,
    additionalProperties: false,
    definitions: { ...draft.definitions, place: { anyOf: [{ enum: Object.keys(picturePlaces) }, choice] } },
    properties,
    dependencies: { format: { properties: { type: { enum: ["string"] } } } },
  });
}

function isRegExp(text: string): boolean {
  try {
    new RegExp(text, "u");
    return true;
  } catch {
    return false;
  }
}
