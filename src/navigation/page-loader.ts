import { pageModuleAddress } from "../page-address.ts";
import type { PageModule } from "./running-app.ts";

/** Brings what pages need for a client navigation, each file once in a document. */
interface PageLoader {
  /** Fetches the app and a page with all that it needs, at low priority, and runs neither the app nor a component. */
  prefetch(route: string): void;
  /** Runs the app, if a page and all that it needs are there, so that the click need not wait for it. */
  run(route: string | undefined): void;
  isReady(route: string): boolean;
  /** Forgets what has been asked for and has not come, so that it can be asked for again. */
  forgetPending(): void;
  /** Loads the module of a page, and its styles into the document. Rejects for a page that this document must not show. */
  load(route: string): Promise<PageModule>;
}

/** Creates the loader. `policy` are the names of what the document may do besides what every page may. */
export function createPageLoader(app: string, policy: string | undefined): PageLoader {
  const asked = new Map<string, Promise<unknown>>();
  const there = new Set<string>();
  const pages = new Map<string, PageModule>();
  const prerendered = location.pathname;
  /** Counts the times that pending files were forgotten: what was begun before asks for no more. */
  let round = 0;

  // Firefox takes it for an error to preload a module that the document has run.
  const isThere = (href: string) => there.has(href) || document.querySelector(`[src="${href}"]`);
  const fetchFile = (href: string): Promise<unknown> => {
    const file =
      asked.get(href) ??
      new Promise((onload, onerror) => {
        // `modulepreload` fetches and compiles a module without running it.
        const rel = href.endsWith(".css") ? "stylesheet" : "modulepreload";
        const link = document.createElement("link");
        document.head.append(Object.assign(link, { rel, fetchPriority: "low", onload, onerror, href }));
      }).then(() => there.add(href));
    asked.set(href, file);
    return file;
  };
  const fetchMissing = (files: readonly string[]) => Promise.all(files.filter((href) => !isThere(href)).map(fetchFile));
  // A page module is data: running it shows what else the page needs.
  const readModule = async (route: string): Promise<PageModule> => {
    const known = pages.get(route);
    if (known) return known;
    const module: PageModule = await import(/* @vite-ignore */ pageModuleAddress(route));
    // A page of another build, or one that may do other things than this document.
    if (module.app !== app || module.policy !== policy) throw Error(route);
    pages.set(route, module);
    return module;
  };
  /** The files that a page needs, once its module has come. */
  const filesOf = (route: string | undefined) => {
    const page = pages.get(route as string);
    return page ? [app, ...page.modules, ...page.styles] : [];
  };
  const isReady = (route: string | undefined) => {
    const files = filesOf(route);
    return files.length > 0 && files.every(isThere);
  };

  return {
    prefetch(route) {
      const address = pageModuleAddress(route);
      const started = round;
      const page = fetchMissing([address])
        .then(() => readModule(route))
        .then(() => fetchMissing(started === round ? filesOf(route) : []));
      // A failed fetch is left to the browser.
      Promise.all([fetchMissing([app]), page]).catch(() => {});
    },
    run(route) {
      // A failed import is left to the click.
      if (isReady(route)) import(/* @vite-ignore */ app).catch(() => {});
    },
    isReady,
    forgetPending() {
      round++;
      for (const href of asked.keys()) if (!there.has(href)) asked.delete(href);
    },
    async load(route) {
      const module = await readModule(route);
      // The document has the styles of its own page.
      if (route !== prerendered) await fetchMissing(module.styles);
      return module;
    },
  };
}
