import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { ownProject, projectRoot } from "../system/own-project.ts";

const parts = ["package.json", "package-lock.json", "tsconfig.json", "vite.config.ts", "schema", "scripts", "src"];

/**
 * A copy of the renderer whose code can be edited, with a cache of its own and the installed packages but those left out,
 * by name. Returns the folder.
 */
export function copyRenderer(folder: string, leftOut: ReadonlySet<string> = new Set()): string {
  for (const path of parts) cpSync(join(projectRoot, path), join(folder, path), { recursive: true });
  mkdirSync(join(folder, "node_modules"));
  for (const name of readdirSync(join(projectRoot, "node_modules")).filter((name) => !name.startsWith("."))) {
    if (leftOut.has(name)) continue;
    symlinkSync(join(projectRoot, "node_modules", name), join(folder, "node_modules", name));
  }
  return folder;
}

/** The same with what has been compiled of the code, which takes some seconds: the copy compiles after its first edit. */
export function copyCompiledRenderer(folder: string): string {
  copyRenderer(folder);
  const cache = join(folder, "node_modules/.cache/yaml-pages", basename(ownProject.codeFolder));
  for (const name of ["scripts", "bundle", "schemas.cjs"].filter((one) => existsSync(join(ownProject.codeFolder, one))))
    cpSync(join(ownProject.codeFolder, name), join(cache, name), { recursive: true });
  return folder;
}

/** Runs the build of a copied renderer in the folder above it. */
export function runBuild(renderer: string, out: string, pages = "pages"): SpawnSyncReturns<string> {
  return runCommand(renderer, ["build", "--pages", pages, "--out", out]);
}

/** Runs a command of a copied renderer in the folder above it, on a day that does not change. */
export function runCommand(renderer: string, args: readonly string[]): SpawnSyncReturns<string> {
  const env = { ...process.env, SOURCE_DATE_EPOCH: "1750000000", NODE_ENV: "", VITEST: "" };
  const run = join(renderer, "scripts/run.js");
  return spawnSync(process.execPath, [run, ...args], { cwd: join(renderer, ".."), encoding: "utf8", env });
}
