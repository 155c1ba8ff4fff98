import { readdirSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { basename, join } from "node:path";
import type { Connect, ViteDevServer } from "vite";
import type { RenderedPage } from "../../src/entry-server.tsx";
import type { PageAssets } from "../../src/site.ts";
import { createSiteStyle } from "../appearance/create-site-style.ts";
import { assetsBelow } from "../bundle/assets-below.ts";
import type { Renderer } from "../bundle/bundle.ts";
import { projectRoot } from "../program/project.ts";
import type { Answer, DevSite } from "./dev-site.ts";
import type { DevTypefaces } from "./dev-typefaces.ts";
import { pathBelow } from "./path-below.ts";
import { reportPage } from "./report-page.ts";

/** The site that is shown, and the path to serve it below. */
interface ShownSite {
  readonly site: DevSite;
  readonly typefaces: DevTypefaces;
  readonly base: string;
  /** Called before a browser gets a page to show, or a report in its place. */
  onPage(): void;
}

const client = "/@vite/client";

/** The assets of pages whose scripts are sources. */
const sourceAssets: PageAssets = {
  base: "",
  entry: "/src/entry-client.ts",
  app: "/src/navigation/entry-app.tsx",
  behaviours: sourcesOf("src/behaviours", ".ts", (name) => `/src/behaviours/${name}.ts`),
  blocks: sourcesOf("schema/blocks", ".schema.json", (type) => ({
    address: `/src/blocks/${type}.tsx`,
    imports: [],
    classPrefixes: [],
  })),
  scripts: [client, "/src/dev-styles.ts"],
};

/** Makes an entry for the stem of each file of a folder. */
function sourcesOf<Value>(folder: string, ending: string, toValue: (stem: string) => Value): Record<string, Value> {
  const files = readdirSync(join(projectRoot, folder)).filter((name) => name.endsWith(ending));
  return Object.fromEntries(files.map((file) => basename(file, ending)).map((stem) => [stem, toValue(stem)]));
}

/** Answers requests for pages. */
export function servePages(
  server: ViteDevServer,
  { site, base, typefaces, onPage }: ShownSite,
): Connect.NextHandleFunction {
  const assets = assetsBelow(base, sourceAssets);
  return async (request, response, next) => {
    const path = pathBelow(base, request);
    try {
      // Loaded before the page is read, because compiling may take long and the page should be current when it is sent.
      const renderer = (await server.ssrLoadModule("/src/entry-server.tsx")) as Renderer;
      const answer = await site.answer(path, request.originalUrl?.match(/\?[^#]*/)?.[0]);
      if (!answer) return next();
      if (answer.kind === "redirect") return response.writeHead(308, { Location: base + answer.to }).end();
      if (answer.kind === "module") {
        response.setHeader("Content-Type", "text/javascript;charset=utf-8");
        return response.end(render(renderer, assets, answer).module);
      }
      if (isNavigation(request)) onPage();
      response.statusCode = answer.kind === "report" ? 500 : answer.isFound ? 200 : 404;
      response.setHeader("Content-Type", "text/html;charset=utf-8");
      if (answer.kind === "report") return response.end(reportPage(answer.report, answer.elsewhere, base + client));
      // Nothing of Vite's own goes over this HTML: it would put the base before addresses that have it already.
      const { preloads, style } = await typefaces.of(answer.site.theme);
      const siteStyle = style + createSiteStyle(answer.site.theme);
      const styled = assetsBelow(base, { ...sourceAssets, fonts: preloads, siteStyle });
      response.end(htmlOf(render(renderer, styled, answer)));
    } catch (error) {
      server.ssrFixStacktrace(error as Error);
      next(error);
    }
  };
}

type PageAnswer = Extract<Answer, { kind: "page" | "module" }>;

function render(renderer: Renderer, assets: PageAssets, answer: PageAnswer): RenderedPage {
  const { site, route } = answer;
  const forUnknownPaths = answer.kind === "page" && !answer.isFound;
  return renderer.renderPage({ site, route, assets, today: new Date(), indexed: false, forUnknownPaths });
}

function htmlOf({ document }: RenderedPage): string {
  return document.map(({ html }) => html).join("");
}

/**
 * True if the browser will show the answer. Other requests, such as one for an icon, may also be answered with a page.
 */
function isNavigation({ headers }: IncomingMessage): boolean {
  return (headers["sec-fetch-dest"] ?? "document") === "document";
}
