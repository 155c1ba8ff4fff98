import type { IncomingMessage } from "node:http";
import { join, sep } from "node:path";
import sirv from "sirv";
import type { Connect, Plugin, ViteDevServer } from "vite";
import { pageModuleAddress } from "../src/page-module-address.ts";
import type { PageAssets, Site } from "../src/site.ts";
import { folderEntries, resolvePage, resolveSite } from "./content/build-site.ts";
import { type CheckedContent, checkContent, createContentModel } from "./content/check-content.ts";
import { notFoundRoute, type PageFile } from "./content/content-index.ts";
import { galleryRoutes } from "./content/gallery-routes.ts";
import { assetsFolder } from "./content/read-content.ts";
import { allFormats } from "./content/report/all-formats.ts";
import { readSchemas } from "./content/schema-set.ts";
import type { Renderer } from "./output/bundle.ts";
import { redirectsOf } from "./output/host-headers.ts";
import { schemaFolder } from "./project.ts";

const assets: PageAssets = {
  entry: "/src/entry-client.ts",
  app: "/src/entry-app.tsx",
  scripts: ["/@vite/client", "/src/dev-styles.ts"],
};

/** Serves the pages of a content folder from Vite's dev server, and reloads the browser when one of them changes. */
export function sitePlugin(pages: string): Plugin {
  return {
    name: "site",
    configureServer(server) {
      const content = watchContent(server, pages);
      // After Vite's own middleware, so that modules and their changes stay its business.
      return () => {
        server.middlewares.use("/assets", sirv(join(pages, assetsFolder), { dev: true, extensions: [] }));
        server.middlewares.use(servePages(server, content));
      };
    },
  };
}

/** What the content folder holds now: a site, or the report of what is wrong with it. */
type Content = { readonly site: Site } | { readonly report: string };

function watchContent(server: ViteDevServer, pages: string): () => Content {
  let current: Content | undefined;
  server.watcher.add([pages, schemaFolder]);
  server.watcher.on("all", (_event, path) => {
    if (!path.startsWith(pages + sep) && !path.startsWith(schemaFolder + sep)) return;
    current = undefined;
    server.ws.send({ type: "full-reload" });
  });
  return () => {
    current ??= readSite(server, pages);
    return current;
  };
}

function readSite(server: ViteDevServer, pages: string): Content {
  const schemas = readSchemas(schemaFolder);
  const model = createContentModel(schemas);
  const checked: CheckedContent = checkContent(model, pages, process.cwd());
  if (checked.index) {
    const { index } = checked;
    const folders = folderEntries(index);
    const site = resolveSite(model, index.site.data, { folders });
    const toRoute = ({ data, route }: PageFile) => resolvePage(model, data, { route, site, folders });
    const notFound = index.pagesByRoute.get(notFoundRoute);
    const routes = index.pages.filter((page) => page !== notFound).map(toRoute);
    return {
      site: { content: site, routes: [...routes, ...galleryRoutes(schemas)], notFound: notFound && toRoute(notFound) },
    };
  }
  server.config.logger.error(allFormats.text(checked, false));
  return { report: allFormats.text(checked, false) };
}

function servePages(server: ViteDevServer, content: () => Content): Connect.NextHandleFunction {
  return async (request, response, next) => {
    try {
      const now = content();
      if ("report" in now) {
        response.statusCode = 500;
        response.setHeader("Content-Type", "text/html;charset=utf-8");
        return response.end(reportPage(now.report));
      }
      // The module of that name, as Vite compiles it.
      const renderer = (await server.ssrLoadModule("/src/entry-server.tsx")) as Renderer;
      const path = pathOf(request);
      const imported = now.site.routes.find((route) => pageModuleAddress(route.path) === path);
      if (imported) {
        response.setHeader("Content-Type", "text/javascript;charset=utf-8");
        return response.end(renderer.renderPageModule(imported, assets));
      }
      const target = redirectsOf(now.site.routes).find(({ from }) => from === path)?.to;
      if (target !== undefined) return response.writeHead(308, { Location: target }).end();
      const route = now.site.routes.find((route) => route.path === path);
      const shown = route ?? now.site.notFound;
      if (!shown) return next();
      response.statusCode = route ? 200 : 404;
      response.setHeader("Content-Type", "text/html;charset=utf-8");
      const html = renderer.renderPage({
        site: now.site.content,
        route: shown,
        assets,
        today: new Date(),
        indexed: false,
        forUnknownPaths: !route,
      });
      response.end(await server.transformIndexHtml(path, html.join("")));
    } catch (error) {
      server.ssrFixStacktrace(error as Error);
      next(error);
    }
  };
}

function pathOf(request: IncomingMessage & { originalUrl?: string | undefined }): string {
  return (request.originalUrl ?? request.url ?? "/").replace(/[?#].*$/, "");
}

/** The report of the checker, in place of the page until the content is right again. */
function reportPage(report: string): string {
  const text = report.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mistakes in the content</title><meta name="color-scheme" content="light dark"><script type="module" src="/@vite/client"></script></head><body><h1>Mistakes in the content</h1><pre>${text}</pre></body></html>`;
}
