import { documentAddress } from "../content/index/site-data.ts";
import type { DevSite } from "../dev-site/dev-site.ts";
import { documentContent } from "../documents/document-content.ts";
import type { DevRenderer } from "./dev-renderer.ts";
import type { MakeFile } from "./serve-made-files.ts";

interface DocumentsInput {
  readonly base: string;
  readonly site: DevSite;
  readonly renderer: DevRenderer;
}

/** Makes the documents that a build makes of blocks of pages, from the pages as they are now. */
export function documentMaker({ base, site, renderer }: DocumentsInput): MakeFile {
  return async (path) => {
    if (!/^\/assets\/[^/]+\.pdf$/.test(path)) return undefined;
    const home = await site.answer("/");
    const shown = home?.kind === "page" ? home.site : undefined;
    const document = shown?.documents?.find(({ file }) => documentAddress(file) === path);
    if (!shown || !document) return undefined;
    const answers = await Promise.all(document.pages.map((address) => site.answer(address.slice(base.length))));
    const routes = answers.flatMap((answer) => (answer?.kind === "page" ? [answer.route] : []));
    const { renderDocument } = await renderer.load();
    const { writePdf } = await import("../documents/write-pdf.ts");
    const markup = renderDocument(documentContent(shown, document, routes));
    return (await writePdf({ markup, title: document.title, language: shown.language })).bytes;
  };
}
