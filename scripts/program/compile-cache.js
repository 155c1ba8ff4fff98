import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import * as nodeModule from "node:module";
import { dirname, join, sep } from "node:path";
import { deserialize, serialize } from "node:v8";
import { Script } from "node:vm";

/**
 * @typedef {typeof nodeModule.default & {
 *   enableCompileCache?: (folder: string) => void;
 *   prototype: { _compile(this: NodeJS.Module, code: string, file: string, format?: string): unknown };
 * }} ModuleClass
 */
const Module = /** @type {ModuleClass} */ (nodeModule.default);

/** Of CommonJS, and slow to compile. */
const largePackages = /[\\/]node_modules[\\/](?:fontkit|pdfkit)[\\/]/;

/**
 * Keeps what V8 compiles of the modules of a command for the next time that it runs. Node does it from version 22 on; here it is
 * done for the modules of CommonJS in some folders and of some packages.
 * @param {string} cache The folder to keep it in.
 * @param {string} command
 * @param {readonly string[]} folders
 */
export function keepCompiled(cache, command, folders) {
  if (Module.enableCompileCache) return Module.enableCompileCache(cache);
  const kept = join(cache, command.replaceAll(/\W/g, ""));
  const known = readCompiled(kept);
  /** @type {Map<string, Script>} */
  const scripts = new Map();
  let isNew = false;
  const compile = Module.prototype._compile;
  Module.prototype._compile = function (code, file, format) {
    const isOurs = folders.some((folder) => file.startsWith(folder + sep)) || largePackages.test(file);
    // What is compiled this way can import nothing later.
    if (!isOurs || code.includes("await import(")) return compile.call(this, code, file, format);
    const script = new Script(Module.wrap(code), { filename: file, cachedData: known?.get(file) });
    scripts.set(file, script);
    isNew ||= script.cachedDataRejected !== false;
    const run = script.runInThisContext();
    return run.call(this.exports, this.exports, Module.createRequire(file), this, file, dirname(file));
  };
  const write = () => {
    if (isNew) writeCompiled(kept, scripts);
    isNew = false;
  };
  // By then it is known which functions the command calls. A signal ends servers.
  process.once("exit", (status) => status === 0 && write());
  setTimeout(write, serverDelay).unref();
}

/**
 * @param {string} file
 * @returns {ReadonlyMap<string, Buffer> | undefined}
 */
function readCompiled(file) {
  try {
    const bytes = readFileSync(file);
    const body = bytes.subarray(hashLength);
    return hashOf(body).equals(bytes.subarray(0, hashLength)) ? deserialize(body) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} file
 * @param {ReadonlyMap<string, Script>} scripts
 */
function writeCompiled(file, scripts) {
  const body = serialize(new Map([...scripts].map(([name, script]) => [name, script.createCachedData()])));
  const beside = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(beside, Buffer.concat([hashOf(body), body]));
    renameSync(beside, file);
  } catch {
    // It is compiled anew each time.
  }
}

/** In milliseconds. */
const serverDelay = 5000;

const hashLength = 32;

/** @param {Uint8Array} body */
function hashOf(body) {
  return createHash("sha256").update(body).digest();
}
