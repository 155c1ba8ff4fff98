import { compareText } from "../diagnostic/diagnostic.ts";
import { allFormats } from "../formats/all-formats.ts";
import type { SiteNames } from "../formats/content-format.ts";
import { assetAddress, isAsset, isPageFile, isYaml } from "../read/content-path.ts";
import { isRoute } from "../read/route-form.ts";
import { folderOfRoute, routeOfPage } from "../read/route-of.ts";
import { formatsPath } from "./formats-schema.ts";
import { type Schema, type SchemaSet, unionPath, usePath } from "./schema-set.ts";

/** The names that texts of a site can use, from the paths of its files in their order. */
export function siteNames(paths: readonly string[]): SiteNames {
  const pages = paths.filter((path) => isYaml(path) && !isAsset(path) && isPageFile(path) && path !== "404.yaml");
  const routes = pages.map(routeOfPage).filter(isRoute).sort(compareText);
  const parents = routes.map(folderOfRoute).filter((folder) => folder !== "");
  return { routes, folders: [...new Set(parents)], assets: paths.filter(isAsset).map(assetAddress) };
}

/** The schemas for the editor of one site: they propose what its texts can name. */
export function siteSchemas(schemas: SchemaSet, names: SiteNames): SchemaSet {
  const formats = schemas.get(formatsPath);
  const proposed = allFormats.flatMap(({ name, proposals }) =>
    proposals ? [[name, { ...formats?.definitions?.[name], examples: proposals(names) }]] : [],
  );
  const definitions = { ...formats?.definitions, ...Object.fromEntries(proposed) };
  return new Map([...schemas, [formatsPath, { ...formats, definitions }], ...composedSchemas(schemas)]);
}

/** What stands in the files that pages are composed of, which is read before the schemas of pages are asked. */
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
