import { compareText } from "../diagnostic/diagnostic.ts";
import { allFormats } from "../formats/all-formats.ts";
import type { SiteNames } from "../formats/content-format.ts";
import { assetAddress, isAsset, isPageFile, isYaml } from "../read/content-path.ts";
import { isRoute } from "../read/route-form.ts";
import { folderOfRoute, routeOfPage } from "../read/route-of.ts";
import { formatsPath } from "./formats-schema.ts";
import type { Schema, SchemaSet } from "./schema-set.ts";

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

const when: Schema = {
  type: "string",
  description: "In a part or a page of a table: the value without which the block is left out.",
};

/** What stands in the place of a block where the blocks of a part do. */
export const useOfPart: Schema = {
  type: "object",
  description: "The blocks of a part, which a file in _parts holds.",
  additionalProperties: false,
  required: ["use"],
  properties: {
    use: { type: "string", description: "The name of the file in _parts." },
    with: { type: "object", additionalProperties: {}, description: "The values that its texts name in braces." },
    when,
  },
};

const fact = { $ref: "#/definitions/fact" };

/** What stands in the files that pages are composed of, which is read before the schemas of pages are asked. */
function composedSchemas(schemas: SchemaSet): [string, Schema][] {
  const [page, union] = [schemas.get("page.schema.json"), schemas.get("block.schema.json")];
  const each: Schema = {
    type: "string",
    description: "In a file with a name in brackets, the table of which each row is a page: /data/shops.csv.",
  };
  const ofBlocks = [...schemas].filter(([path]) => path.startsWith("blocks/"));
  const blocks = page?.properties?.["blocks"];
  return [
    ...ofBlocks.map(([path, schema]): [string, Schema] => [
      path,
      { ...schema, properties: { ...schema.properties, when } },
    ]),
    ["page.schema.json", { ...page, properties: { ...page?.properties, each } }],
    ["block.schema.json", { ...union, oneOf: [...(union?.oneOf ?? []), useOfPart], required: [] }],
    [
      "part.schema.json",
      {
        title: "Part",
        description: "Blocks that pages share.",
        type: "object",
        additionalProperties: false,
        required: ["blocks"],
        properties: { description: { type: "string" }, ...(blocks ? { blocks } : {}) },
      },
    ],
    [
      "facts.schema.json",
      {
        title: "Facts",
        description: "Values that texts name in braces: a text, a number, a day, an amount, or a group of them.",
        $ref: "#/definitions/group",
        definitions: {
          fact: { anyOf: [{ type: "string" }, { type: "number" }, { $ref: "#/definitions/group" }] },
          group: { type: "object", additionalProperties: fact },
        },
      },
    ],
  ];
}
