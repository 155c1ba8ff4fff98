import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { writeWhole } from "../cache/replace-file.ts";
import type { Project } from "../program/project.ts";
import { compileForNode } from "./compile-for-node.ts";
import { sourceName } from "./source-name.ts";

/** Compiles the rules and services of a project and its extensions into one module for Node, which commands load through `run.js`. */
export async function compileRules(project: Project, file: string): Promise<void> {
  const { root } = project;
  const code = await compileForNode({
    root,
    input: rulesId,
    plugin: rulesPlugin(project),
    alias: { "yaml-pages/rule": join(root, "src/rule.ts"), "yaml-pages/service": join(root, "src/service.ts") },
    problem: "The rules and services of the project cannot be compiled",
  });
  writeWhole(file, code);
}

const rulesId = "virtual:rules";

function rulesPlugin(project: Project): Plugin {
  return {
    name: "rules",
    resolveId: (id) => (id === rulesId ? `\0${id}` : undefined),
    load: (id) => (id === `\0${rulesId}` ? listOf(project, "rule") + listOf(project, "service") : undefined),
  };
}

function listOf(project: Project, kind: "rule" | "service"): string {
  const files = modulesOf(project, `${kind}s`);
  const imports = files.map((path, index) => `import * as ${kind}${index} from ${JSON.stringify(path)};\n`);
  const lists = files.map((path, index) => {
    const place = `file: ${JSON.stringify(sourceName(project, path))}, path: ${JSON.stringify(path)}`;
    // A file without exports is reported when its form is checked. If it has no imports either, the bundler gives it an empty export.
    return `...[Object.values(${kind}${index}).filter((one) => JSON.stringify(one) !== "{}"), [undefined]].find((found) => found.length > 0).map((${kind}) => ({ ${place}, ${kind} })),\n`;
  });
  return `${imports.join("")}export const ${kind}s = [\n${lists.join("")}];\n`;
}

/** The files of the rules or the services of a project and its extensions. */
export function modulesOf({ folders }: Project, part: "rules" | "services"): string[] {
  return folders
    .map((folder) => join(folder, part))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => {
      const names = readdirSync(folder).filter((name) => /(?<!\.d)\.[jt]s$/.test(name));
      return names.sort().map((name) => join(folder, name));
    });
}
