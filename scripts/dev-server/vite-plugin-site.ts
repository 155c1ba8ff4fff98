import { EventEmitter } from "node:events";
import { join, sep } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { composedId, isNamedByBlocks } from "../bundle/blocks-plugin.ts";
import { createDevSite, type DevSite } from "../dev-site/dev-site.ts";
import { createDevTypefaces } from "../dev-site/dev-typefaces.ts";
import { createPictureMemory, type PictureMemory } from "../images/picture-memory.ts";
import { placesOfBlocks } from "../program/block-folders.ts";
import type { Project } from "../program/project.ts";
import { afterQuiet } from "../watch/after-quiet.ts";
import { watchContentFolder } from "../watch/watch-content-folder.ts";
import { createPageAnswers } from "./answer-page.ts";
import { assetMaker, documentMaker, iconMaker, imageMaker } from "./file-makers.ts";
import { createBackgroundCheck } from "./background-check.ts";
import { createBlockAddresses } from "./block-addresses.ts";
import { type CodeCheck, createCodeCheck } from "./code-check.ts";
import { createCheckPrinter } from "./create-check-printer.ts";
import { createDevRenderer, type DevRenderer } from "./dev-renderer.ts";
import { guardEditor } from "./guard-editor.ts";
import { followBrowsers, type OpenBrowsers } from "./open-browsers.ts";
import { searchMaker } from "./search-maker.ts";
import { serveMadeFiles } from "./serve-made-files.ts";
import { servePages } from "./serve-pages.ts";
import { sourceAddress } from "./source-styles.ts";
import { changedSinceStart, isOfProject, isRenderedCode, readAtStart, slashed } from "./watched-code.ts";

/**
 * A mistake is shown once nothing has changed for this many milliseconds: editors save in several steps, and programs
 * write several files. Pages without mistakes are shown at once.
 */
const quiet = 100;

/** The delays of the check of the whole content in milliseconds, so that browsers get their pages first. */
const checkDelay = { afterChange: 200, afterStart: 1000 };

/**
 * A file of the renderer counts as written once its size has been stable for this many milliseconds. Otherwise the
 * watcher would ignore changes within 50 ms of another, and a file that was read half written would stay that way.
 */
const written = { stabilityThreshold: 20, pollInterval: 10 };

function escapeGlob(path: string): string {
  return path.replaceAll(/[\\*?[\]{}()!+@|^$]/g, "\\$&");
}

interface PluginInput {
  readonly project: Project;
  readonly pages: string;
  readonly base: string;
}

interface SiteInput extends PluginInput {
  /** The addresses of further scripts of its pages, below the path of the site. */
  readonly scripts: readonly string[];
}

