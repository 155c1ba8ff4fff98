import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { projectSchemas } from "../cache/project-schemas.ts";
import { valueTypes } from "../command-line/generate-types.ts";
import type { Flags } from "../command-line/options.ts";
import { pattern, scaffoldBlock } from "../content/scaffold/scaffold-block.ts";
import { blockSchemas, type Schema } from "../content/schema/schema-set.ts";
import { componentOf, placesOfBlocks } from "../program/block-folders.ts";
import { isInstalled } from "../program/cache-folders.js";
import { UsageError } from "../program/usage-error.ts";
import { addTypeScript } from "./add-typescript.ts";

export function run({ name: type, "dry-run": dryRun, project }: Flags<"new block">): number {
  const isOwn = !isInstalled(project.root);
  const places = placesOfBlocks(project);
  const place = isOwn ? places[0] : places.slice(1).at(-1);
  if (place === undefined) throw new UsageError("A block needs a project: a folder with a package.json and pages/.");
  const folder = join(place, type);
  if (existsSync(folder)) throw new UsageError(`${display(folder)} exists already. Choose another name.`);
  const schemas = projectSchemas(project);
  refuseTaken(type, blockSchemas(schemas));
  const { name } = componentOf({ type, folder });
  const shared = [...schemas.values()].map(({ title = "" }) => title.replaceAll(/\W/g, "").toLowerCase());
  if (valueTypes(project.root).includes(name) || shared.includes(name.toLowerCase()))
    throw new UsageError(`The block's type would be called ${name}, which is taken. Choose another name.`);
  const schema = schemas.get(`blocks/${pattern}.schema.json`);
  if (!schema) throw new Error(`There is no block ${pattern} to begin with.`);
  const files = scaffoldBlock({ type, name, schema, isOwn });
  if (!dryRun) writeAll(folder, files);
  if (!dryRun && !isOwn) addTypeScript(dirname(place));
  // A new process knows the block.
  const types = [join(project.root, "scripts/run.js"), "types"];
  const status = dryRun ? 0 : spawnSync(process.execPath, types, { stdio: "inherit" }).status;
  const list = Object.keys(files).map((name) => `  ${display(join(folder, name))}\n`);
  process.stdout.write(`The block "${type}" ${dryRun ? "would be" : "is"} in these files:\n${list.join("")}`);
  if (status !== 0) return status ?? 1;
  if (!dryRun) {
    process.stdout.write(
      `\`${isOwn ? "npm run" : "npx yaml-pages"} types\` has generated its types. Describe its content in its schema, run that again, and look at it at /__blocks on the dev server.\n`,
    );
  }
  return 0;
}

/** Writes the files of a block into a new folder, all of them or, if one cannot be written, none. */
function writeAll(folder: string, files: Readonly<Record<string, string>>): void {
  try {
    mkdirSync(folder, { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Throws a UsageError if an existing block has the name, or is commonly called that: people who look for it would find the wrong one. */
function refuseTaken(name: string, blocks: ReadonlyMap<string, Schema>): void {
  if (blocks.has(name)) throw new UsageError(`There is a block "${name}" already. Choose another name.`);
  const other = [...blocks].find(([, { usualNames }]) => usualNames?.includes(name))?.[0];
  if (other === undefined) return;
  throw new UsageError(`${name} is another common name for the block "${other}". Choose another name.`);
}

function display(path: string): string {
  return relative(process.cwd(), path);
}
