import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Plugin, Rolldown } from "vite";
import type { Project } from "../program/project.ts";
import { UsageError } from "../program/usage-error.ts";
import { sourceName } from "./source-name.ts";

/** Compiles the rules and the services of a project and its extensions into one module for Node, which `run.js` lets commands load. */
export async function compileRules(project: Project, file: string): Promise<void> {
  const { root } = project;
  const { build } = await import("vite");
  const result = await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [rulesPlugin(project)],
    resolve: {
      alias: {
        "yaml-pages/rule": join(root, "src/rule.ts"),
        "yaml-pages/service": join(root, "src/service.ts"),
      },
    },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      write: false,
      // Where a rule fails, its author sees the line.
      sourcemap: "inline",
      target: "node20",
      rolldownOptions: {
        input: rulesId,
        output: {
          format: "cjs",
          // The module stands elsewhere than where it is compiled for.
          sourcemapPathTransform: (source, map) => resolve(dirname(map), source),
        },
      },
    },
  }).catch((error: Error) => {
    throw new UsageError(
      `The rules and services of the project cannot be compiled:\n${stripVTControlCharacters(error.message)}`,
    );
  });
  const [chunk] = (result as Rolldown.RolldownOutput).output;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, chunk.code);
  renameSync(`${file}.${process.pid}`, file);
}

const rulesId = "virtual:rules";

/** Composes a module with whatever the files of rules and of services export. */
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
    return `...Object.values(${kind}${index}).map((${kind}) => ({ ${place}, ${kind} })),\n`;
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
