import type { BlockComponents } from "../blocks/block-list.tsx";
import type { LoadedPage, PageModule } from "./running-app.ts";

/** Caches pages, which are static modules of the same origin. */
export interface PageDataClient {
  /** A page: the same promise each time. Rejects if it cannot be loaded, or must not be shown in this document. */
  load(route: string): Promise<LoadedPage>;
}

/** Creates the client from a function that loads the module of a page. The app has one, at its root. */
export function createPageDataClient(loadModule: (route: string) => Promise<PageModule>): PageDataClient {
  const loading = new Map<string, Promise<LoadedPage>>();

  async function load(route: string): Promise<LoadedPage> {
    const module = await loadModule(route);
    return { page: module.page, components: await importComponents(module) };
  }

  return {
    load(route) {
      const promise = loading.get(route) ?? load(route);
      loading.set(route, promise);
      return promise;
    },
  };
}

async function importComponents({ modules }: PageModule): Promise<BlockComponents> {
  // Those of behaviours export nothing: they register themselves.
  const named = await Promise.all(modules.map(importModule));
  // `renderPageModule` names the modules of all blocks on the page, which export their components by type.
  return Object.assign({}, ...named) as BlockComponents;
}

function importModule(address: string): Promise<Record<string, unknown>> {
  return import(/* @vite-ignore */ address);
}
