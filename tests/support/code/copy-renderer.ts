import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { ownProject, projectRoot } from "../system/own-project.ts";

const parts = ["package.json", "package-lock.json", "tsconfig.json", "vite.config.ts", "schema", "scripts", "src"];

/**
 * Copies the renderer into a folder where its code can be edited, with its own cache and the installed packages. The copy includes
 * the compiled code, which takes some seconds to make, so it compiles only after its first edit.
 */
export function copyRenderer(folder: string): void {
  for (const path of parts) cpSync(join(projectRoot, path), join(folder, path), { recursive: true });
  mkdirSync(join(folder, "node_modules"));
  for (const name of readdirSync(join(projectRoot, "node_modules")).filter((name) => !name.startsWith(".")))
    symlinkSync(join(projectRoot, "node_modules", name), join(folder, "node_modules", name));
  const cache = join(folder, "node_modules/.cache/yaml-pages", basename(ownProject.codeFolder));
  for (const name of ["scripts", "bundle", "schemas.cjs"].filter((one) => existsSync(join(ownProject.codeFolder, one))))
    cpSync(join(ownProject.codeFolder, name), join(cache, name), { recursive: true });
}
