import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";
import type { TypesFlags } from "../command-line/options.ts";
import { checksList, checksSchema } from "../content/answers/describe-checks.ts";
import { allFormats } from "../content/formats/all-formats.ts";
import { blockReference } from "../content/scaffold/block-reference.ts";
import { formatSchema } from "../content/schema/editor-schemas.ts";
import { readEnglishLabels, readSchemas } from "../content/schema/schema-set.ts";
import { schemaText } from "../content/schema/schema-text.ts";
import { compileValidator } from "../content/schema/validator.ts";
import { projectRoot, schemaFolder } from "../program/project.ts";

const banner = "// Generated from schema/ by `npm run types`. Do not edit.\n";
const typesBanner = `${banner}// The types are those of content after the build: a text with a format has become what its \`tsType\` names.
import type { ChartDrawing, CodeToken, CollectedPage, Day, EmbedAddress, FormTarget, Icon, ImageFile, InlineText, Menu, PageEntry, PageNumbers, Picture, ProseNode } from "./site.ts";
`;

/**
 * Generates the TypeScript types of pages, site and blocks, and of what all sections have. They have one root, so that
 * each type is written once.
 */
function generateTypes(): Promise<string> {
  // It names a slip in a schema, which what makes the types does not.
  compileValidator(readSchemas(schemaFolder));
  return compile(
    {
      title: "Content",
      type: "object",
      additionalProperties: false,
      required: ["page", "site"],
      properties: {
        page: { $ref: "page.schema.json" },
        site: { $ref: "site.schema.json" },
        section: { $ref: "shared/section-head.schema.json" },
      },
    },
    "Content",
    {
      cwd: `${schemaFolder}/`,
      bannerComment: typesBanner,
      ignoreMinAndMaxItems: true,
      style: { printWidth: 120 },
      $refOptions: { resolve: { file: { read: ({ url }: { readonly url: string }) => forTypes(url) } } },
    },
  );
}

/**
 * A schema without descriptions, which are said once, in the schema, and without former names: a keyword beside a reference would make
 * another type of it. Its address is a path, encoded as in a URL: a folder above may have a space in its name.
 */
function forTypes(url: string): string {
  const text = readFileSync(url.startsWith("file:") ? fileURLToPath(url) : decodeURIComponent(url), "utf8");
  const isLeftOut = (key: string, value: unknown) =>
    key === "renamedFrom" || key === "valuesRenamedFrom" || (key === "description" && typeof value === "string");
  return JSON.stringify(JSON.parse(text, (key, value) => (isLeftOut(key, value) ? undefined : value)));
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
  ...Object.fromEntries(
    allFormats.map((format) => [`schema/shared/${format.name}.schema.json`, () => schemaText(formatSchema(format))]),
  ),
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
