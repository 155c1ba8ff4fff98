import type { Schema, SchemaSet } from "../schema/schema-set.ts";

/** Keywords that describe content for people and programs, and refuse none. */
const silent = new Set<string>([
  ...["$schema", "$id", "$comment", "title", "description", "examples", "properties", "items", "oneOf", "tsType"],
  ...["usualNames", "english", "headingLevel", "places", "machine"],
]);

/**
 * All that the schemas refuse, a place a line: what stands there is what the schemas of this version say, so that a keyword which
 * is lost shows in a change of this list, and nowhere else.
 */
export function keywordList(schemas: SchemaSet): string {
  const lines = [...schemas].flatMap(([path, schema]) => linesOf(`${path}#`, schema));
  return `# Generated from schema/ by \`npm run types\`. Do not edit: what changes here is what content may and may not be.\n${lines.join("\n")}\n`;
}

function linesOf(place: string, schema: Schema): string[] {
  const { properties = {}, items, oneOf = [] } = schema;
  const keywords = Object.entries(schema)
    .filter(([keyword]) => !silent.has(keyword))
    .map(([keyword, value]) => `${keyword}=${JSON.stringify(value)}`);
  return [
    ...(keywords.length > 0 ? [`${place} ${keywords.join(" ")}`] : []),
    ...Object.entries(properties).flatMap(([name, property]) => linesOf(`${place}/${name}`, property)),
    ...(items ? linesOf(`${place}/*`, items) : []),
    ...oneOf.flatMap((branch, index) => linesOf(`${place}/|${index}`, branch)),
  ];
}
