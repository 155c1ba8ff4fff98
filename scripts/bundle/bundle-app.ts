import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import type { BlockAssets } from "../../src/site.ts";
import { contentHash } from "../cache/content-hash.ts";
import { blockFolders, traitsOf } from "../program/block-folders.ts";
import type { Project } from "../program/project.ts";
import { blockModuleId, commonBlocksId, composedId } from "./blocks-plugin.ts";
import { isClassModule, stylesheetOf } from "./class-names.ts";
import { type BundlerChunk, bundledNames, isChunk, runBundler } from "./run-bundler.ts";
import { sourceName } from "./source-name.ts";

interface BundledApp {
  /** The files that the app consists of, itself first. */
  readonly app: readonly BundlerChunk[];
  readonly blocks: Readonly<Record<string, BlockAssets>>;
  readonly files: readonly BundlerChunk[];
  /** The name of the file that a stylesheet comes in, by its path: that of the module that it belongs to. */
  readonly styleFiles: ReadonlyMap<string, string>;
}

const appFile = join("src/navigation/entry-app.tsx");

/**
 * Bundles the app and the components of blocks: those that most pages are made of as one module, each other one as a module of its
 * own. The name of the app follows the styles of every page as well: a page of another build is then recognised where only those
 * have changed. The version of all other styles is in their class names.
 */
export async function bundleApp(project: Project, styles: string, classNames: Plugin): Promise<BundledApp> {
  const all = blockFolders(project);
  const types = all.map(({ type }) => type);
  const inCommon = new Set(all.filter((block) => traitsOf(block).common).map(({ type }) => type));
  const own = types.filter((type) => !inCommon.has(type));
  const output = await runBundler(
    project,
    {
      rolldownOptions: {
        input: {
          app: join(project.root, appFile),
          common: commonBlocksId,
          ...Object.fromEntries(own.map((type) => [type, blockModuleId(type)])),
        },
        preserveEntrySignatures: "allow-extension",
        output: {
          ...bundledNames,
          postBanner: ({ name }) => (name === "app" || name === "react" ? compileAtOnce : ""),
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: "react", test: /node_modules|rolldown[\\/]runtime/ },
              { debugName: "shared", name: roomOf, test: /[\\/]src[\\/](?!blocks)/, minShareCount: 2 },
            ],
          },
        },
      },
    },
    { plugins: [classNames, hashWith("app", contentHash(styles))] },
  );
  const chunks = new Map(output.filter(isChunk).map((chunk) => [chunk.fileName, chunk]));
  const named = (name: string) => [...chunks.values()].find((chunk) => chunk.isEntry && chunk.name === name);
  const [app, common] = [named("app"), named("common")];
  if (!app || !common) throw new Error("The bundler left no app.");
  const chunkOf = (type: string) => (inCommon.has(type) ? common : named(type));
  return {
    app: withImports(app, chunks),
    blocks: Object.fromEntries(
      types.map((type) => [type, toAssets(project, type, withImports(chunkOf(type), chunks))]),
    ),
    files: [...chunks.values()],
    styleFiles: new Map(
      [...chunks.values()].flatMap((chunk) =>
        stylesIn(project, chunk).map((path) => [path, chunk === app ? "shared" : chunk.name]),
      ),
    ),
  };
}

/** The chunk of a module that several others share: one for what the app or the common blocks need, one for each other room of components. */
function roomOf(id: string, graph: Rolldown.ChunkingContext): string {
  const above = new Set([id]);
  // A set gives what is added to it while it is being read, too.
  for (const one of above) for (const importer of graph.getModuleInfo(one)?.importers ?? []) above.add(importer);
  const isOfAll = (one: string) => one.endsWith(appFile) || one === composedId(commonBlocksId);
  if ([...above].some(isOfAll)) return "shared";
  return /components[\\/]([^\\/.]+)/.exec(id)?.[1] ?? "shared";
}

type Chunks = ReadonlyMap<string, BundlerChunk>;

/** A chunk and all that it imports. */
function withImports(chunk: BundlerChunk | undefined, chunks: Chunks): BundlerChunk[] {
  const found = new Set(chunk ? [chunk] : []);
  for (const { imports } of found) for (const name of imports) found.add(chunks.get(name) as BundlerChunk);
  return [...found];
}

function toAssets(project: Project, type: string, [chunk, ...imports]: readonly BundlerChunk[]): BlockAssets {
  if (!chunk) throw new Error(`The bundler left no module of ${type}.`);
  return {
    address: `/${chunk.fileName}`,
    imports: imports.map(({ fileName }) => `/${fileName}`),
    stylesheets: [chunk, ...imports].flatMap((one) => stylesIn(project, one)),
  };
}

function stylesIn(project: Project, { moduleIds }: BundlerChunk): string[] {
  return moduleIds.filter(isClassModule).map((id) => sourceName(project, stylesheetOf(id)));
}

/** Lets the name of a chunk follow a further text. */
function hashWith(name: string, text: string): Plugin {
  return { name: "hash-with", augmentChunkHash: (chunk) => (chunk.name === name ? text : undefined) };
}

/**
 * V8's compile hint. The app is fetched before the click that runs it, and with the hint Chromium compiles all of it in
 * a background thread at that time. Without it most functions would be compiled one by one after the click, on the main
 * thread.
 */
const compileAtOnce = "//# allFunctionsCalledOnLoad";
