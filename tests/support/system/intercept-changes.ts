import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

/** A call that is about to change something on the disk: the function of node:fs, and its first path, or that of the open file. */
export interface DiskChange {
  readonly name: string;
  readonly path: string;
}

/** The functions of node:fs that change nothing. */
const looking = /^(?:access|close|exists|f?stat|f(?:data)?sync|glob|lstat|opendir|read|realpath)/;

/**
 * Calls `before` ahead of every synchronous change that this thread makes to the disk. By throwing, it can prevent the change.
 * Returns a function that ends this.
 */
export function interceptChanges(before: (change: DiskChange) => void): () => void {
  // The cast is safe: the functions get what they got before, and what they return is returned.
  const functions = fs as unknown as Record<string, (...args: unknown[]) => unknown>;
  const originals = Object.entries(functions).filter(([name]) => name.endsWith("Sync") && !looking.test(name));
  const open = new Map<number, string>();
  for (const [name, original] of originals) {
    functions[name] = (...args) => {
      const [target, flags] = args;
      const isReading = name === "openSync" && (typeof flags === "number" ? (flags & 3) === 0 : (flags ?? "r") === "r");
      const path = typeof target === "number" ? (open.get(target) ?? "") : String(target);
      if (!isReading) before({ name, path });
      const result = original(...args);
      if (name === "openSync") open.set(Number(result), path);
      return result;
    };
  }
  // Modules that have imported the functions by name get these too.
  syncBuiltinESMExports();
  return () => {
    Object.assign(functions, Object.fromEntries(originals));
    syncBuiltinESMExports();
  };
}
