import { existsSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { configName } from "../program/site-project.js";

/** Lets editors know the types of a project that has no settings for TypeScript yet. */
export function addTypeScript(project: string): void {
  const file = join(project, "tsconfig.json");
  if (existsSync(file)) return;
  const compilerOptions = {
    ...{ target: "es2022", module: "esnext", moduleResolution: "bundler", jsx: "react-jsx" },
    ...{ strict: true, skipLibCheck: true, noEmit: true, allowImportingTsExtensions: true },
  };
  const settings = { compilerOptions, include: ["blocks", "rules", "services", "theme", configName] };
  writeFileSync(file, `${JSON.stringify(settings, undefined, 2)}\n`);
  process.stdout.write(`Also new, so that editors know the types: ${relative(process.cwd(), file)}\n`);
}
