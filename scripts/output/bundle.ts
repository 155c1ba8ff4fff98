import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type BuildEnvironmentOptions, build, type Rolldown } from "vite";
import type { PageAssets } from "../../src/site.ts";
import { projectRoot } from "../project.ts";

/** The renderer as it was compiled for the prerender. */
export type Renderer = typeof import("../../src/entry-server.tsx");

/** A file that pages load, to be written below the output folder. */
export interface BundledFile {
  /** The path below the output folder, such as `_app/entry-1a2b3c.js`. */
  readonly path: string;
  readonly content: string | Uint8Array;
}

export interface Bundle {
  readonly renderer: Renderer;
  readonly assets: PageAssets;
  readonly files: readonly BundledFile[];
}

/** Where hosts serve the bundled files. Their names carry a hash, so that they can be cached for good. */
export const bundleFolder = "_app";

/** Compiles `src/` for browsers and for the prerender. `workDir` is deleted afterwards. */
export async function bundleRenderer(workDir: string): Promise<Bundle> {
  const [scripts, { renderer, styles }] = await Promise.all([bundleScripts(), compileRenderer(workDir)]);
  const script = (name: string) => `/${scripts.find((file) => file.type === "chunk" && file.name === name)?.fileName}`;
  const stylesheet = styles.find(({ fileName }) => fileName.endsWith(".css"));
  const font = styles.find(({ fileName }) => fileName.endsWith(".woff2"));
  return {
    renderer,
    assets: {
      entry: script("entry"),
      app: script("app"),
      font: font && `/${font.fileName}`,
      // Vite leaves a mark of its own at the end.
      stylesheet:
        stylesheet &&
        String(contentOf(stylesheet))
          .replace(/\/\*\$vite\$:\d+\*\/\s*$/, "")
          .trim(),
    },
    files: [...scripts.filter(({ type }) => type === "chunk"), ...styles.filter(({ type }) => type === "asset")]
      .filter((file) => file !== stylesheet)
      .map((file) => ({ path: file.fileName, content: contentOf(file) })),
  };
}

type OutputFile = Rolldown.RolldownOutput["output"][number];

/** The scripts of pages: one that runs on each, and one with React. They share no module, so that each is one file. */
async function bundleScripts(): Promise<readonly OutputFile[]> {
  return run({
    write: false,
    rolldownOptions: {
      input: { entry: join(projectRoot, "src/entry-client.ts"), app: join(projectRoot, "src/entry-app.tsx") },
      preserveEntrySignatures: "strict",
      output: names,
    },
  });
}

/** The prerender for Node, and the styles and fonts that it imports. */
async function compileRenderer(workDir: string): Promise<{ renderer: Renderer; styles: readonly OutputFile[] }> {
  try {
    const styles = await run({
      ssr: join(projectRoot, "src/entry-server.tsx"),
      ssrEmitAssets: true,
      outDir: workDir,
      emptyOutDir: true,
      rolldownOptions: { output: { ...names, entryFileNames: "[name].js" } },
    });
    // The compiled form of the module whose type `Renderer` is.
    const renderer = (await import(pathToFileURL(join(workDir, "entry-server.js")).href)) as Renderer;
    return { renderer, styles };
  } finally {
    rmSync(workDir, { recursive: true, force: true });
  }
}

const names = {
  entryFileNames: `${bundleFolder}/[name]-[hash].js`,
  chunkFileNames: `${bundleFolder}/[name]-[hash].js`,
  assetFileNames: `${bundleFolder}/[name]-[hash][extname]`,
};

async function run(options: BuildEnvironmentOptions): Promise<readonly OutputFile[]> {
  const result = await build({
    root: projectRoot,
    configFile: join(projectRoot, "vite.config.ts"),
    logLevel: "warn",
    build: options,
  });
  // One configuration and no watching give one output.
  return (result as Rolldown.RolldownOutput).output;
}

function contentOf(file: OutputFile): string | Uint8Array {
  return file.type === "chunk" ? file.code : file.source;
}
