import type { PageData } from "./site.ts";

/** The module of a page, as the build writes it. */
interface PageModule {
  /** The app that the page was built for. */
  readonly app: string;
  readonly page: PageData;
}

/** Fetches, caches and prefetches the data of pages: static modules of the same origin. */
export interface PageDataClient {
  /** Fetches, at low priority and without running it, what a client navigation to a route needs. */
  prefetch(route: string): void;
  /** Whether a client navigation to a route needs nothing more from the network. */
  isReady(route: string): boolean;
  /** The data of a page. Rejects where they cannot be had, or were built for another app. */
  load(route: string): Promise<PageData>;
  /** The data of a page that has been loaded. */
  peek(route: string): PageData | undefined;
}

/** Creates the client. `app` is the address of the app that is to render the pages. */
export function createPageDataClient(app: string): PageDataClient {
  const fetched = new Map<string, boolean>();
  const loading = new Map<string, Promise<PageData>>();
  const loaded = new Map<string, PageData>();

  function fetchModule(href: string): void {
    if (fetched.has(href)) return;
    fetched.set(href, false);
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.fetchPriority = "low";
    link.href = href;
    link.onload = () => fetched.set(href, true);
    link.onerror = () => fetched.delete(href);
    document.head.append(link);
  }

  async function load(route: string): Promise<PageData> {
    const module: PageModule = await import(/* @vite-ignore */ pageModuleAddress(route));
    if (module.app !== app) throw new Error(`${route} was built for another app.`);
    loaded.set(route, module.page);
    return module.page;
  }

  return {
    prefetch(route) {
      fetchModule(app);
      fetchModule(pageModuleAddress(route));
    },
    isReady: (route) => fetched.get(app) === true && fetched.get(pageModuleAddress(route)) === true,
    load(route) {
      const promise = loading.get(route) ?? load(route);
      loading.set(route, promise);
      promise.catch(() => loading.delete(route));
      return promise;
    },
    peek: (route) => loaded.get(route),
  };
}

function pageModuleAddress(route: string): string {
  return `/_pages${route === "/" ? "/index" : route}.js`;
}
