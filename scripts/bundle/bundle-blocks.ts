import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import type { Plugin } from "vite";
import type { BlockAssets } from "../../src/site.ts";
import { projectRoot } from "../program/project.ts";
import { isClassModule, stylesheetOf } from "./class-names.ts";
import { createLeaver, listedFiles, type Shared } from "./leave-to-chunk.ts";
import { type BundlerChunk, bundledNames, isChunk, runBundler } from "./run-bundler.ts";

interface BundledBlocks {
  readonly blocks: Readonly<Record<string, BlockAssets>>;
  readonly files: readonly BundlerChunk[];
  /** The name of the file that a stylesheet comes in, by its path: that of the module that it belongs to. */
  readonly styleFiles: ReadonlyMap<string, string>;
}

const folder = join(projectRoot, "src/blocks");
const kitFile = join(projectRoot, "src/navigation/block-kit.ts");
const commonFile = join(projectRoot, "src/navigation/common-blocks.ts");

/**
 * Bundles the blocks that most pages are made of as one module, the component of each other type as a module of its own, and each
 * room of components that only those use as well. React and what nearly every block uses come from the app, so that neither is
 * loaded twice.
 */
export async function bundleBlocks(app: BundlerChunk, classNames: Plugin): Promise<BundledBlocks> {
  const kit: Shared = { name: "block-kit", list: kitFile, chunk: app };
  const [common] = await bundleModules({ input: { common: commonFile }, shared: [kit], groups: [] }, classNames);
  if (!common) throw new Error("The bundler left no common blocks.");
  const types = readdirSync(join(projectRoot, "schema/blocks"))
    .filter((name) => /\.schema\.json$/.test(name))
    .map((name) => basename(name, ".schema.json"));
  const own = types.filter((type) => !common.exports.includes(type));
  const others = await bundleModules(
    {
      input: Object.fromEntries(own.map((type) => [type, componentFile(type)])),
      shared: [{ name: "common", list: commonFile, chunk: common }, kit],
      groups: [{ debugName: "components", test: /src[\\/]components[\\/].*\.tsx?$/, name: componentOf }],
    },
    classNames,
  );
  for (const chunk of others) refuseSecond(chunk, common);
  const chunks = new Map([common, ...others].map((chunk) => [chunk.fileName, chunk]));
  const chunkOf = (type: string) => others.find(({ name, isEntry }) => isEntry && name === type) ?? common;
  return {
    blocks: Object.fromEntries(types.map((type) => [type, toAssets(type, chunkOf(type), chunks)])),
    files: [...chunks.values()],
    styleFiles: new Map(
      [app, ...chunks.values()].flatMap((chunk) =>
        stylesIn(chunk).map((path) => [path, chunk === app ? common.name : chunk.name]),
      ),
    ),
  };
}

function componentFile(type: string): string {
  return join(folder, `${type}.tsx`);
}

interface Modules {
  readonly input: Readonly<Record<string, string>>;
  /** The chunks that have what these leave to them. */
  readonly shared: readonly Shared[];
  readonly groups: { debugName: string; test: RegExp; name(id: string): string }[];
}

async function bundleModules({ input, shared, groups }: Modules, classNames: Plugin): Promise<readonly BundlerChunk[]> {
  const output = await runBundler(
    {
      rolldownOptions: {
        input,
        preserveEntrySignatures: "strict",
        output: {
          ...bundledNames,
          paths: Object.fromEntries(shared.map(({ name, chunk }) => [name, `./${basename(chunk.fileName)}`])),
          codeSplitting: { groups },
        },
      },
    },
    { plugins: [createLeaver(shared), classNames] },
  );
  const chunks = output.filter(isChunk);
  for (const chunk of chunks) for (const one of shared) refuseMissing(chunk, one);
  return chunks;
}

/** The room of components that a file is in, or the one component that stands in none. */
function componentOf(id: string): string {
  const [name = ""] = id.slice(id.lastIndexOf("/components/") + "/components/".length).split(/[/.]/, 1);
  return name;
}

type Chunks = ReadonlyMap<string, BundlerChunk>;

function toAssets(type: string, chunk: BundlerChunk, chunks: Chunks): BlockAssets {
  return {
    address: `/${chunk.fileName}`,
    isShared: chunk.exports.includes(type),
    imports: [...withImports(chunk, chunks)].filter((one) => one !== chunk).map(({ fileName }) => `/${fileName}`),
    stylesheets: stylesBelow(componentFile(type), listedFiles(kitFile)).map((file) => relative(projectRoot, file)),
  };
}

function stylesIn({ moduleIds }: BundlerChunk): string[] {
  return moduleIds.filter(isClassModule).map((id) => relative(projectRoot, stylesheetOf(id)));
}

/**
 * The style modules of a component and of all components that it imports, whichever module of the build those are in.
 * @param known Files that are known already, whose styles are not asked for.
 */
function stylesBelow(file: string, known: readonly string[]): string[] {
  const found = new Set<string>();
  addBelow(file, new Set(known), found);
  return [...found].filter((path) => path.endsWith(".module.css"));
}

function addBelow(file: string, known: ReadonlySet<string>, found: Set<string>): void {
  found.add(file);
  if (file.endsWith(".css")) return;
  for (const [, path = ""] of readFileSync(file, "utf8").matchAll(/^(?:import|\}) (?!type ).*?"(\.[^"]+)";$/gm)) {
    const target = join(dirname(file), path);
    if (/components|\.module\.css$/.test(target) && !known.has(target) && !found.has(target))
      addBelow(target, known, found);
  }
}

/** A chunk and all that it imports. */
function withImports(chunk: BundlerChunk, chunks: Chunks, found = new Set<BundlerChunk>()): ReadonlySet<BundlerChunk> {
  found.add(chunk);
  for (const [, name = ""] of chunk.code.matchAll(/from\s*"\.\/([^"]+)"/g)) {
    const imported = chunks.get(`_app/${name}`);
    if (imported && !found.has(imported)) withImports(imported, chunks, found);
  }
  return found;
}

/** The bundler cannot know what is missing in another bundle: browsers would, and run no block at all. */
function refuseMissing({ name, code }: BundlerChunk, { chunk, list }: Shared): void {
  const imports = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*"([^"]+)"/g)];
  const names = imports
    .filter(([, , from = ""]) => basename(from) === basename(chunk.fileName))
    .flatMap(([, names = ""]) => names.split(",").map((one) => one.trim().split(" ")[0] ?? ""));
  const missing = names.filter((one) => !chunk.exports.includes(one));
  if (missing.length > 0) throw new Error(`${name} imports ${missing.join(", ")}: add it to ${list}.`);
}

/** A component in two modules would be loaded twice. */
function refuseSecond({ name, moduleIds }: BundlerChunk, common: BundlerChunk): void {
  const second = moduleIds.find((id) => common.moduleIds.includes(id));
  if (second) throw new Error(`${name} has ${second} as the common blocks do: add it to ${commonFile}.`);
}
