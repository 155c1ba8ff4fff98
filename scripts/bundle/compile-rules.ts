import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Plugin, Rolldown } from "vite";
import { projectRoot, siteFolders } from "../program/project.ts";
import { UsageError } from "../program/usage-error.ts";
import { sourceName } from "./source-name.ts";

/** Compiles the rules and the services of a project and its extensions into one module for Node, which `run.js` lets commands load. */
export async function compileRules(file: string): Promise<void> {
  const { build } = await import("vite");
  const result = await build({
    root: projectRoot,
    configFile: false,
    logLevel: "silent",
    plugins: [rulesPlugin],
    resolve: {
      alias: {
        "yaml-pages/rule": join(projectRoot, "src/rule.ts"),
        "yaml-pages/service": join(projectRoot, "src/service.ts"),
      },
    },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      write: false,
      target: "node20",
      rolldownOptions: { input: rulesId, output: { format: "cjs" } },
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

const rulesPlugin: Plugin = {
  name: "rules",
  resolveId: (id) => (id === rulesId ? `\0${id}` : undefined),
  load: (id) => (id === `\0${rulesId}` ? rulesModule() : undefined),
};

/** Whatever the files of rules and of services export. */
function rulesModule(): string {
  return listOf("rule") + listOf("service");
}

function listOf(kind: "rule" | "service"): string {
  const files = siteFolders.flatMap((folder) => modulesIn(join(folder, `${kind}s`)));
  const imports = files.map((path, index) => `import * as ${kind}${index} from ${JSON.stringify(path)};\n`);
  const lists = files.map((path, index) => {
    const place = `file: ${JSON.stringify(sourceName(path))}, path: ${JSON.stringify(path)}`;
    return `...Object.values(${kind}${index}).map((${kind}) => ({ ${place}, ${kind} })),\n`;
  });
  return `${imports.join("")}export const ${kind}s = [\n${lists.join("")}];\n`;
}

function modulesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => /(?<!\.d)\.[jt]s$/.test(name));
  return names.sort().map((name) => join(folder, name));
}
