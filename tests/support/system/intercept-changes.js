import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

/**
 * A call that is about to change something on the disk: the function of node:fs, and the path that it names first, or that of the
 * open file.
 * @typedef {{ readonly name: string, readonly path: string }} DiskChange
 */

/** Every function of node:fs that changes something and waits for it. */
const names = /** @type {const} */ ([
  ...[
    "appendFileSync",
    "chmodSync",
    "chownSync",
    "copyFileSync",
    "cpSync",
    "fchmodSync",
    "fchownSync",
    "ftruncateSync",
  ],
  ...["futimesSync", "lchownSync", "linkSync", "lutimesSync", "mkdirSync", "mkdtempSync", "openSync", "renameSync"],
  ...["rmdirSync", "rmSync", "symlinkSync", "truncateSync", "unlinkSync", "utimesSync", "writeFileSync", "writeSync"],
  "writevSync",
]);

/**
 * Lets `before` hear of every change that this thread makes to the disk, which it can keep from being made by throwing. Returns
 * what ends that.
 * @param {(change: DiskChange) => void} before
 * @returns {() => void}
 */
export function interceptChanges(before) {
  /** @type {Record<string, (...args: unknown[]) => unknown>} The functions get what they got before, and what they return is returned. */
  const functions = /** @type {any} */ (fs);
  const originals = names.map((name) => /** @type {const} */ ([name, functions[name]]));
  /** @type {Map<number, string>} */
  const open = new Map();
  for (const [name, original] of originals) {
    if (!original) continue;
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
    Object.assign(fs, Object.fromEntries(originals));
    syncBuiltinESMExports();
  };
}

/**
 * An error of the system, as node:fs throws it.
 * @param {string} code
 * @param {DiskChange} change
 */
export function systemError(code, { name, path }) {
  const call = name.replace("Sync", "");
  return Object.assign(new Error(`${code}: made to fail, ${call} '${path}'`), { code, syscall: call, path });
}
