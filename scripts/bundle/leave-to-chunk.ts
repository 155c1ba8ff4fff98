import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import type { BundlerChunk } from "./run-bundler.ts";

/** The names that modules of other bundles import from a chunk. */
export interface Shared {
  /** The name under which they import it. */
  readonly name: string;
  /** The file that lists it. */
  readonly list: string;
  readonly chunk: BundlerChunk;
}

/** The files whose exports a list of exports names. */
export function listedFiles(list: string): string[] {
  return Array.from(readFileSync(list, "utf8").matchAll(/from "(\..+)"/g), ([, path = ""]) =>
    join(dirname(list), path),
  );
}

/** Leaves React, and the components that lists of exports name, to the chunks that have them. */
export function createLeaver(shared: readonly Shared[]): Plugin {
  const owners = new Map(shared.flatMap(({ name, list }) => listedFiles(list).map((file) => [file, name])));
  return {
    name: "leave-to-chunk",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (source === "react" || source === "react/jsx-runtime") return { id: "block-kit", external: true };
      if (!source.startsWith(".")) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      const owner = resolved && owners.get(resolved.id);
      return owner ? { id: owner, external: true } : null;
    },
  };
}
