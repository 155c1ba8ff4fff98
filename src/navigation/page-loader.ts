import { parsePage } from "./parse-page.ts";
import type { PageToShow } from "./running-app.ts";

/** Loads what pages need for client navigation, each file once per document. */
interface PageLoader {
  /** Fetches the app, and a page with its scripts, without running them. Rejects if that fails. */
  prefetch(path: string): Promise<unknown>;
  isReady(path: string): boolean;
  /** Cancels pending requests, so that they can be made again. */
  stop(): void;
  /** A page, once its scripts have run. Rejects for a page that this document must not show. */
  load(path: string): Promise<PageToShow>;
}

/** Creates the loader. `policy` lists what the document may do beyond what every page may. */
export function createPageLoader(app: string, policy: string | undefined): PageLoader {
  const pages = new Map<string, Promise<PageToShow>>();
  let requests = new AbortController();
  const scripts = new Map<string, Promise<void>>();
  const arrived = new Set<string>();
  const appFiles = [app, ...appImports.map((name) => app.replace(/[^/]*$/, name))];

  const readPage = async (path: string, signal: AbortSignal): Promise<PageToShow> => {
    const response = await fetch(path, { priority: "low", signal });
    const [, html = "", style = "", end = ""] = /^(.*?)<style>(.*?)<\/style>(.*)$/s.exec(await response.text()) ?? [];
    // Without its style, which the policy of this document would refuse.
    const page = parsePage(html + end);
    const isShowable = response.ok && new URL(response.url).pathname === path && isOfThisBuild(page);
    if (!isShowable) throw Error(path);
    return { document: page, style };
  };
  const fetchPage = (path: string): Promise<PageToShow> => {
    const page = pages.get(path) ?? readPage(path, requests.signal);
    pages.set(path, page);
    return page;
  };
  // A page of another build, or one with other permissions than this document, is left to the browser.
  const isOfThisBuild = (page: Document) =>
    page.querySelector<HTMLElement>("[data-app]")?.dataset["app"] === app &&
    page.querySelector("main")?.dataset["policy"] === policy;

  // Firefox treats preloading a module that has already run as an error.
  const hasRun = (src: string) => document.querySelector(`[src="${src}"]`);
  const scriptsOf = (page: Document) =>
    Array.from(page.querySelectorAll("script[src]"), (script) => script.getAttribute("src") ?? "");
  const preload = (href: string): Promise<void> => {
    const script =
      scripts.get(href) ??
      new Promise((onload, onerror) => {
        // This fetches and compiles a module without running it.
        const link = { rel: "modulepreload", fetchPriority: "low", onload, onerror, href };
        document.head.append(Object.assign(document.createElement("link"), link));
      }).then(() => void arrived.add(href));
    scripts.set(href, script);
    return script;
  };
  const preloadMissing = (all: readonly string[]) => Promise.all(all.filter((src) => !hasRun(src)).map(preload));

  return {
    prefetch(path) {
      const page = fetchPage(path)
        .then(({ document }) => preloadMissing(scriptsOf(document)))
        .then(() => arrived.add(path));
      return Promise.all([preloadMissing(appFiles), page]);
    },
    isReady: (path) => [...appFiles, path].every((one) => arrived.has(one)),
    stop() {
      requests.abort();
      requests = new AbortController();
      for (const known of [pages, scripts]) for (const key of known.keys()) if (!arrived.has(key)) known.delete(key);
    },
    async load(path) {
      const page = await fetchPage(path);
      // By full address, to which the dev server adds nothing, so that each is the same module as its script element.
      await Promise.all(
        scriptsOf(page.document).map((src) => import(/* @vite-ignore */ new URL(src, location.href).href)),
      );
      return page;
    },
  };
}