/** The Vite plugin that serves the pages of a content folder below a base path, and keeps browsers up to date. */
export function sitePlugin({ project, pages, base, scripts }: SiteInput): Plugin {
  let browsers: OpenBrowsers | undefined;
  let renderer: DevRenderer | undefined;
  let code: CodeCheck | undefined;
  const blocks = createBlockAddresses();
  return {
    name: "site",
    config: () => ({
      base: `${base}/`,
      // React on the server is the production build, which has no development JSX.
      oxc: { jsx: { runtime: "automatic", development: false } },
      // Without these settings Vite would watch every file of the content and search them all for HTML at the
      // start, and pages of other sites on this machine could read what it serves.
      server: {
        cors: false,
        watch: {
          // Nor the output of a build that is running at the same time.
          ignored: [
            (path: string) => path === pages || path.startsWith(pages + sep) || /\.yaml-pages-new-\d+/.test(path),
          ],
          awaitWriteFinish: written,
        },
        // In addition to what the server always denies: Vite would serve the raw content files, and follow links among them.
        fs: { deny: [`${escapeGlob(slashed(pages))}/**`] },
      },
      optimizeDeps: {
        entries: ["src/entry-client.ts"],
        // Vite does not look for these in packages, and an installed renderer is one.
        include: ["react", "react/jsx-runtime", "react-dom", "react-dom/client"],
        // Blocks import these as sources. Bundled on the first visit, they would have their own copy of React until a reload.
        exclude: ["yaml-pages", "yaml-pages/block", "yaml-pages/service"],
      },
    }),
    configureServer(server) {
      const changes = new EventEmitter<Changes>();
      const pictures = createPictureMemory(pages);
      const ofCode = createCodeCheck(
        project,
        createCheckPrinter(server.config.logger, () => "The code can be compiled again."),
      );
      code = ofCode;
      // So that mistakes are reported even if nobody opens a page.
      void ofCode.mistakes();
      const shown = createDevRenderer(server, project, ofCode);
      renderer = shown;
      const site = openSite(server, { project, pages, base, changes, pictures, renderer: shown, code: ofCode });
      const typefaces = createDevTypefaces(project.codeFolder, pages);
      const answer = createPageAnswers({
        project,
        site,
        renderer: shown,
        code: ofCode,
        base,
        typefaces,
        blocks,
        scripts,
      });
      browsers = followBrowsers(server, { base, answer });
      const { update, settle } = browsers;
      const documentAt = async (path: string) => {
        const found = await answer({ path });
        return found?.kind === "document" ? found.html : undefined;
      };
      changes.on("change", update).on("settle", settle);
      server.middlewares.use(guardEditor);
      // A returned function runs after Vite has added its own middleware, which serves modules.
      return () => {
        const makers = [
          assetMaker(pages),
          documentMaker({ base, site, renderer: shown }),
          typefaces.file,
          shown.file,
          (path: string) => site.file(path, documentAt),
          iconMaker(project.codeFolder, pages, site),
          searchMaker({ base, site, renderer: shown }),
          imageMaker(project.memory, pages, pictures),
        ];
        server.middlewares.use(serveMadeFiles(base, makers));
        server.middlewares.use(servePages({ renderer: shown, base, answer }));
      };
    },
    async load(id) {
      const isWrong = this.environment.name === "client" && (await code?.isWrong(id.replace(/\?.*/, "")));
      // The panel says what is wrong with the file. Vite would cover the page with its own message.
      return isWrong ? "" : undefined;
    },
    async hotUpdate({ file, timestamp }) {
      if (!isRenderedCode(project, file)) return;
      code?.forget();
      renderer?.forget();
      const { moduleGraph, name } = this.environment;
      const modules = moduleGraph.getModulesByFile(file) ?? new Set();
      for (const module of modules) moduleGraph.invalidateModule(module, new Set(), timestamp, true);
      if (name === "client" && !file.endsWith(".css")) blocks.change(modules, timestamp);
      // The renderer's environment is updated after the browser's.
      if (name === "ssr") browsers?.updateCode();
      else if (file.endsWith(".css") && !(await code?.isWrong(file)))
        browsers?.restyle(sourceAddress(project.root, file), timestamp);
      // Otherwise Vite would make browsers reload their pages.
      return [];
    },
  };
}

/** The events of the content: it has changed, and it has been unchanged for a while. */
interface Changes {
  readonly change: [];
  readonly settle: [];
}

interface OpenedSite extends PluginInput {
  readonly changes: EventEmitter<Changes>;
  readonly pictures: PictureMemory;
  readonly renderer: DevRenderer;
  readonly code: CodeCheck;
}

/** Opens the site of a content folder, and watches and checks it until the server closes. */
function openSite(
  server: ViteDevServer,
  { project, pages, base, changes, pictures, renderer, code }: OpenedSite,
): DevSite {
  const { logger } = server.config;
  const print = createCheckPrinter(logger);
  const place = { project, pages, cwd: process.cwd() };
  const settle = () => changes.emit("settle");
  const check = createBackgroundCheck(place, {
    onResult(result) {
      print(result.report);
      if (site.accept(result)) settle();
    },
    onSlips: print,
    onError: (error) => logger.error(`The check of the content failed: ${describe(error)}`),
  });
  const warn = (message: string) => logger.warn(message);
  const site = createDevSite({ ...place, base, firstCheck: check.first, pictures });
  const checkSoon = afterQuiet(checkDelay.afterChange, () => check.request(false));
  const settleSoon = afterQuiet(quiet, settle);
  const onChange = () => {
    changes.emit("change");
    settleSoon();
    checkSoon();
  };
  const watch = watchContentFolder(pages, { onChange, onTrouble: warn });
  // The first check waits for the watcher, so that no later change goes unnoticed.
  void watch.ready.then(() => setTimeout(checkSoon, checkDelay.afterStart).unref());
  const themes = project.folders.map((folder) => join(folder, "theme"));
  server.watcher.add([...placesOfBlocks(project), ...themes, ...readAtStart(project)]);
  server.watcher.on("all", (_event, path) => {
    const outdated = changedSinceStart(project, path);
    if (outdated !== undefined) warn(outdated);
    if (isOfProject(project, path)) {
      code.forget();
      void code.mistakes().then(settle);
    }
    if (isNamedByBlocks(project, path)) {
      renderer.forget();
      forgetComposed(server);
    }
    if (!path.endsWith(".schema.json")) return;
    site.forgetSchemas();
    changes.emit("change");
    settle();
    check.request(true);
  });
  server.httpServer?.once("close", () => {
    watch.close();
    check.close();
  });
  return site;
}

function forgetComposed({ environments }: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(environments)) {
    for (const [id, module] of moduleGraph.idToModuleMap) {
      if (id.startsWith(composedId("virtual:"))) moduleGraph.invalidateModule(module);
    }
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
