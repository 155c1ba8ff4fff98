import type { Connect, ViteDevServer } from "vite";
import type { Renderer } from "../bundle/bundle.ts";
import { documentAddress } from "../content/index/document-addresses.ts";
import type { DevSite } from "../dev-site/dev-site.ts";
import { requestedPath } from "../dev-site/requested-path.ts";
import { documentContent } from "../documents/document-content.ts";
import { mediaType } from "../hosts/media-types.ts";

interface DocumentsInput {
  readonly base: string;
  readonly site: DevSite;
}

/** Answers requests for the documents that a build makes of blocks of pages, from the pages as they are now. */
export function serveDocuments(server: ViteDevServer, { base, site }: DocumentsInput): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const path = requestedPath(base, request);
    if (!/^\/assets\/[^/]+\.pdf$/.test(path)) return next();
    try {
      const home = await site.answer("/");
      const shown = home?.kind === "page" ? home.site : undefined;
      const document = shown?.documents?.find(({ file }) => documentAddress(file) === path);
      if (!shown || !document) return next();
      const answers = await Promise.all(document.pages.map((address) => site.answer(address.slice(base.length))));
      const routes = answers.flatMap((answer) => (answer?.kind === "page" ? [answer.route] : []));
      // The module is the renderer of the build.
      const { renderDocument } = (await server.ssrLoadModule("/src/entry-server.tsx")) as Renderer;
      const { writePdf } = await import("../documents/write-pdf.ts");
      const markup = renderDocument(documentContent(shown, document, routes));
      const pdf = await writePdf(markup, { title: document.title, language: shown.language });
      response.setHeader("Cache-Control", "no-store");
      response.setHeader("Content-Type", mediaType(path));
      response.end(pdf.bytes);
    } catch (error) {
      next(error);
    }
  };
}
