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

/** So many milliseconds after the first page nobody waits for anything. */
const warmDelay = 1000;

/**
 * Creates the renderer of pages in development: that of builds, if there is one of this code, and from the first change of it on the
 * sources. To compile these takes two seconds: nobody should wait for them to see the first page.
 */
export function createDevRenderer(server: ViteDevServer, project: Project, code: CodeCheck) {
  let bundle = findBundle(project);
  let isWarm = false;
  let last: Renderer | undefined;
  return {
    /** While the code cannot be compiled it gives what could be last, and throws CodeMistakes where nothing could yet. */
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
    /** A file that these styles show, by its path below that of the site; the sources lie elsewhere. */
    file: (path: string) => bundle?.files.find((file) => `/${file.path}` === path)?.content,
    /** Must be called when the code has changed, or has thrown an error, of which only the sources say where. Returns false if it was known. */
    forget() {
      const was = bundle;
      bundle = undefined;
      return was !== undefined;
    },
  };
}

export type DevRenderer = ReturnType<typeof createDevRenderer>;

/** Has Vite compile a module and those that it imports, for the first change of the code. It fails where the server is closed meanwhile. */
async function compileBelow({ environments: { ssr } }: ViteDevServer, address: string): Promise<void> {
  const found = new Set([address]);
  // A set gives what is added to it while it is being read, too.
  for (const url of found) {
    await ssr.transformRequest(url);
    const module = await ssr.moduleGraph.getModuleByUrl(url);
    for (const imported of module?.importedModules ?? []) found.add(imported.url);
  }
}

/** The styles of a build. The sources take their place once a browser has them. */
function compiledStyles({ styles }: Bundle, project: Project): SourceStyle[] {
  const { siteFile, baseFile, modules, last } = stylesheetsOf(project);
  const texts = new Map(styles.parts.map(({ path, text }) => [path, text]));
  const known = new Set(modules.map((file) => sourceName(project, file)));
  const all = [
    { file: siteFile, css: styles.site },
    { file: baseFile, css: styles.base + styles.rightToLeft },
    // Those of packages, whose paths are no names here.
    ...styles.parts.filter(({ path }) => !known.has(path)).map(({ path, text }) => ({ file: path, css: text })),
    ...modules.map((file) => ({ file, css: texts.get(sourceName(project, file)) ?? "" })),
    ...last.slice(0, 1).map((file) => ({ file, css: styles.last })),
  ];
  return all.map(({ file, css }) => ({ id: file.replaceAll("\\", "/"), css }));
}

/**
 * Loads the React that the sources are rendered with. In its form for development React takes ten times as long, and a save is to
 * show at once. What it would warn of, the tests of blocks find, and so does the browser.
 */
async function loadReact(): Promise<void> {
  const before = process.env["NODE_ENV"];
  process.env["NODE_ENV"] = "production";
  await Promise.all([import("react"), import("react/jsx-runtime"), import("react-dom/server")]);
  if (before === undefined) delete process.env["NODE_ENV"];
  else process.env["NODE_ENV"] = before;
}
