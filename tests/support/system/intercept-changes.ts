import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

/** A call that is about to change something on the disk: the function of node:fs, and the path that it names first, or that of the open file. */
export interface DiskChange {
  readonly name: string;
  readonly path: string;
}

/** The functions of node:fs that change nothing. */
const looking = /^(?:access|close|exists|f?stat|f(?:data)?sync|glob|lstat|opendir|read|realpath)/;

/**
 * Lets `before` hear of every change that this thread makes to the disk and waits for, which it can keep from being made by throwing.
 * Returns what ends that.
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
  // Modules that have imported the functions by their names get these.
  syncBuiltinESMExports();
  return () => {
    Object.assign(functions, Object.fromEntries(originals));
    syncBuiltinESMExports();
  };
}
