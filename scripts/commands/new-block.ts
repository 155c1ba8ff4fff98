import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { NewBlockFlags } from "../command-line/options.ts";
import { componentName, pattern, registryFile, scaffoldBlock, unionFile } from "../content/scaffold/scaffold-block.ts";
import { blockSchemas, readSchemas, type Schema } from "../content/schema/schema-set.ts";
import { projectRoot, schemaFolder } from "../program/project.ts";
import { UsageError } from "../program/usage-error.ts";

export function newBlockCommand({ name, "dry-run": dryRun }: NewBlockFlags): number {
  const read = (path: string) => readFileSync(join(projectRoot, path), "utf8");
  refuseTaken(name, read("src/content.gen.ts"));
  const blocks = blockSchemas(readSchemas(schemaFolder));
  refuseUsual(name, blocks);
  const schema = blocks.get(pattern);
  if (!schema) throw new Error(`There is no block ${pattern} to begin with.`);
  const component = read(`src/blocks/${pattern}.tsx`);
  const files = scaffoldBlock(name, { union: read(unionFile), registry: read(registryFile), component, schema });
  if (!dryRun) writeAll(files);
  // The commands are compiled anew with the schema, and only then know the block.
  const types = [join(projectRoot, "scripts/run.js"), "types"];
  const status = dryRun ? 0 : spawnSync(process.execPath, types, { stdio: "inherit" }).status;
  process.stdout.write(
    `The block "${name}" ${dryRun ? "would be" : "is"} in these files:\n${list(Object.keys(files))}`,
  );
  if (status !== 0) return status ?? 1;
  process.stdout.write(`and in these, which are generated from them:\n${list(filesOfBlocks)}`);
  if (!dryRun) {
    process.stdout.write(
      "Say in its schema what it holds, run `npm run types`, and look at it at /__blocks of `npm run dev`.\n",
    );
  }
  return 0;
}

/** What `npm run types` generates from the schemas of blocks. */
const filesOfBlocks = ["src/content.gen.ts", "schema/blocks/README.md"];

function list(paths: readonly string[]): string {
  return paths.map((path) => `  ${path}\n`).join("");
}

/** Writes files of the project, all of them or, where one cannot be written, none. */
function writeAll(files: Readonly<Record<string, string>>): void {
  const undo: (() => void)[] = [];
  try {
    for (const [path, text] of Object.entries(files)) {
      const file = join(projectRoot, path);
      const before = existsSync(file) ? readFileSync(file) : undefined;
      undo.push(() => (before ? writeFileSync(file, before) : rmSync(file, { force: true })));
      writeFileSync(file, text);
    }
  } catch (error) {
    for (const step of undo) step();
    throw error;
  }
}

/** Throws a UsageError where a file or a type of this name is there already. */
function refuseTaken(name: string, types: string): void {
  const taken = [`schema/blocks/${name}.schema.json`, ...["tsx", "ts"].map((ending) => `src/blocks/${name}.${ending}`)];
  const file = taken.find((path) => existsSync(join(projectRoot, path)));
  if (file !== undefined) throw new UsageError(`${file} exists already. Choose another name.`);
  const type = componentName(name);
  if (new RegExp(`\\b(?:interface|type) ${type}\\b|^import type .*\\b${type}\\b`, "m").test(types)) {
    throw new UsageError(`${type} is the type of something else in src/content.gen.ts. Choose another name.`);
  }
}

/** Throws a UsageError where a block that is there is usually called so: who looks for that one would find another. */
function refuseUsual(name: string, blocks: ReadonlyMap<string, Schema>): void {
  const other = [...blocks].find(([, { usualNames }]) => usualNames?.includes(name))?.[0];
  if (other === undefined) return;
  throw new UsageError(
    `${name} is a usual name of the block "${other}". Choose another, or remove it from its schema.`,
  );
}
