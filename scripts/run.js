#!/usr/bin/env node
// `node scripts/run.js build …`, or `yaml-pages build …` where the renderer is installed, runs a command of `commands.ts`.
// Node 20 cannot run TypeScript, and loading a hundred modules takes longer than most commands. A package therefore brings all
// commands compiled; in the renderer's own repository they are compiled once, and again whenever the code has changed.
import { spawnSync } from "node:child_process";
import { existsSync, rmSync, statSync } from "node:fs";
import Module, { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { codeFolderOf, ensureCache, isInstalled, removeOldCode } from "./program/cache-folders.js";
import { codeFingerprint, projectFingerprint } from "./program/code-fingerprint.js";
import { unpackCode } from "./program/packed-code.js";
import { siteConfigOf } from "./program/site-config.js";
import { foldersOf, siteProjectOf } from "./program/site-project.js";

/** The commands that read neither content nor schemas: they need not know what the project adds to those. */
const readsNoContent = [
  "init",
  "preview",
  "eject",
  "info",
  "bench",
  "bundle",
  "compile-rules",
  "read-config",
  "prepare",
];

const root = join(import.meta.dirname, "..");
const project = siteProjectOf(process.argv.slice(3));
const code = codeFingerprint(root);
// Even in a cache that can no longer be written, compiled commands can be used.
const kept = compiledIn();
const reason = ensureCache(root);
if (reason !== undefined) {
  process.stderr.write(`The cache cannot be written (${reason}): nothing is saved for the next command.\n`);
}
const compiled = existsSync(kept) ? kept : compiledIn();
const { config, folders, problem } = readProject();
const name = projectFingerprint(code, folders);
const codeFolder = codeFolderOf(root, name);
// Read by the commands that this one starts.
process.env["YAML_PAGES_PROJECT"] = project ?? "";
// With each new version of the renderer, and of the blocks, rules and styles of a project.
if (!existsSync(codeFolder)) {
  removeOldCode(root, compiled);
  // What `npm pack` has left in the repository is older than its code.
  if (name === code && isInstalled(root)) unpackCode(root, codeFolder);
}
if (!existsSync(compiled)) compile();
process.env["YAML_PAGES_RULES"] ??= compileRules();
// From version 22 on Node keeps what V8 compiles, a fifth of the time of a short command.
if (reason === undefined && "enableCompileCache" in Module)
  /** @type {any} */ (Module).enableCompileCache(join(codeFolder, "v8"));
const { main } = createRequire(import.meta.url)(join(compiled, "main.js"));
main({ root, site: project, config, code: name, commands: compiled }, problem);

/** What the project has chosen, or what is wrong with that: the command says it in the form that it was asked for. */
function readProject() {
  try {
    const config = siteConfigOf({ root, site: project }, code);
    return { config, folders: foldersOf(project, config) };
  } catch (error) {
    return { config: {}, folders: [], problem: /** @type {Error} */ (error).message };
  }
}

function compiledIn() {
  return isInstalled(root) ? join(root, "lib/commands") : join(codeFolderOf(root, code), "scripts");
}

/** The compiled rules and services of the project, for the commands that need them; nothing for the others, and if there are none. */
function compileRules() {
  /** @param {string} folder */
  const hasParts = (folder) => ["rules", "services"].some((part) => existsSync(join(folder, part)));
  const [name = "-"] = process.argv.slice(2);
  if (name.startsWith("-") || readsNoContent.includes(name) || !folders.some(hasParts)) return "";
  const file = join(codeFolder, "rules.cjs");
  if (existsSync(file)) return file;
  const { status } = spawnSync(process.execPath, [import.meta.filename, "compile-rules", file], {
    stdio: "inherit",
    env: { ...process.env, YAML_PAGES_RULES: "" },
  });
  if (status !== 0) process.exit(status ?? 70);
  return file;
}

function compile() {
  const folder = dirname(compiled);
  // There is a file instead of the folder.
  if (existsSync(folder) && !statSync(folder).isDirectory()) rmSync(folder);
  // The bundler runs in its own process, so that its memory is free again before the command begins.
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, "program/compile.js"), compiled], {
    stdio: "inherit",
    // With more threads the bundler takes more memory and is no faster.
    env: { ...process.env, NODE_ENV: "production", RAYON_NUM_THREADS: "1", TOKIO_WORKER_THREADS: "1" },
  });
  // An installation succeeds in any case: the next command reports the error.
  if (status !== 0) process.exit(process.argv[2] === "prepare" ? 0 : (status ?? 70));
}
