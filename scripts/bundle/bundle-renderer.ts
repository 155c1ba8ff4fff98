import { join } from "node:path";
import type { Plugin } from "vite";
import type { PageAssets } from "../../src/site.ts";
import { contentHash } from "../cache/content-hash.ts";
import type { Project } from "../program/project.ts";
import { bundleApp } from "./bundle-app.ts";
import { bundleScripts } from "./bundle-scripts.ts";
import { bundleStyles } from "./bundle-styles.ts";
import { withClassNames } from "./class-names.ts";
import { licencesOf } from "./licences.ts";
import type { SiteStyles, StylePart } from "./page-styles.ts";
import { type BundlerFile, bundledNames, bundleFolder, contentOf, isChunk, runBundler } from "./run-bundler.ts";

/** The output of the bundler for `src/`. */
export interface BundledRenderer {
  readonly assets: PageAssets;
  /** The paths of the files with the app and what it imports. */
  readonly appFiles: readonly string[];
  readonly styles: SiteStyles;
  /** The module for Node that renders pages. */
  readonly renderer: string;
  /** The files that pages load, by their paths below the output folder. */
  readonly files: readonly { readonly path: string; readonly content: string | Uint8Array }[];
}

/** Compiles `src/` for browsers and for the prerender, in memory. */
export async function bundleRenderer(project: Project): Promise<BundledRenderer> {
  // One after the other, because at the same time they take more memory and are no faster.
  const { styles, classNames } = await bundleStyles(project);
  const names = withClassNames(classNames);
  const scripts = await bundleScripts(project);
  const { app, blocks, ...bundled } = await bundleApp(project, styles.site + styles.base + styles.last, names);
  const renderer = await compileRenderer(project, names);
  const shipped = [...scripts.files, ...bundled.files];
  const styleFiles = toStyleFiles(styles.parts, bundled.styleFiles);
  const addresses = new Map(styleFiles.flatMap(({ path, parts }) => parts.map((part) => [part.path, `/${path}`])));
  return {
    assets: {
      base: "",
      entry: `/${scripts.entry.fileName}`,
      app: `/${app[0]?.fileName}`,
      behaviours: scripts.behaviours,
      services: scripts.services,
      blocks,
    },
    appFiles: app.map(({ fileName }) => fileName),
    styles: { ...styles, parts: styles.parts.map((part) => ({ ...part, address: addresses.get(part.path) })) },
    renderer: String(contentOf(renderer)),
    files: [
      ...shipped.map((file) => ({ path: file.fileName, content: contentOf(file) })),
      ...styleFiles.map(({ path, content }) => ({ path, content })),
      licencesOf(shipped.filter(isChunk).flatMap(({ moduleIds }) => moduleIds)),
    ],
  };
}

interface StyleFile {
  readonly path: string;
  readonly content: string;
  readonly parts: readonly StylePart[];
}

/** The files in which styles come with a client navigation: one for the stylesheets of each module. Those of no module are the frame's. */
function toStyleFiles(parts: readonly StylePart[], names: ReadonlyMap<string, string>): StyleFile[] {
  return [...new Set(names.values())].map((name) => {
    const own = parts.filter(({ path }) => names.get(path) === name);
    const content = own.map(({ text }) => text).join("");
    return { path: `${bundleFolder}/${name}-${contentHash(content).slice(0, 8)}.css`, content, parts: own };
  });
}

/** Compiles the prerender for Node into one module that includes React. Styles and fonts come from `bundleStyles`. */
async function compileRenderer(project: Project, classNames: Plugin): Promise<BundlerFile> {
  const ssr = join(project.root, "src/entry-server.tsx");
  const files = await runBundler(
    project,
    { ssr, rolldownOptions: { output: { ...bundledNames, format: "cjs" } } },
    { ssr: { noExternal: true }, define: { "process.env.NODE_ENV": '"production"' }, plugins: [classNames] },
  );
  const renderer = files.find((file) => file.type === "chunk");
  if (!renderer) throw new Error("The bundler left no renderer.");
  return renderer;
}
