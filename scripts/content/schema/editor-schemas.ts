import { compareText } from "../diagnostic/diagnostic.ts";
import { isRecord } from "../diagnostic/path.ts";
import { allFormats } from "../formats/all-formats.ts";
import type { SiteNames } from "../formats/content-format.ts";
import { assetAddress, isAsset, isPageFile, isYaml, rowKey } from "../read/content-path.ts";
import { isRoute } from "../read/route-form.ts";
import { folderOfRoute, routeOfPage } from "../read/route-of.ts";
import { formatsPath } from "./formats-schema.ts";
import { dataKeywords, type Schema, type SchemaSet, unionPath, usePath } from "./schema-set.ts";

/** The names that texts of a site can use, from the sorted paths of its files and of its pages made from table rows. */
export function siteNames(paths: readonly string[], rows: readonly string[] = []): SiteNames {
  const isPage = (path: string) =>
    isYaml(path) && !isAsset(path) && isPageFile(path) && path !== "404.yaml" && rowKey(path) === undefined;
  const pages = [...paths.filter(isPage), ...rows];
  const routes = pages.map(routeOfPage).filter(isRoute).sort(compareText);
  const parents = routes.map(folderOfRoute).filter((folder) => folder !== "");
  return { routes, folders: [...new Set(parents)], assets: paths.filter(isAsset).map(assetAddress) };
}

/** The schemas for the editor of one site: they propose the names that its texts can use. */
export function siteSchemas(schemas: SchemaSet, names: SiteNames): SchemaSet {
  const formats = schemas.get(formatsPath);
  const proposed = allFormats.flatMap(({ name, proposals }) =>
    proposals ? [[name, { ...formats?.definitions?.[name], examples: proposals(names) }]] : [],
  );
  const definitions = { ...formats?.definitions, ...Object.fromEntries(proposed) };
  const all: [string, Schema][] = [...schemas, [formatsPath, { ...formats, definitions }], ...composedSchemas(schemas)];
  return new Map(all.map(([path, schema]) => [path, withFacts(schema) as Schema]));
}

/** The types other than strings: there a string may be a name in braces, which is replaced by a value of that type. */
const filled: ReadonlySet<unknown> = new Set(["array", "boolean", "integer", "number"]);

const fact = { type: "string", pattern: String.raw`^\s*\{[^{}]+\}\s*$` };

/** Allows such a string wherever it can be in a schema. */
function withFacts(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withFacts);
  if (!isRecord(part)) return part;
  const entries = Object.entries(part).map(([key, value]) => [
    key,
    dataKeywords.includes(key) ? value : withFacts(value),
  ]);
  const whole = Object.fromEntries(entries);
  const { enum: choice, type, ...others } = whole;
  if (Array.isArray(choice)) return { ...others, anyOf: [{ type, enum: choice }, fact] };
  if (!filled.has(type)) return whole;
  return { ...whole, ...fact, type: [type, "string"], patternErrorMessage: `Incorrect type. Expected "${type}".` };
}

/** Schemas with the keys for composing pages, which are replaced before pages are validated. */
function composedSchemas(schemas: SchemaSet): [string, Schema][] {
  const [page, union] = [schemas.get("page.schema.json"), schemas.get(unionPath)];
  const each: Schema = {
    type: "string",
    description: "In a file with a name in brackets, the table of which each row is a page: /data/shops.csv.",
  };
  const when: Schema = { $ref: `../${usePath}#/properties/when` };
  const ofBlocks = [...schemas].filter(([path]) => path.startsWith("blocks/"));
  return [
    ...ofBlocks.map(([path, schema]): [string, Schema] => [
      path,
      { ...schema, properties: { ...schema.properties, when } },
    ]),
    ["page.schema.json", { ...page, properties: { ...page?.properties, each } }],
    [unionPath, { ...union, oneOf: [...(union?.oneOf ?? []), { $ref: usePath }], required: [] }],
  ];
}
