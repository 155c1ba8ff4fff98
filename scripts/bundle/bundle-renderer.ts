import { join } from "node:path";
import type { PageAssets } from "../../src/site.ts";
import { projectRoot } from "../program/project.ts";
import { bundleBlocks } from "./bundle-blocks.ts";
import { bundleScripts } from "./bundle-scripts.ts";
import { bundleStyles } from "./bundle-styles.ts";
import type { SiteStyles } from "./page-styles.ts";
import { type BundlerFile, bundledNames, contentOf, runBundler } from "./run-bundler.ts";

/** The output of the bundler for `src/`. */
export interface BundledRenderer {
  readonly assets: PageAssets;
  readonly styles: SiteStyles;
  /** The module for Node that renders pages. */
  readonly renderer: string;
  /** The files that pages load, by their paths below the output folder. */
  readonly files: readonly { readonly path: string; readonly content: string | Uint8Array }[];
}

/** Compiles `src/` for browsers and for the prerender, in memory. */
export async function bundleRenderer(): Promise<BundledRenderer> {
  // One after the other, because at the same time they take more memory and are no faster.
  const styles = await bundleStyles();
  const scripts = await bundleScripts(styles.base);
  const blocks = await bundleBlocks(scripts.app);
  const renderer = await compileRenderer();
  return {
    assets: {
      base: "",
      entry: `/${scripts.entry.fileName}`,
      app: `/${scripts.app.fileName}`,
      behaviours: scripts.behaviours,
      blocks: blocks.blocks,
    },
    styles,
    renderer: String(contentOf(renderer)),
    files: [...scripts.files, ...blocks.files].map((file) => ({ path: file.fileName, content: contentOf(file) })),
  };
}

/** Compiles the prerender for Node into one module that includes React. Styles and fonts come from `bundleStyles`. */
async function compileRenderer(): Promise<BundlerFile> {
  const files = await runBundler(
    { ssr: join(projectRoot, "src/entry-server.tsx"), rolldownOptions: { output: bundledNames } },
    { ssr: { noExternal: true }, define: { "process.env.NODE_ENV": '"production"' } },
  );
  const renderer = files.find((file) => file.type === "chunk");
  if (!renderer) throw new Error("The bundler left no renderer.");
  return renderer;
}
