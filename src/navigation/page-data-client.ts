import type { BlockComponents } from "../blocks/block-list.tsx";
import type { LoadedPage, PageModule } from "./running-app.ts";

/** Caches pages, which are static modules of the same origin. */
export interface PageDataClient {
  /** A page: the same promise each time. Rejects if it cannot be loaded, or must not be shown in this document. */
  load(route: string): Promise<LoadedPage>;
  /** A page, or undefined until it has been loaded. */
  peek(route: string): LoadedPage | undefined;
}

/** Creates the client from a function that loads the module of a page. The app has one, at its root. */
export function createPageDataClient(loadModule: (route: string) => Promise<PageModule>): PageDataClient {
  const loading = new Map<string, Promise<LoadedPage>>();
  const loaded = new Map<string, LoadedPage>();

  async function load(route: string): Promise<LoadedPage> {
    const { page, blocks, modules } = await loadModule(route);
    // Behaviours only register themselves.
    const [components] = await Promise.all([importComponents(blocks), ...modules.map(importModule)]);
    const result = { page, components };
    loaded.set(route, result);
    return result;
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

async function importComponents(blocks: PageModule["blocks"]): Promise<BlockComponents> {
  const entries = Object.entries(blocks).map(async ([type, address]) => {
    const module = await importModule(address);
    // The module of common blocks names its components by their types; else the component is the only export.
    return [type, module[type] ?? Object.values(module)[0]] as const;
  });
  // `renderPageModule` writes the address of each component beside the type of its block.
  return Object.fromEntries(await Promise.all(entries)) as BlockComponents;
}

function importModule(address: string): Promise<Record<string, unknown>> {
  return import(/* @vite-ignore */ address);
}
