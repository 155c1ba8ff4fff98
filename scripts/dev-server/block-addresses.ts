import type { EnvironmentModuleNode } from "vite";
import { blockModuleId, composedId } from "../bundle/blocks-plugin.ts";

/** The addresses of the modules that take over interactive blocks. A browser loads each address once, so that of changed code is another. */
export function createBlockAddresses() {
  const changed = new Map<string, number>();
  return {
    of(type: string) {
      const id = blockModuleId(type);
      const time = changed.get(composedId(id));
      // Where Vite serves it.
      return `/@id/__x00__${id}${time === undefined ? "" : `?t=${time}`}`;
    },
    /** Must be called with modules that have changed, and when. */
    change(modules: Iterable<EnvironmentModuleNode>, timestamp: number) {
      const found = new Set(modules);
      // A set gives what is added to it while it is being read, too.
      for (const { id, importers } of found) {
        if (id !== null) changed.set(id, timestamp);
        for (const importer of importers) found.add(importer);
      }
    },
  };
}

export type BlockAddresses = ReturnType<typeof createBlockAddresses>;
