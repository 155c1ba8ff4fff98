import { join } from "node:path";
import type { BuildEnvironmentOptions, InlineConfig, Rolldown } from "vite";
import { projectRoot } from "../program/project.ts";

/** The output of the bundler for `src/`. */
export interface BundledRenderer {
  /** The address of the script that runs on every page. */
  readonly entry: string;
  /** The address of the script that brings React. */
  readonly app: string;
  readonly stylesheet: string;
  /** The module for Node that renders pages. */
  readonly renderer: string;
  /** The files that pages load, by their paths below the output folder. */
  readonly files: readonly { readonly path: string; readonly content: string | Uint8Array }[];
}

/** The folder of the bundled files. Their names carry a hash, so that browsers may cache them forever. */
export const bundleFolder = "_app";

/** Compiles `src/` for browsers and for the prerender, in memory. */
export async function bundleRenderer(): Promise<BundledRenderer> {
  // One after the other, because at the same time they take more memory and are no faster.
  const scripts = await bundleScripts();
  const server = await compileRenderer();
  const script = (name: string) => `/${scripts.find((file) => file.type === "chunk" && file.name === name)?.fileName}`;
  const renderer = server.find((file) => file.type === "chunk");
  const stylesheet = server.find(({ fileName }) => fileName.endsWith(".css"));
  return {
    entry: script("entry"),
    app: script("app"),
    // Vite appends a marker comment.
    stylesheet: textOf(stylesheet)
      .replace(/\/\*\$vite\$:\d+\*\/\s*$/, "")
      .trim(),
    renderer: textOf(renderer),
    files: [...scripts.filter(({ type }) => type === "chunk"), ...server.filter(({ type }) => type === "asset")]
      .filter((file) => file !== stylesheet)
      .map((file) => ({ path: file.fileName, content: contentOf(file) })),
  };
}

type BundlerFile = Rolldown.RolldownOutput["output"][number];

/** The scripts of pages: one that runs on each, and one with React. They share no module, so that each is one file. */
function bundleScripts(): Promise<readonly BundlerFile[]> {
  return run({
    rolldownOptions: {
      input: {
        entry: join(projectRoot, "src/entry-client.ts"),
        app: join(projectRoot, "src/navigation/entry-app.tsx"),
      },
      preserveEntrySignatures: "strict",
      output: { ...names, postBanner: ({ name }) => (name === "app" ? compileAtOnce : "") },
    },
  });
}

/**
 * V8's compile hint. The app is fetched before the click that runs it, and with the hint Chromium compiles all of it in
 * a background thread at that time. Without it most functions would be compiled one by one after the click, on the main
 * thread.
 */
const compileAtOnce = "//# allFunctionsCalledOnLoad";

/** Compiles the prerender for Node into one module that includes React, with the styles that it imports. */
function compileRenderer(): Promise<readonly BundlerFile[]> {
  return run(
    { ssr: join(projectRoot, "src/entry-server.tsx"), ssrEmitAssets: true, rolldownOptions: { output: names } },
    { ssr: { noExternal: true }, define: { "process.env.NODE_ENV": '"production"' } },
  );
}

const names = {
  entryFileNames: `${bundleFolder}/[name]-[hash].js`,
  chunkFileNames: `${bundleFolder}/[name]-[hash].js`,
  assetFileNames: `${bundleFolder}/[name]-[hash][extname]`,
};

async function run(options: BuildEnvironmentOptions, config: InlineConfig = {}): Promise<readonly BundlerFile[]> {
  // Imported here, because a build that finds its bundle in the cache does not need Vite.
  const { build } = await import("vite");
  const result = await build({
    ...config,
    root: projectRoot,
    configFile: join(projectRoot, "vite.config.ts"),
    logLevel: "warn",
    build: { ...options, write: false },
  });
  // Vite returns one output unless it watches or has several configurations.
  return (result as Rolldown.RolldownOutput).output;
}

function contentOf(file: BundlerFile): string | Uint8Array {
  return file.type === "chunk" ? file.code : file.source;
}

function textOf(file: BundlerFile | undefined): string {
  return file ? String(contentOf(file)) : "";
}
