import type { ViteDevServer } from "vite";
import type { Renderer } from "../bundle/bundle.ts";
import { documentAddress } from "../content/index/site-data.ts";
import type { DevSite } from "../dev-site/dev-site.ts";
import { documentContent } from "../documents/document-content.ts";
import type { MakeFile } from "./serve-made-files.ts";

interface DocumentsInput {
  readonly base: string;
  readonly site: DevSite;
}

/** Makes the documents that a build makes of blocks of pages, from the pages as they are now. */
export function documentMaker(server: ViteDevServer, { base, site }: DocumentsInput): MakeFile {
  return async (path) => {
    if (!/^\/assets\/[^/]+\.pdf$/.test(path)) return undefined;
    const home = await site.answer("/");
    const shown = home?.kind === "page" ? home.site : undefined;
    const document = shown?.documents?.find(({ file }) => documentAddress(file) === path);
    if (!shown || !document) return undefined;
    const answers = await Promise.all(document.pages.map((address) => site.answer(address.slice(base.length))));
    const routes = answers.flatMap((answer) => (answer?.kind === "page" ? [answer.route] : []));
    // The module is the renderer of the build.
    const { renderDocument } = (await server.ssrLoadModule("/src/entry-server.tsx")) as Renderer;
    const { writePdf } = await import("../documents/write-pdf.ts");
    const markup = renderDocument(documentContent(shown, document, routes));
    return (await writePdf(markup, { title: document.title, language: shown.language })).bytes;
  };
}
