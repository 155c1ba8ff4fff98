import type { PageAssets } from "../../src/site.ts";
import { firstOfFurther } from "../content/index/further-routes.ts";
import type { DevSite } from "../dev-site/dev-site.ts";
import { makeSearchIndex, type SearchedPage, searchFolder } from "../output/search-files.ts";
import type { DevRenderer } from "./dev-renderer.ts";
import type { MakeFile } from "./serve-made-files.ts";

interface SearchInput {
  readonly base: string;
  readonly site: DevSite;
  readonly renderer: DevRenderer;
}

/** Makes the search index from the current pages when someone starts a search: the browser requests the worker first. */
export function searchMaker(input: SearchInput): MakeFile {
  let making: Promise<ReadonlyMap<string, string | Uint8Array>> = Promise.resolve(new Map());
  const make = async () => {
    const files = new Map<string, string | Uint8Array>();
    for await (const file of makeSearchIndex(searchedPages(input))) files.set(`/${file.path}`, file.content);
    return files;
  };
  return async (path) => {
    if (!path.startsWith(`/${searchFolder}/`)) return undefined;
    // One after the other, because they share the indexer.
    if (path.endsWith("/pagefind-worker.js")) making = making.then(make, make);
    return (await making).get(path);
  };
}

/** The pages in the sitemap, except the search page. */
async function* searchedPages({ base, site, renderer }: SearchInput): AsyncGenerator<SearchedPage> {
  const assets: PageAssets = { base, entry: "/", app: "/", behaviours: {}, services: {}, blocks: {} };
  const { renderPage } = await renderer.load();
  // It shows nothing of a page.
  const sitemap = await site.file("/sitemap.xml", async () => undefined);
  for (const [, address = ""] of sitemap?.matchAll(/<loc>(.*?)<\/loc>/g) ?? []) {
    const { pathname } = new URL(address.replaceAll("&amp;", "&"));
    const answer = await site.answer(decodeURI(pathname.slice(base.length)));
    if (answer?.kind !== "page" || !answer.isFound || pathname === answer.site.search) continue;
    const { path, name } = answer.route;
    // A build indexes a long list with its first page.
    if (firstOfFurther(path) !== path) continue;
    const page = { site: answer.site, route: answer.route, today: new Date(), indexed: false, forUnknownPaths: false };
    const html = renderPage({ ...page, assets }).document.map((part) => part.html);
    yield { address: pathname, title: name, language: answer.site.language, html: html.join("") };
  }
}
