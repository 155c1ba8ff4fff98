import { sep } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { schemaFolder } from "../program/project.ts";
import { afterQuiet } from "./after-quiet.ts";
import { createBackgroundCheck } from "./background-check.ts";
import { createCheckPrinter } from "./create-check-printer.ts";
import { createDevSite, type DevSite } from "./dev-site.ts";
import { localDisk } from "./disk.ts";
import { followBrowsers, type OpenBrowsers } from "./open-browsers.ts";
import { serveAssets } from "./serve-assets.ts";
import { servePages } from "./serve-pages.ts";
import { watchFolders } from "./watch-folders.ts";

/** In milliseconds. Editors save in several steps, and programs write several files. */
const quiet = 25;

/** The whole content is checked once browsers have what they are waiting for: after a change, and after the start. */
const checkDelay = { afterChange: 200, afterStart: 1000 };

/** What Vite denies unless it is told something else. It would serve files of the content as they are, and follow links. */
const deniedByVite = [".env", ".env.*", "*.{crt,pem,key,p12,pfx,cer,der}", ".npmrc", ".yarnrc.yml", "**/.git/**"];

function escapeGlob(path: string): string {
  return path.replaceAll(/[\\*?[\]{}()!+@|^$]/g, "\\$&");
}

/** Serves the pages of a content folder from Vite's dev server, and reloads the browser when one of them changes. */
export function sitePlugin(pages: string): Plugin {
  return {
    name: "site",
    config: () => ({
      // Vite would look at every file of the content: to watch it, and in search of HTML to begin with.
      server: {
        watch: { ignored: [(path: string) => path === pages || path.startsWith(pages + sep)] },
        fs: { deny: [...deniedByVite, `${escapeGlob(pages.split(sep).join("/"))}/**`] },
      },
      optimizeDeps: { entries: ["src/entry-client.ts", "src/navigation/entry-app.tsx"] },
    }),
    configureServer(server) {
      const browsers = followBrowsers(server);
      const site = openSite(server, { pages, browsers });
      // After Vite's own middleware, so that modules and their changes stay its business.
      return () => {
        server.middlewares.use(serveAssets(pages));
        server.middlewares.use(servePages(server, site, browsers.pageSent));
      };
    },
  };
}

interface SiteInput {
  readonly pages: string;
  readonly browsers: OpenBrowsers;
}

/** The site of a content folder, watched and checked until the server closes. */
function openSite(server: ViteDevServer, { pages, browsers }: SiteInput): DevSite {
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
  const site = createDevSite({ ...place, disk: localDisk, firstCheck: check.first, warn });
  const checkSoon = afterQuiet(checkDelay.afterChange, () => check.request({ newSchemas: false }));
  const onChange = afterQuiet(quiet, () => {
    browsers.reload();
    checkSoon();
  });
  const watch = watchFolders(pages, { onChange, onTrouble: warn });
  // From then on no change goes unnoticed.
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

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
