import { basename, dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";
import type { PageAssets } from "../../src/site.ts";
import type { Project } from "../program/project.ts";
import { bundleApp, withImports } from "./bundle-app.ts";
import { bundleScripts } from "./bundle-scripts.ts";
import { bundleStyles } from "./bundle-styles.ts";
import { withClassNames } from "./class-names.ts";
import { licencesOf } from "./licences.ts";
import type { SiteStyles } from "./page-styles.ts";
import { type BundlerChunk, bundledNames, contentOf, isChunk, runBundler } from "./run-bundler.ts";

/** The output of the bundler for `src/`. */
export interface BundledRenderer {
  readonly assets: PageAssets;
  readonly styles: SiteStyles;
  readonly renderer: string;
  /** Where its code is from, for what is said of an error in a project's own. */
  readonly rendererMap?: string;
  /** The files that pages load, by their paths below the output folder. */
  readonly files: readonly { readonly path: string; readonly content: string | Uint8Array }[];
}

/** Compiles `src/` for browsers and for the prerender, in memory. */
export async function bundleRenderer(project: Project): Promise<BundledRenderer> {
  // One after the other, because at the same time they take more memory and are no faster.
  const { styles, classNames, files: shown } = await bundleStyles(project);
  const { app, blocks, ...bundled } = await bundleApp(project, styles, withClassNames(classNames));
  const scripts = await bundleScripts(
    project,
    withImports(app, bundled.files)
      .slice(1)
      .map(({ fileName }) => basename(fileName)),
  );
  const renderer = await compileRenderer(project, withClassNames(classNames));
  const shipped = [...scripts.files, ...bundled.files];
  return {
    assets: {
      base: "",
      entry: `/${scripts.entry.fileName}`,
      app: `/${app.fileName}`,
      behaviours: scripts.behaviours,
      services: scripts.services,
      blocks,
    },
    styles,
    renderer: renderer.code,
    ...(renderer.map ? { rendererMap: JSON.stringify(renderer.map) } : {}),
    files: [
      ...shipped.map((file) => ({ path: file.fileName, content: contentOf(file) })),
      ...shown,
      licencesOf(shipped.filter(isChunk).flatMap(({ moduleIds }) => moduleIds)),
    ],
  };
}

/** Compiles the prerender for Node into one module that includes React. Styles and fonts come from `bundleStyles`. */
async function compileRenderer(project: Project, classNames: Plugin): Promise<BundlerChunk> {
  const ssr = join(project.root, "src/entry-server.tsx");
  const files = await runBundler(
    project,
    {
      ssr,
      // Where a component of a project fails, its author sees the line.
      sourcemap: project.folders.length > 0 && "hidden",
      rolldownOptions: {
        output: {
          ...bundledNames,
          format: "cjs",
          sourcemapExcludeSources: true,
          sourcemapPathTransform: (source, map) => resolve(dirname(map), source),
        },
      },
    },
    { ssr: { noExternal: true }, define: { "process.env.NODE_ENV": '"production"' }, plugins: [classNames] },
  );
  const renderer = files.find(isChunk);
  if (!renderer) throw new Error("The bundler left no renderer.");
  return renderer;
}
