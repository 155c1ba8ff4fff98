import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import type { BlockAssets } from "../../src/site.ts";
import { contentHash } from "../cache/content-hash.ts";
import { blockFolders, traitsOf } from "../program/block-folders.ts";
import type { Project } from "../program/project.ts";
import { blockModuleId } from "./blocks-plugin.ts";
import { isClassModule, stylesheetOf } from "./class-names.ts";
import type { SiteStyles } from "./page-styles.ts";
import { type BundlerChunk, bundledNames, isChunk, runBundler } from "./run-bundler.ts";
import { sourceName } from "./source-name.ts";

/**
 * Bundles the app, and a module for each interactive block. The hash in the app's name covers the styles too: a page from another build
 * is then recognised even if only those have changed.
 */
export async function bundleApp(project: Project, styles: SiteStyles, classNames: Plugin) {
  const blocks = blockFolders(project).filter((block) => traitsOf(block).interactive);
  const types = blocks.map(({ type }) => type);
  const app = join(project.root, "src/navigation/entry-app.tsx");
  const output = await runBundler(
    project,
    {
      rolldownOptions: {
        input: {
          app,
          ...Object.fromEntries(types.map((type) => [type, blockModuleId(type)])),
        },
        preserveEntrySignatures: "allow-extension",
        output: {
          ...bundledNames,
          postBanner: ({ name }) => (name === "app" || name === "react" ? compileAtOnce : ""),
          codeSplitting: {
            groups: [{ debugName: "react", name: packagesOf(app), test: /node_modules|rolldown[\\/]runtime/ }],
          },
        },
      },
    },
    {
      plugins: [classNames, hashWith("app", contentHash(JSON.stringify(styles)))],
      define: {
        styleOrder: JSON.stringify(styles.parts.map(({ classes: [name = ""] }) => name.slice(0, 4)).join(" ")),
      },
    },
  );
  const chunks = output.filter(isChunk);
  const named = (name: string) => {
    const chunk = chunks.find((one) => one.isEntry && one.name === name);
    if (!chunk) throw new Error(`The bundler left no ${name}.`);
    return chunk;
  };
  return {
    app: named("app"),
    blocks: Object.fromEntries(types.map((type) => [type, toAssets(project, withImports(named(type), chunks))])),
    files: chunks,
  };
}

/**
 * Puts the packages that a module needs, directly or not, into the React chunk. Packages that only blocks need go with the blocks: a page
 * loads them only if it has such a block.
 */
function packagesOf(module: string): Rolldown.CodeSplittingNameFunction {
  const needed = new Set<string>();
  return (id, context) => {
    if (needed.size === 0) {
      needed.add(module);
      for (const one of needed) for (const other of context.getModuleInfo(one)?.importedIds ?? []) needed.add(other);
    }
    return needed.has(id) || !id.includes("node_modules") ? "react" : null;
  };
}

/** A chunk and everything it imports. */
export function withImports(chunk: BundlerChunk, chunks: readonly BundlerChunk[]): [BundlerChunk, ...BundlerChunk[]] {
  const found = new Set([chunk]);
  for (const { imports } of found)
    for (const name of imports) found.add(chunks.find(({ fileName }) => fileName === name) as BundlerChunk);
  const [, ...imports] = found;
  return [chunk, ...imports];
}

function toAssets(project: Project, [chunk, ...imports]: readonly [BundlerChunk, ...BundlerChunk[]]): BlockAssets {
  return {
    address: `/${chunk.fileName}`,
    imports: imports.map(({ fileName }) => `/${fileName}`),
    stylesheets: [chunk, ...imports].flatMap((one) => stylesIn(project, one)),
  };
}

function stylesIn(project: Project, { moduleIds }: BundlerChunk): string[] {
  return moduleIds.filter(isClassModule).map((id) => sourceName(project, stylesheetOf(id)));
}

function hashWith(name: string, text: string): Plugin {
  return { name: "hash-with", augmentChunkHash: (chunk) => (chunk.name === name ? text : undefined) };
}

/**
 * V8's compile hint. The app is fetched before the click that runs it, and with the hint Chromium compiles all of it in
 * a background thread at that time. Without it most functions would be compiled one by one after the click, on the main
 * thread.
 */
const compileAtOnce = "//# allFunctionsCalledOnLoad";
