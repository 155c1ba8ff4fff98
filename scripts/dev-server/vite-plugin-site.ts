import { sep } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { createPictureMemory, type PictureMemory } from "../images/picture-memory.ts";
import { schemaFolder } from "../program/project.ts";
import { afterQuiet } from "../watch/after-quiet.ts";
import { localDisk } from "../watch/disk.ts";
import { watchFolders } from "../watch/watch-folders.ts";
import { createBackgroundCheck } from "./background-check.ts";
import { createCheckPrinter } from "./create-check-printer.ts";
import { createDevSite, type DevSite } from "./dev-site.ts";
import { createDevTypefaces } from "./dev-typefaces.ts";
import { followBrowsers, type OpenBrowsers } from "./open-browsers.ts";
import { readBase } from "./read-base.ts";
import { serveAssets } from "./serve-assets.ts";
import { serveIcons } from "./serve-icons.ts";
import { serveImages } from "./serve-images.ts";
import { servePages } from "./serve-pages.ts";

/** Changes within this many milliseconds count as one: editors save in several steps, programs write several files. */
const quiet = 25;

/** The delays of the check of the whole content in milliseconds, so that browsers get their pages first. */
const checkDelay = { afterChange: 200, afterStart: 1000 };

/** Vite's default for `fs.deny`. Vite would otherwise serve the raw files of the content, and follow links in it. */
const deniedByVite = [".env", ".env.*", "*.{crt,pem,key,p12,pfx,cer,der}", ".npmrc", ".yarnrc.yml", "**/.git/**"];

function escapeGlob(path: string): string {
  return path.replaceAll(/[\\*?[\]{}()!+@|^$]/g, "\\$&");
}

/**
 * The Vite plugin that serves the pages of a content folder below a path, and reloads browsers when a file of it
 * changes.
 */
export function sitePlugin(pages: string, base: string): Plugin {
  return {
    name: "site",
    config: () => ({
      base: `${base}/`,
      // Without these settings Vite would watch every file of the content, and search all of them for HTML at the
      // start.
      server: {
        watch: { ignored: [(path: string) => path === pages || path.startsWith(pages + sep)] },
        fs: { deny: [...deniedByVite, `${escapeGlob(pages.split(sep).join("/"))}/**`] },
      },
      optimizeDeps: { entries: ["src/entry-client.ts", "src/navigation/entry-app.tsx"] },
    }),
    configureServer(server) {
      const browsers = followBrowsers(server);
      const pictures = createPictureMemory(pages);
      const site = openSite(server, { pages, base, browsers, pictures });
      const typefaces = createDevTypefaces(pages, base);
      // A returned function runs after Vite has added its own middleware, which serves modules.
      return () => {
        server.middlewares.use(serveAssets(pages, base));
        server.middlewares.use(typefaces.serve);
        server.middlewares.use(serveIcons(pages, base, site));
        server.middlewares.use(serveImages(pages, base, pictures));
        server.middlewares.use(servePages(server, { site, base, typefaces, onPage: browsers.pageSent }));
      };
    },
  };
}

interface SiteInput {
  readonly pages: string;
  readonly base: string;
  readonly browsers: OpenBrowsers;
  readonly pictures: PictureMemory;
}

/** Opens the site of a content folder, and watches and checks it until the server closes. */
function openSite(server: ViteDevServer, { pages, base, browsers, pictures }: SiteInput): DevSite {
  const { logger } = server.config;
  const print = createCheckPrinter(logger);
  const place = { pages, cwd: process.cwd() };
  const check = createBackgroundCheck(place, {
    onResult(result) {
      print(result);
      if (site.accept(result)) browsers.reload();
    },
    onError: (error) => logger.error(`The check of the content failed: ${describe(error)}`),
  });
  const warn = (message: string) => logger.warn(message);
  const site = createDevSite({ ...place, base, disk: localDisk, firstCheck: check.first, warn, pictures });
  const checkSoon = afterQuiet(checkDelay.afterChange, () => check.request({ newSchemas: false }));
  const warnOfBase = createBaseWarning(pages, base, warn);
  const onChange = afterQuiet(quiet, () => {
    browsers.reload();
    checkSoon();
    warnOfBase();
  });
  const watch = watchFolders(pages, { onChange, onTrouble: warn });
  // The first check waits for the watcher, so that no change after it goes unnoticed.
  void watch.ready.then(() => setTimeout(checkSoon, checkDelay.afterStart).unref());
  server.watcher.on("all", (_event, path) => {
    if (!path.startsWith(schemaFolder + sep)) return;
    site.forgetSchemas();
    browsers.reload();
    check.request({ newSchemas: true });
  });
  server.httpServer?.once("close", () => {
    watch.close();
    check.close();
  });
  return site;
}

/** Returns a function that warns, once each time, where the site file names another path than the one served below. */
function createBaseWarning(pages: string, base: string, warn: (message: string) => void): () => void {
  let last = base;
  return () => {
    const now = readBase(pages);
    if (now !== last && now !== base) {
      warn(
        `The site is to be served below ${now || "/"}, and still is below ${base || "/"}: start \`npm run dev\` again.`,
      );
    }
    last = now;
  };
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
