import type { PageData } from "../site.ts";
import type { PageModule } from "./running-app.ts";

interface PageDataOptions {
  /** The address of the app that is to render the pages. */
  readonly app: string;
  /** Loads the module of a page, from the browser's cache if the page has been prefetched. */
  importPage(route: string): Promise<PageModule>;
}

/** Loads and caches the data of pages, which are static modules of the same origin. */
export interface PageDataClient {
  /** The data of a page: the same promise each time. Rejects if they cannot be loaded or were built for another app. */
  load(route: string): Promise<PageData>;
  /** The data of a page, or undefined until they have been loaded. */
  peek(route: string): PageData | undefined;
}

/** Creates the client. The app has one, at its root. */
export function createPageDataClient({ app, importPage }: PageDataOptions): PageDataClient {
  const loading = new Map<string, Promise<PageData>>();
  const loaded = new Map<string, PageData>();

  async function load(route: string): Promise<PageData> {
    const module = await importPage(route);
    if (module.app !== app) throw new Error(`${route} was built for another app.`);
    loaded.set(route, module.page);
    return module.page;
  }

  return {
    load(route) {
      const promise = loading.get(route) ?? load(route);
      loading.set(route, promise);
      return promise;
    },
    peek: (route) => loaded.get(route),
  };
}
