import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { requireRightCode } from "../bundle/code-mistakes.ts";
import { projectSchemas } from "../cache/project-schemas.ts";
import { generateTypes, valueTypes } from "../command-line/generate-types.ts";
import type { Flags } from "../command-line/options.ts";
import { checksList, checksSchema } from "../content/answers/describe-checks.ts";
import { blockReference, keyReference } from "../content/scaffold/block-reference.ts";
import { formatsPath, formatsSchema } from "../content/schema/formats-schema.ts";
import { pathOfBlock, type SchemaSet } from "../content/schema/schema-set.ts";
import { schemaText } from "../content/schema/schema-text.ts";
import { compileValidator } from "../content/schema/validator.ts";
import { ownServices } from "../content/services/all-services.ts";
import { servicesPath, servicesSchema } from "../content/services/services-schema.ts";
import { blockFolders, placesOfBlocks } from "../program/block-folders.ts";
import { isInstalled } from "../program/cache-folders.js";
import type { Project } from "../program/project.ts";
import { UsageError } from "../program/usage-error.ts";

const banner = "// Generated from schema/ by `npm run types`. Do not edit.\n";
const projectBanner = "// Generated from the schemas of the blocks by `yaml-pages types`. Do not edit.\n";
const labelsImport = 'import type { Labels } from "./labels.ts";\n';

/** The import of the types that texts have after the build instead of their formats: only the types that `text` uses. */
function importFor(text: string, { root }: Project, module: string): string {
  const used = valueTypes(root)
    .filter((name) => new RegExp(`(?<!interface )\\b${name}\\b`).test(text))
    .sort();
  if (used.length === 0) return "";
  return `// These types describe content after the build: a text with a format has become the type in its \`tsType\`.
import type { ${used.join(", ")} } from "${module}";
`;
}

/** The types of pages, site and blocks. */
async function generateContentTypes(project: Project): Promise<string> {
  const properties = {
    page: { $ref: "page.schema.json" },
    site: { $ref: "site.schema.json" },
  };
  const types = { root: project.root, schemas: projectSchemas(project), properties };
  const named = importFor(await generateTypes(types), project, "./content-values.ts");
  return generateTypes(types, banner + named + labelsImport);
}

/** The types of the blocks of a project. */
async function generateProjectTypes(project: Project, types: readonly string[]): Promise<string> {
  const properties = Object.fromEntries(types.map((type) => [type, { $ref: `blocks/${type}.schema.json` }]));
  const schemas = projectSchemas(project);
  // Types cannot be made from schemas with a mistake.
  compileValidator(schemas);
  const text = await generateTypes({ root: project.root, schemas, properties });
  refuseSameNames(text, types, schemas, valueTypes(project.root));
  return projectBanner + importFor(text, project, "yaml-pages/types") + text;
}

/** Throws a UsageError for blocks with the titles of other types: their types would get another name, or clash with an import. */
function refuseSameNames(text: string, types: readonly string[], schemas: SchemaSet, others: readonly string[]): void {
  const lines = types.flatMap((type) => {
    const [, name = ""] = new RegExp(`^  "?${type}"?: (\\w+);$`, "m").exec(text) ?? [];
    const title = schemas.get(pathOfBlock(type))?.title?.replaceAll(/\W/g, "") ?? "";
    // The generator numbers types with the same name.
    const isCounted = name.toLowerCase().startsWith(title.toLowerCase()) && /^\d+$/.test(name.slice(title.length));
    if (!isCounted && !others.includes(name)) return [];
    const taken = isCounted ? name.slice(0, title.length) : name;
    return `The block "${type}" needs another title in its schema, which names its type: there is already a type ${taken}.`;
  });
  if (lines.length > 0) throw new UsageError(lines.join("\n"));
}

type Generators = Readonly<Record<string, (project: Project) => string | Promise<string>>>;

/**
 * The generators of all generated files of the renderer, by path. The schemas of formats come first, because the types are made from
 * them.
 */
const ofRenderer: Generators = {
  [`schema/${formatsPath}`]: () => schemaText(formatsSchema()),
  "schema/shared/checks.schema.json": () => schemaText(checksSchema()),
  "schema/shared/checks.md": checksList,
  [`schema/${servicesPath}`]: () => schemaText(servicesSchema(ownServices)),
  "src/content.gen.ts": generateContentTypes,
  "schema/blocks/README.md": (project) => blockReference(projectSchemas(project)),
  "schema/README.md": (project) => keyReference(projectSchemas(project)),
};

/** The files to generate: those of the project if it has its own blocks, otherwise those of the renderer. */
function toGenerate(project: Project): readonly [folder: string, generators: Generators] {
  const [, ...others] = placesOfBlocks(project);
  const ofProject = others.at(-1);
  const types = blockFolders(project)
    .filter(({ folder }) => dirname(folder) === ofProject)
    .map(({ type }) => type);
  if (ofProject !== undefined && types.length > 0)
    return [ofProject, { "types.gen.ts": () => generateProjectTypes(project, types) }];
  if (isInstalled(project.root))
    throw new UsageError(
      ofProject === undefined
        ? "types needs a project with blocks: a folder with a package.json and pages/."
        : `There are no blocks in ${ofProject}: no types are needed.`,
    );
  return [project.root, ofRenderer];
}

export async function run({ check, project }: Flags<"types">): Promise<number> {
  const [folder, generators] = toGenerate(project);
  for (const [name, generate] of Object.entries(generators)) {
    const file = join(folder, name);
    const known = existsSync(file) ? readFileSync(file, "utf8") : "";
    const text = await generate(project);
    if (!check) writeFileSync(file, text);
    else if (known !== text) {
      const command = folder === project.root ? "npm run types" : "yaml-pages types";
      process.stderr.write(`${name} is out of date. Run \`${command}\` and commit the result.\n`);
      return 1;
    }
  }
  // After the files are written: they need only the schemas, and the type checker needs them to find other mistakes.
  await requireRightCode(project);
  return 0;
}
