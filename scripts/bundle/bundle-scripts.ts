import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";
import { addedServices } from "../content/services/added-services.ts";
import { allServices } from "../content/services/all-services.ts";
import type { Project } from "../program/project.ts";
import { type BundlerChunk, bundledNames, isChunk, runBundler } from "./run-bundler.ts";

/**
 * Bundles the scripts of pages: one that runs on every page, and one for each behaviour that only some pages need. They share no modules,
 * so each is a single file. The navigation script knows the names of the files that the app imports, and fetches them all at once.
 */
export async function bundleScripts(project: Project, appImports: readonly string[]) {
  const scripts = findScripts(project);
  const services = new Map(allServices.map(({ name }) => [`service-${name}`, serviceFile(project, name)]));
  const output = await runBundler(
    project,
    {
      rolldownOptions: {
        input: {
          entry: join(project.root, "src/entry-client.ts"),
          ...Object.fromEntries([...scripts, ...services].map(([name, file]) => [name, `${file}?own=${name}`])),
        },
        preserveEntrySignatures: "strict",
        output: bundledNames,
      },
    },
    { plugins: [ownCopies, plainImport], define: { appImports: JSON.stringify(appImports) } },
  );
  const chunks = output.filter(isChunk);
  const named = (name: string) => {
    const chunk = chunks.find((file) => file.name === name);
    if (!chunk) throw new Error(`The bundler left no script ${name}.`);
    return chunk;
  };
  const entry = named("entry");
  const own = [...scripts.keys()].map(named).filter(({ facadeModuleId }) => !isPartOf(entry, facadeModuleId));
  return {
    entry,
    /** The addresses of the scripts of behaviours that are not part of the entry, by name. */
    behaviours: Object.fromEntries(own.flatMap((chunk) => namesIn(chunk).map((name) => [name, `/${chunk.fileName}`]))),
    services: Object.fromEntries(allServices.map(({ name }) => [name, `/${named(`service-${name}`).fileName}`])),
    files: [entry, named("start-navigation"), named("forms"), ...own, ...[...services.keys()].map(named)],
  };
}

/** The file of a service: the project's own, or one of the renderer's. */
export function serviceFile({ root }: Project, name: string): string {
  return addedServices.find(({ service }) => service.name === name)?.path ?? join(root, "src/services", `${name}.ts`);
}

const ownCopy = /\?own=.*$/;

function isPartOf({ moduleIds }: BundlerChunk, id: string | null): boolean {
  return moduleIds.includes(id?.replace(ownCopy, "") ?? "");
}

/** The names of the behaviours that a script registers, which are the names of their files. */
function namesIn({ moduleIds }: BundlerChunk): string[] {
  const files = moduleIds.map((id) => id.replace(ownCopy, ""));
  return files.filter((file) => registers(file)).map((file) => basename(file, ".ts"));
}

function registers(file: string): boolean {
  return /^register\(/m.test(readFileSync(file, "utf8"));
}

/** The script files of behaviours, by name: one behaviour, or several that always appear together on a page. */
function findScripts({ root }: Project): ReadonlyMap<string, string> {
  const folder = join(root, "src/behaviours");
  const files = readdirSync(folder).filter((name) => name.endsWith(".ts"));
  const texts = new Map(files.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
  // A file that imports other behaviours combines them.
  const imported = (text: string) => Array.from(text.matchAll(/^import "\.\/(.+)";$/gm), ([, name = ""]) => name);
  const together = new Set([...texts.values()].flatMap(imported));
  const names = [...texts].filter(
    ([name, text]) => imported(text).length > 0 || (/^register\(/m.test(text) && !together.has(name)),
  );
  return new Map(names.map(([name]) => [basename(name, ".ts"), join(folder, name)]));
}

/** Gives each behaviour its own copy of the little that it shares with others: a shared file would cost a request. */
const ownCopies: Plugin = {
  name: "own-copies",
  enforce: "pre",
  async resolveId(source, importer, options) {
    const [file, name] = importer?.split("?own=") ?? [];
    if (name === undefined) return null;
    const resolved = await this.resolve(source, file, { ...options, skipSelf: true });
    return resolved && `${resolved.id}?own=${name}`;
  },
};

/**
 * Lets a script import another by its address alone: Vite would add a loader for styles and further modules, of which there are none,
 * and every page would carry it.
 */
const plainImport: Plugin = {
  name: "plain-import",
  // Before Vite, which assumes that the site is at the root of its host.
  enforce: "pre",
  resolveFileUrl: ({ fileName }) => JSON.stringify(`./${basename(fileName)}`),
  transform: {
    filter: { id: /\/(?:await-intent|entry-client)\.ts$/ },
    async handler(code, id) {
      const [all = "", path = ""] = /import\("(.+?)"\)/.exec(code) ?? [];
      const resolved = await this.resolve(path, id);
      if (!resolved) throw new Error(`${id} imports no other script.`);
      const file = this.emitFile({ type: "chunk", id: resolved.id, name: basename(path, ".ts") });
      return code.replace(all, `import(import.meta.ROLLUP_FILE_URL_${file})`);
    },
  },
};
