import { compareText } from "../diagnostic/diagnostic.ts";
import { allFormats } from "../formats/all-formats.ts";
import type { SiteNames } from "../formats/content-format.ts";
import { assetAddress, isAsset, isPageFile, isYaml } from "../read/content-path.ts";
import { isRoute } from "../read/route-form.ts";
import { routeOfPage } from "../read/route-of.ts";
import { formatsPath } from "./formats-schema.ts";
import type { SchemaSet } from "./schema-set.ts";

/** The names that texts of a site can use, from the paths of its files in their order. */
export function siteNames(paths: readonly string[]): SiteNames {
  const pages = paths.filter((path) => isYaml(path) && !isAsset(path) && isPageFile(path) && path !== "404.yaml");
  const routes = pages.map(routeOfPage).filter(isRoute).sort(compareText);
  const parents = routes.map((route) => route.slice(0, route.lastIndexOf("/"))).filter((folder) => folder !== "");
  return { routes, folders: [...new Set(parents)], assets: paths.filter(isAsset).map(assetAddress) };
}

/** The schemas for the editor of one site: they propose what its texts can name. */
export function siteSchemas(schemas: SchemaSet, names: SiteNames): SchemaSet {
  const formats = schemas.get(formatsPath);
  const proposed = allFormats.flatMap(({ name, proposals }) =>
    proposals ? [[name, { ...formats?.definitions?.[name], examples: proposals(names) }]] : [],
  );
  const definitions = { ...formats?.definitions, ...Object.fromEntries(proposed) };
  return new Map([...schemas, [formatsPath, { ...formats, definitions }]]);
}
