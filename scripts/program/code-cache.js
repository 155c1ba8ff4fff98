import { createHash } from "node:crypto";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, isAbsolute, join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { Script } from "node:vm";
import { isMainThread } from "node:worker_threads";

/**
 * Runs a script in the form of CommonJS and returns what it exports.
 * @typedef {(file: string, code?: string, parameters?: Readonly<Record<string, unknown>>) => any} RunScript
 */

/** What is to be kept when the process ends. @type {Set<() => void>} */
const keepers = new Set();
// A thread may end with its process, while it writes.
if (isMainThread) {
  process.once("exit", () => {
    for (const keepNew of keepers) keepNew();
  });
}

/**
 * Opens a file of the cache in which V8's own compiled form of scripts is kept: with it, a short command takes a third less
 * time. The first process that uses scripts writes it when it ends, with all functions that it has called. Node 20 has
 * nothing that does the same.
 * @param {string | undefined} file Undefined keeps nothing.
 * @returns {RunScript}
 */
export function openCodeCache(file) {
  const kept = file === undefined ? new Map() : readKept(file);
  /** @type {Map<string, { script: Script, isNew: boolean }>} */
  const scripts = new Map();
  /** @type {Map<string, { exports: unknown }>} */
  const modules = new Map();
  if (file !== undefined) {
    keepers.add(() => {
      if ([...scripts.values()].some(({ isNew }) => isNew)) keep(file, kept, scripts);
    });
  }

  /** @type {RunScript} */
  function run(path, code = readFileSync(path, "utf8"), parameters = {}) {
    const known = modules.get(path);
    if (known) return known.exports;
    /** @type {{ exports: unknown }} */
    const module = { exports: {} };
    modules.set(path, module);
    const names = [
      "exports",
      "require",
      "module",
      "__filename",
      "__dirname",
      "importPackage",
      ...Object.keys(parameters),
    ];
    const source = `(function (${names.join(", ")}) {${code}\n})`;
    const key = checksum(source);
    const cachedData = kept.get(key);
    const script = new Script(source, {
      filename: path,
      ...(cachedData ? { cachedData } : {}),
    });
    // V8 refuses what another version or other flags of it have compiled: then it is kept anew, as what there was not.
    scripts.set(key, { script, isNew: !cachedData || script.cachedDataRejected === true });
    const load = createRequire(path);
    /** @param {string} name */
    const require = (name) => (isScript(name) ? run(join(dirname(path), name)) : load(name));
    const values = [module.exports, require, module, path, dirname(path), importPackage, ...Object.values(parameters)];
    script.runInThisContext()(...values);
    return module.exports;
  }
  return run;
}

/** @param {string} name */
function importPackage(name) {
  return import(name);
}

/**
 * Whether a name of a module is that of another compiled script.
 * @param {string} name
 */
function isScript(name) {
  return /^\.\.?\/.*\.js$/.test(name) && !isAbsolute(name);
}

/**
 * @param {string} file
 * @returns {Map<string, Uint8Array>}
 */
function readKept(file) {
  try {
    const bytes = readFileSync(file);
    const body = bytes.subarray(checksumLength);
    return bytes.toString("latin1", 0, checksumLength) === checksum(body) ? deserialize(body) : new Map();
  } catch {
    // It is missing or not what has been written: the process that ends next writes it anew.
    return new Map();
  }
}

/**
 * @param {string} file
 * @param {Map<string, Uint8Array>} kept
 * @param {Map<string, { script: Script, isNew: boolean }>} scripts
 */
function keep(file, kept, scripts) {
  const temporary = `${file}.${process.pid}`;
  try {
    const fresh = [...scripts].flatMap(([key, { script, isNew }]) =>
      isNew ? [/** @type {const} */ ([key, script.createCachedData()])] : [],
    );
    const all = new Map([...kept, ...fresh]);
    const size = [...all.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
    // Old ones that nobody uses any more would pile up where schemas are edited.
    const body = serialize(size > mostBytes ? new Map(fresh) : all);
    // "wx" fails if the file exists, because it could be a link.
    writeFileSync(temporary, Buffer.concat([Buffer.from(checksum(body), "latin1"), body]), { flag: "wx" });
    renameSync(temporary, file);
  } catch {
    // Without it the next command is slower, and as right. No half of it stays, as a full disk would leave it.
    removeQuietly(temporary);
  }
}

/** @param {string} file */
function removeQuietly(file) {
  try {
    rmSync(file, { force: true });
  } catch {
    // A process that ends has nobody to tell.
  }
}

const checksumLength = 32;

const mostBytes = 10_000_000;

/** @param {string | Uint8Array} content */
function checksum(content) {
  return createHash("sha256").update(content).digest("hex").slice(0, checksumLength);
}
