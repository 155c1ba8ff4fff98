import type { ViteDevServer } from "vite";
import { styleBelow } from "../bundle/assets-below.ts";
import { type Bundle, findBundle, loadRenderer, type Renderer } from "../bundle/bundle.ts";
import { stylesheetsOf } from "../bundle/bundle-styles.ts";
import { CodeMistakes } from "../bundle/code-mistakes.ts";
import { sourceName } from "../bundle/source-name.ts";
import type { Project } from "../program/project.ts";
import type { CodeCheck } from "./code-check.ts";
import { type SourceStyle, sourceStyles, styleElements } from "./source-styles.ts";

const entry = "/src/entry-server.tsx";

/** Nothing is waiting for the server this many milliseconds after the first page. */
const warmDelay = 1000;

/**
 * Creates the renderer of pages in development. It uses the bundle of a build, if there is one of this code, until the code changes, and
 * then the sources. Compiling these takes two seconds, which the first page should not have to wait for.
 */
export function createDevRenderer(server: ViteDevServer, project: Project, code: CodeCheck) {
  let bundle = findBundle(project);
  let isWarm = false;
  let last: Renderer | undefined;
  return {
    /** While the code cannot be compiled, gives the last version that could. Throws CodeMistakes if there is none yet. */
    async load(): Promise<Renderer> {
      const mistakes = await code.mistakes();
      if (mistakes) {
        if (last) return last;
        throw new CodeMistakes(mistakes);
      }
      if (!bundle) {
        await loadReact();
        last = (await server.ssrLoadModule(entry)) as Renderer;
        return last;
      }
      if (!isWarm) setTimeout(() => compileBelow(server, entry).catch(() => {}), warmDelay).unref();
      isWarm = true;
      last = loadRenderer(bundle.rendererFile);
      return last;
    },
    styles: async () =>
      bundle
        ? styleBelow(server.config.base.slice(0, -1), styleElements(compiledStyles(bundle, project)))
        : sourceStyles(server, project),
    /** A file that these styles use, by its path relative to that of the site. Those of the sources are served elsewhere. */
    file: (path: string) => bundle?.files.find((file) => `/${file.path}` === path)?.content,
    /** Must be called after the code has changed or thrown an error, which only the sources can locate. Returns false if they are already in use. */
    forget() {
      const was = bundle;
      bundle = undefined;
      return was !== undefined;
    },
  };
}

export type DevRenderer = ReturnType<typeof createDevRenderer>;

/** Makes Vite compile a module and its imports, ready for the first change of the code. Fails if the server is closed meanwhile. */
async function compileBelow({ environments: { ssr } }: ViteDevServer, address: string): Promise<void> {
  const found = new Set([address]);
  // Iterating over a set includes items that are added meanwhile.
  for (const url of found) {
    await ssr.transformRequest(url);
    const module = await ssr.moduleGraph.getModuleByUrl(url);
    for (const imported of module?.importedModules ?? []) found.add(imported.url);
  }
}

/** The styles of a build. Those of the sources replace them once a browser has them. */
function compiledStyles({ styles }: Bundle, project: Project): SourceStyle[] {
  const { siteFile, baseFile, modules, last } = stylesheetsOf(project);
  const texts = new Map(styles.parts.map(({ path, text }) => [path, text]));
  const known = new Set(modules.map((file) => sourceName(project, file)));
  const all = [
    { file: siteFile, css: styles.site },
    { file: baseFile, css: styles.base + styles.rightToLeft },
    // The styles of packages, whose paths are not source names here.
    ...styles.parts.filter(({ path }) => !known.has(path)).map(({ path, text }) => ({ file: path, css: text })),
    ...modules.map((file) => ({ file, css: texts.get(sourceName(project, file)) ?? "" })),
    ...last.slice(0, 1).map((file) => ({ file, css: styles.last })),
  ];
  return all.map(({ file, css }) => ({ id: file.replaceAll("\\", "/"), css }));
}

/**
 * Loads the React that the sources are rendered with: the production build, because the development build takes ten times as long, and a
 * save should show at once. What it would warn about is found by the tests of blocks and in the browser.
 */
async function loadReact(): Promise<void> {
  const before = process.env["NODE_ENV"];
  process.env["NODE_ENV"] = "production";
  await Promise.all([import("react"), import("react/jsx-runtime"), import("react-dom/server")]);
  if (before === undefined) delete process.env["NODE_ENV"];
  else process.env["NODE_ENV"] = before;
}
