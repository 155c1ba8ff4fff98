import { join } from "node:path";
import type { BuildEnvironmentOptions, InlineConfig, Rolldown } from "vite";
import { projectRoot } from "../program/project.ts";

/** What the bundler makes of `src/`. */
export interface BundledRenderer {
  /** The address of the script that runs on every page. */
  readonly entry: string;
  /** The address of the script that brings React. */
  readonly app: string;
  readonly font: string | undefined;
  readonly stylesheet: string;
  /** The module for Node that renders pages. */
  readonly renderer: string;
  /** The files that pages load, by their paths below the output folder. */
  readonly files: readonly { readonly path: string; readonly content: string | Uint8Array }[];
}

/** Where hosts serve the bundled files. Their names carry a hash, so that they can be cached for good. */
export const bundleFolder = "_app";

/** Compiles `src/` for browsers and for the prerender, in memory. */
export async function bundleRenderer(): Promise<BundledRenderer> {
  // One after the other: side by side they take more memory and no less time.
  const scripts = await bundleScripts();
  const server = await compileRenderer();
  const script = (name: string) => `/${scripts.find((file) => file.type === "chunk" && file.name === name)?.fileName}`;
  const renderer = server.find((file) => file.type === "chunk");
  const stylesheet = server.find(({ fileName }) => fileName.endsWith(".css"));
  const font = server.find(({ fileName }) => fileName.endsWith(".woff2"));
  return {
    entry: script("entry"),
    app: script("app"),
    font: font && `/${font.fileName}`,
    // Vite leaves a mark of its own at the end.
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
 * V8's compile hint. The app is fetched before the click that runs it, so that a thread of the browser's can compile all of it
 * then; without the hint most functions are compiled one by one after the click, in the way of the next page.
 */
const compileAtOnce = "//# allFunctionsCalledOnLoad";

/** The prerender for Node, one module with React in it, and the styles and fonts that it imports. */
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
  // A build that finds its bundle in the cache does without Vite.
  const { build } = await import("vite");
  const result = await build({
    ...config,
    root: projectRoot,
    configFile: join(projectRoot, "vite.config.ts"),
    logLevel: "warn",
    build: { ...options, write: false },
  });
  // One configuration and no watching give one output.
  return (result as Rolldown.RolldownOutput).output;
}

function contentOf(file: BundlerFile): string | Uint8Array {
  return file.type === "chunk" ? file.code : file.source;
}

function textOf(file: BundlerFile | undefined): string {
  return file ? String(contentOf(file)) : "";
}
