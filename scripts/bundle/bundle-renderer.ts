import { basename, dirname, isAbsolute, join, resolve, sep } from "node:path";
import type { Plugin } from "vite";
import type { PageAssets } from "../../src/site.ts";
import type { Project } from "../program/project.ts";
import { bundleApp, withImports } from "./bundle-app.ts";
import { bundleScripts } from "./bundle-scripts.ts";
import { bundleStyles } from "./bundle-styles.ts";
import { isClassModule, stylesheetOf, withClassNames } from "./class-names.ts";
import { licencesOf } from "./licences.ts";
import type { SiteStyles } from "./page-styles.ts";
import { type BundlerChunk, bundledNames, contentOf, isChunk, runBundler } from "./run-bundler.ts";

/** The output of the bundler for `src/`. */
export interface BundledRenderer {
  readonly assets: PageAssets;
  readonly styles: SiteStyles;
  readonly renderer: string;
  /** The source map, for reports of errors in a project's own code. */
  readonly rendererMap?: string;
  /** Files that a project imports from outside its code folders, which its fingerprint does not cover. */
  readonly imported: readonly string[];
  /** The files that pages load, by their paths below the output folder. */
  readonly files: readonly { readonly path: string; readonly content: string | Uint8Array }[];
}

/** Compiles `src/` for browsers and for the prerender, in memory. */
export async function bundleRenderer(project: Project): Promise<BundledRenderer> {
  // One after the other: in parallel they take more memory and are no faster.
  const { styles, classNames, files: shown, renderer } = await compileStyledRenderer(project);
  const { app, blocks, ...bundled } = await bundleApp(
    project,
    styles,
    withClassNames(classNames, () => {}),
  );
  const scripts = await bundleScripts(
    project,
    withImports(app, bundled.files)
      .slice(1)
      .map(({ fileName }) => basename(fileName)),
  );
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
    imported: renderer.moduleIds
      .map((id) => (isClassModule(id) ? stylesheetOf(id) : id.replace(/\?.*/, "")))
      .filter((file) => isAbsolute(file) && !file.startsWith(project.root + sep) && !file.includes("node_modules")),
    files: [
      ...shipped.map((file) => ({ path: file.fileName, content: contentOf(file) })),
      ...shown,
      licencesOf(shipped.filter(isChunk).flatMap(({ moduleIds }) => moduleIds)),
    ],
  };
}

/** Stylesheets of packages and of other project folders are found through imports: they are compiled then, and the prerender again. */
async function compileStyledRenderer(project: Project) {
  const compiled = await bundleStyles(project, []);
  const others = new Set<string>();
  const noting = withClassNames(compiled.classNames, (file) => others.add(file));
  const renderer = await compileRenderer(project, noting);
  if (others.size === 0) return { ...compiled, renderer };
  const all = await bundleStyles(project, [...others].sort());
  return { ...all, renderer: await compileRenderer(project, withClassNames(all.classNames)) };
}

/** Compiles the prerender for Node into one module that includes React. Styles and fonts come from `bundleStyles`. */
async function compileRenderer(project: Project, classNames: Plugin): Promise<BundlerChunk> {
  const ssr = join(project.root, "src/entry-server.tsx");
  const files = await runBundler(
    project,
    {
      ssr,
      // If a component of a project fails, its author sees the line.
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
