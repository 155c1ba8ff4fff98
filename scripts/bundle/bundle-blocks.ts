import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";
import type { BlockAssets } from "../../src/site.ts";
import { projectRoot } from "../program/project.ts";
import { type BundlerChunk, type BundlerFile, bundledNames, isChunk, runBundler } from "./run-bundler.ts";
import { classPrefix } from "./short-class-name.ts";

interface BundledBlocks {
  readonly blocks: Readonly<Record<string, BlockAssets>>;
  readonly files: readonly BundlerFile[];
}

const kitFile = join(projectRoot, "src/navigation/block-kit.ts");

/** The name under which blocks import what the app has for them. */
const kit = "block-kit";

/**
 * Bundles the component of each type of block as a module of its own, and each component that several of them use as well. React
 * and what nearly every block uses come from the app, so that neither is loaded twice.
 */
export async function bundleBlocks(app: BundlerChunk): Promise<BundledBlocks> {
  const folder = join(projectRoot, "src/blocks");
  const types = readdirSync(join(projectRoot, "schema/blocks"))
    .filter((name) => /\.schema\.json$/.test(name))
    .map((name) => basename(name, ".schema.json"));
  const output = await runBundler(
    {
      rolldownOptions: {
        input: Object.fromEntries(types.map((type) => [type, join(folder, `${type}.tsx`)])),
        preserveEntrySignatures: "strict",
        output: {
          ...bundledNames,
          paths: { [kit]: `./${basename(app.fileName)}` },
          codeSplitting: {
            groups: [{ debugName: "components", test: /src[\\/]components[\\/].*\.tsx?$/, name: (id) => stemOf(id) }],
          },
        },
      },
    },
    { plugins: [createKitPlugin()] },
  );
  const chunks = new Map(output.filter(isChunk).map((chunk) => [chunk.fileName, chunk]));
  for (const chunk of chunks.values()) refuseMissing(chunk, app);
  const blocks = [...chunks.values()].filter(({ name, isEntry }) => isEntry && types.includes(name));
  return {
    blocks: Object.fromEntries(blocks.map((chunk) => [chunk.name, toAssets(chunk, chunks)])),
    files: [...chunks.values()],
  };
}

function stemOf(id: string): string {
  return basename(id).replace(/\..*$/, "");
}

type Chunks = ReadonlyMap<string, BundlerChunk>;

function toAssets(chunk: BundlerChunk, chunks: Chunks): BlockAssets {
  const all = withImports(chunk, chunks);
  const styles = [...all].flatMap(({ moduleIds }) => moduleIds).filter((id) => /\.module\.css$/.test(id));
  return {
    address: `/${chunk.fileName}`,
    imports: [...all].filter((one) => one !== chunk).map(({ fileName }) => `/${fileName}`),
    classPrefixes: styles.map(classPrefix),
  };
}

/** A chunk and all that it imports. */
function withImports(chunk: BundlerChunk, chunks: Chunks, found = new Set<BundlerChunk>()): ReadonlySet<BundlerChunk> {
  found.add(chunk);
  for (const name of chunk.imports) {
    const imported = chunks.get(name);
    if (imported && !found.has(imported)) withImports(imported, chunks, found);
  }
  return found;
}

/** The bundler cannot know what is missing in another bundle: browsers would, and run no block at all. */
function refuseMissing({ name, code }: BundlerChunk, app: BundlerChunk): void {
  const imports = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*"([^"]+)"/g)];
  const names = imports
    .filter(([, , from = ""]) => basename(from) === basename(app.fileName))
    .flatMap(([, list = ""]) => list.split(",").map((one) => one.trim().split(" ")[0] ?? ""));
  const missing = names.filter((one) => !app.exports.includes(one));
  if (missing.length > 0)
    throw new Error(`${name} imports ${missing.join(", ")}: add it to src/navigation/block-kit.ts.`);
}

/** Leaves React, and the components that `block-kit.ts` exports, to the app. */
function createKitPlugin(): Plugin {
  const components = Array.from(
    readFileSync(kitFile, "utf8").matchAll(/from "\.\.\/(components\/[^"]+)"/g),
    ([, path = ""]) => join(projectRoot, "src", path),
  );
  return {
    name: "block-kit",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (source === "react" || source === "react/jsx-runtime") return { id: kit, external: true };
      if (!source.startsWith(".")) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && components.includes(resolved.id) ? { id: kit, external: true } : null;
    },
  };
}
