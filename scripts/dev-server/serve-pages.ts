import type { IncomingMessage } from "node:http";
import type { Connect, ViteDevServer } from "vite";
import type { PageAssets } from "../../src/site.ts";
import { createSiteStyle } from "../appearance/create-site-style.ts";
import type { SiteTypefaces } from "../appearance/create-site-typefaces.ts";
import type { Renderer } from "../output/bundle.ts";
import type { Answer, DevSite } from "./dev-site.ts";
import type { DevTypefaces } from "./dev-typefaces.ts";
import { reportPage } from "./report-page.ts";

const assets: PageAssets = {
  entry: "/src/entry-client.ts",
  app: "/src/navigation/entry-app.tsx",
  scripts: ["/@vite/client", "/src/dev-styles.ts"],
};

/** What pages are made from. */
interface PageSource {
  readonly site: DevSite;
  readonly typefaces: DevTypefaces;
  /** Called before a browser gets a page to show, or a report in its place. */
  onPage(): void;
}

/** Answers requests for pages. */
export function servePages(server: ViteDevServer, { site, typefaces, onPage }: PageSource): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const path = pathOf(request);
    try {
      // Loaded before the page is read, because compiling may take long and the page should be current when it is sent.
      const renderer = (await server.ssrLoadModule("/src/entry-server.tsx")) as Renderer;
      const answer = await site.answer(path);
      if (!answer) return next();
      if (answer.kind === "redirect") return response.writeHead(308, { Location: answer.to }).end();
      if (answer.kind === "module") {
        response.setHeader("Content-Type", "text/javascript;charset=utf-8");
        return response.end(renderer.renderPageModule(answer.route, assets));
      }
      if (isNavigation(request)) onPage();
      response.statusCode = answer.kind === "report" ? 500 : answer.isFound ? 200 : 404;
      response.setHeader("Content-Type", "text/html;charset=utf-8");
      if (answer.kind === "report") return response.end(reportPage(answer.report, answer.elsewhere));
      // Vite decodes this path: a route can always be decoded, the requested path perhaps not.
      const html = renderHtml(renderer, answer, await typefaces.of(answer.site.theme));
      response.end(await server.transformIndexHtml(answer.route.path, html));
    } catch (error) {
      server.ssrFixStacktrace(error as Error);
      next(error);
    }
  };
}

function renderHtml(
  renderer: Renderer,
  { site, route, isFound }: Extract<Answer, { kind: "page" }>,
  typefaces: SiteTypefaces,
): string {
  const siteStyle = typefaces.style + createSiteStyle(site.theme);
  const styled = { ...assets, fonts: typefaces.preloads, siteStyle };
  const page = { site, route, assets: styled, today: new Date(), indexed: false, forUnknownPaths: !isFound };
  return renderer
    .renderPage(page)
    .map(({ html }) => html)
    .join("");
}

/**
 * True if the browser will show the answer. Other requests, such as one for an icon, may also be answered with a page.
 */
function isNavigation({ headers }: IncomingMessage): boolean {
  return (headers["sec-fetch-dest"] ?? "document") === "document";
}

function pathOf(request: IncomingMessage & { originalUrl?: string | undefined }): string {
  return (request.originalUrl ?? request.url ?? "/").replace(/[?#].*$/, "");
}
