import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseNewBlockFlags } from "./command-line/options.ts";
import { runCommand } from "./command-line/run-command.ts";
import { componentName, pattern, registryFile, scaffoldBlock, unionFile } from "./content/scaffold/scaffold-block.ts";
import { blockSchemas, readSchemas, type Schema } from "./content/schema/schema-set.ts";
import { projectRoot, schemaFolder } from "./program/project.ts";
import { UsageError } from "./program/usage-error.ts";

void runCommand(() => {
  const { name, "dry-run": dryRun } = parseNewBlockFlags(process.argv.slice(2));
  const read = (path: string) => readFileSync(join(projectRoot, path), "utf8");
  refuseTaken(name, read("src/content.gen.ts"));
  const blocks = blockSchemas(readSchemas(schemaFolder));
  refuseUsual(name, blocks);
  const schema = blocks.get(pattern);
  if (!schema) throw new Error(`There is no block ${pattern} to begin with.`);
  const component = read(`src/blocks/${pattern}.tsx`);
  const files = scaffoldBlock(name, { union: read(unionFile), registry: read(registryFile), component, schema });
  const list = Object.keys(files).map((path) => `  ${path}\n`);
  process.stdout.write(`The block "${name}" ${dryRun ? "would be" : "is"} in these files:\n${list.join("")}`);
  if (dryRun) return 0;
  for (const [path, text] of Object.entries(files)) writeFileSync(join(projectRoot, path), text);
  // The commands are compiled anew with the schema, and only then know the block.
  const { status } = spawnSync(process.execPath, [join(projectRoot, "scripts/run.js"), "types"], { stdio: "inherit" });
  process.stdout.write(
    "Say in its schema what it holds, run `npm run types`, and look at it at /__blocks of `npm run dev`.\n",
  );
  return status ?? 1;
});

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
