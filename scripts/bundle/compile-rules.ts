import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { projectRoot, siteFolders } from "../program/project.ts";
import { UsageError } from "../program/usage-error.ts";
import { sourceName } from "./source-name.ts";

/** Compiles the rules of a project and its extensions into one module for Node, which `run.js` lets commands load. */
export async function compileRules(file: string): Promise<void> {
  const { build } = await import("vite");
  const result = await build({
    root: projectRoot,
    configFile: false,
    logLevel: "silent",
    plugins: [rulesPlugin],
    resolve: { alias: { "yaml-pages/rule": join(projectRoot, "src/rule.ts") } },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      write: false,
      target: "node20",
      rolldownOptions: { input: rulesId, output: { format: "cjs" } },
    },
  }).catch((error: Error) => {
    throw new UsageError(`The rules of the project cannot be compiled:\n${error.message}`);
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

/** Whatever the files of rules export. */
function rulesModule(): string {
  const files = siteFolders.flatMap((folder) => rulesIn(join(folder, "rules")));
  const imports = files.map((file, index) => `import * as file${index} from ${JSON.stringify(file)};\n`);
  const lists = files.map(
    (file, index) =>
      `...Object.values(file${index}).map((rule) => ({ file: ${JSON.stringify(sourceName(file))}, rule })),\n`,
  );
  return `${imports.join("")}export const rules = [\n${lists.join("")}];\n`;
}

function rulesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => /(?<!\.d)\.[jt]s$/.test(name));
  return names.sort().map((name) => join(folder, name));
}
