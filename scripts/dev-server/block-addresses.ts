import type { EnvironmentModuleNode } from "vite";
import { blockModuleId, composedId } from "../bundle/blocks-plugin.ts";

/** The addresses of the modules that hydrate interactive blocks. A browser loads each address once, so changed code gets another one. */
export function createBlockAddresses() {
  const changed = new Map<string, number>();
  return {
    of(type: string) {
      const id = blockModuleId(type);
      const time = changed.get(composedId(id));
      // The address at which Vite serves it.
      return `/@id/__x00__${id}${time === undefined ? "" : `?t=${time}`}`;
    },
    /** Must be called with the modules that have changed, and the time. */
    change(modules: Iterable<EnvironmentModuleNode>, timestamp: number) {
      const found = new Set(modules);
      // Iterating over a set includes items that are added meanwhile.
      for (const { id, importers } of found) {
        if (id !== null) changed.set(id, timestamp);
        for (const importer of importers) found.add(importer);
      }
    },
  };
}

export type BlockAddresses = ReturnType<typeof createBlockAddresses>;
