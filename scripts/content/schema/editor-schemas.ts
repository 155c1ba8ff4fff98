import { compareText } from "../diagnostic/diagnostic.ts";
import { allFormats } from "../formats/all-formats.ts";
import type { ContentFormat, SiteNames } from "../formats/content-format.ts";
import { assetAddress, isAsset, isYaml, siteFileName } from "../read/content-path.ts";
import { isRoute } from "../read/route-form.ts";
import { routeOfPage } from "../read/route-of.ts";
import type { Schema, SchemaSet } from "./schema-set.ts";

/** The names that texts of a site can use, from the paths of its files in their order. */
export function siteNames(paths: readonly string[]): SiteNames {
  const pages = paths.filter((path) => isYaml(path) && !isAsset(path) && path !== siteFileName && path !== "404.yaml");
  const routes = pages.map(routeOfPage).filter(isRoute).sort(compareText);
  const parents = routes.map((route) => route.slice(0, route.lastIndexOf("/"))).filter((folder) => folder !== "");
  return { routes, folders: [...new Set(parents)], assets: paths.filter(isAsset).map(assetAddress) };
}

/** The schemas for the editor of one site: they propose what its texts can name. */
export function siteSchemas(schemas: SchemaSet, names: SiteNames): SchemaSet {
  const proposals = allFormats.flatMap((format): [string, readonly string[]][] =>
    format.proposals ? [[`shared/${format.name}.schema.json`, format.proposals(names)]] : [],
  );
  const proposed = proposals.map(([path, examples]): [string, Schema] => [path, { ...schemas.get(path), examples }]);
  return new Map([...schemas, ...proposed]);
}

/** The schema of a text of a format, for other schemas to refer to: `schema/shared/NAME.schema.json`. */
export function formatSchema(format: ContentFormat): Schema {
  const { name, title, description, usualNames, minLength, maxLength, suggestions, resolved } = format;
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    $comment: "Generated from scripts/content/formats/ by `npm run types`.",
    title,
    description,
    ...(usualNames ? { usualNames: [...usualNames] } : {}),
    type: "string",
    ...(minLength === undefined ? {} : { minLength }),
    ...(maxLength === undefined ? {} : { maxLength }),
    format: name,
    ...(suggestions ? { examples: [...suggestions] } : {}),
    ...(resolved ? { tsType: resolved.type } : {}),
  };
}
