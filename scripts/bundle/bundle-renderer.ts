import { join } from "node:path";
import type { Plugin } from "vite";
import type { PageAssets } from "../../src/site.ts";
import { projectRoot } from "../program/project.ts";
import { bundleBlocks } from "./bundle-blocks.ts";
import { bundleScripts } from "./bundle-scripts.ts";
import { bundleStyles } from "./bundle-styles.ts";
import { withClassNames } from "./class-names.ts";
import { licencesOf } from "./licences.ts";
import type { SiteStyles, StylePart } from "./page-styles.ts";
import { type BundlerFile, bundledNames, bundleFolder, contentOf, isChunk, runBundler } from "./run-bundler.ts";

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
  const { styles, classNames } = await bundleStyles();
  const names = withClassNames(classNames);
  const scripts = await bundleScripts(commonText(styles), names);
  const blocks = await bundleBlocks(scripts.app, names);
  const renderer = await compileRenderer(names);
  const shipped = [...scripts.files, ...blocks.files];
  return {
    assets: {
      base: "",
      entry: `/${scripts.entry.fileName}`,
      app: `/${scripts.app.fileName}`,
      behaviours: scripts.behaviours,
      blocks: blocks.blocks,
    },
    styles: { ...styles, parts: styles.parts.map((part) => inFile(part, blocks.styleFiles.get(part.prefix))) },
    renderer: String(contentOf(renderer)),
    files: [
      ...shipped.map((file) => ({ path: file.fileName, content: contentOf(file) })),
      licencesOf(shipped.filter(isChunk).flatMap(({ moduleIds }) => moduleIds)),
    ],
  };
}

/**
 * The styles whose version no class name and no address says, and the short names of custom properties: those that a document has
 * may mean others in the styles of another build, which come to it with a page.
 */
export function commonText({ site, base, parts, tokens }: SiteStyles): string {
  const common = parts.map(({ prefix, text }) => (prefix.length === 1 ? text : "")).join("");
  return site + base + common + JSON.stringify(tokens);
}

/** Parts of styles that come together are one file. Those of no module are the header's and the footer's. */
function inFile({ prefix, text }: StylePart, name: string | undefined): StylePart {
  return { prefix, text, ...(name === undefined ? {} : { address: `/${bundleFolder}/${name}.css` }) };
}

/** Compiles the prerender for Node into one module that includes React. Styles and fonts come from `bundleStyles`. */
async function compileRenderer(classNames: Plugin): Promise<BundlerFile> {
  const files = await runBundler(
    { ssr: join(projectRoot, "src/entry-server.tsx"), rolldownOptions: { output: { ...bundledNames, format: "cjs" } } },
    { ssr: { noExternal: true }, define: { "process.env.NODE_ENV": '"production"' }, plugins: [classNames] },
  );
  const renderer = files.find((file) => file.type === "chunk");
  if (!renderer) throw new Error("The bundler left no renderer.");
  return renderer;
}
