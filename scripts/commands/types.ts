import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";
import type { TypesFlags } from "../command-line/options.ts";
import { checksList, checksSchema } from "../content/answers/describe-checks.ts";
import { blockReference } from "../content/scaffold/block-reference.ts";
import { formatsPath, formatsSchema } from "../content/schema/formats-schema.ts";
import { publicationKeys, readEnglishLabels, readSchemas, type SchemaSet } from "../content/schema/schema-set.ts";
import { schemaText } from "../content/schema/schema-text.ts";
import { projectRoot, schemaFolder } from "../program/project.ts";

const banner = "// Generated from schema/ by `npm run types`. Do not edit.\n";
const typesBanner = `${banner}// The types are those of content after the build: a text with a format has become what its \`tsType\` names.
import type { ChartDrawing, CodeToken, CollectedPage, Day, EmbedAddress, FormTarget, Icon, ImageFile, InlineText, Menu, PageEntry, PageNumbers, Picture, ProseNode } from "./content-values.ts";
import type { Labels } from "./labels.ts";
`;

/** Generates the TypeScript types of pages, site and blocks. They have one root, so that each type is written once. */
function generateTypes(): Promise<string> {
  const schemas = readSchemas(schemaFolder);
  return compile(
    {
      title: "Content",
      type: "object",
      additionalProperties: false,
      required: ["page", "site"],
      properties: {
        page: { $ref: "page.schema.json" },
        site: { $ref: "site.schema.json" },
      },
    },
    "Content",
    {
      cwd: `${schemaFolder}/`,
      bannerComment: typesBanner,
      style: { printWidth: 120 },
      $refOptions: {
        resolve: { file: { read: ({ url }: { readonly url: string }) => forTypes(schemas, schemaPath(url)) } },
      },
    },
  );
}

/** The path of a schema by the address that the generator has made of it: a path, encoded as in a URL. */
function schemaPath(url: string): string {
  const path = url.startsWith("file:") ? fileURLToPath(url) : decodeURIComponent(url);
  return relative(schemaFolder, path).replaceAll("\\", "/");
}

/**
 * A schema without what makes types longer and says nothing to the compiler: descriptions, former names, lengths of lists, and the keys
 * that the build takes away. A block that is a section extends the type of all sections.
 */
function forTypes(schemas: SchemaSet, path: string): string {
  const schema = path.startsWith("blocks/") ? withHead(schemas, path) : schemas.get(path);
  const leftOut = ["renamedFrom", "valuesRenamedFrom", "minItems", "maxItems", ...publicationKeys];
  const isLeftOut = (key: string, value: unknown) =>
    leftOut.includes(key) || (key === "description" && typeof value === "string");
  return JSON.stringify(schema, (key, value) => (isLeftOut(key, value) ? undefined : value));
}

const headPath = "shared/section-head.schema.json";

function withHead(schemas: SchemaSet, path: string) {
  const block = schemas.get(path) ?? {};
  const head = Object.keys(schemas.get(headPath)?.properties ?? {});
  if (!head.every((key) => block.properties?.[key])) return block;
  const own = Object.entries(block.properties ?? {}).filter(
    ([key]) => !head.includes(key) || block.required?.includes(key),
  );
  return { ...block, properties: Object.fromEntries(own), extends: { $ref: `../${headPath}` } };
}

/** Generates the English labels as a module, so that the browser needs no schema. */
function generateLabels(): string {
  const lines = [...readEnglishLabels(readSchemas(schemaFolder))].map(
    ([key, word]) => `  ${key}: ${JSON.stringify(word)},\n`,
  );
  return `${banner}
/** The words of the interface where a site has none of its own. */
export const englishLabels = {
${lines.join("")}};
`;
}

/**
 * The generators of all generated files, by path. The schemas of formats come first, because the types are made from
 * them.
 */
const generated: Readonly<Record<string, () => string | Promise<string>>> = {
  [`schema/${formatsPath}`]: () => schemaText(formatsSchema()),
  "schema/shared/checks.schema.json": () => schemaText(checksSchema()),
  "schema/shared/checks.md": checksList,
  "src/content.gen.ts": generateTypes,
  "src/english-labels.gen.ts": generateLabels,
  "schema/blocks/README.md": () => blockReference(readSchemas(schemaFolder)),
};

export async function typesCommand({ check }: TypesFlags): Promise<number> {
  for (const [name, generate] of Object.entries(generated)) {
    const file = join(projectRoot, name);
    const known = existsSync(file) ? readFileSync(file, "utf8") : "";
    const text = await generate();
    if (!check) writeFileSync(file, text);
    else if (known !== text) {
      process.stderr.write(`${name} is not what it is generated from. Run \`npm run types\` and commit the result.\n`);
      return 1;
    }
  }
  return 0;
}
