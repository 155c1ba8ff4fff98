// `node scripts/run.js build …` runs `scripts/build.ts`. Node 20 cannot run TypeScript, and loading a hundred modules
// takes longer than most commands. Therefore all commands are compiled once, and again whenever the code has changed.
// Without the name of a command it compiles them and runs `prepare.ts`, as `npm ci` does.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { cacheFolderOf, codeFolderOf, ensureCache } from "./program/cache-folders.js";
import { checksumName, checksumOf } from "./program/checksum-of.js";
import { openCodeCache } from "./program/code-cache.js";
import { rememberedFingerprint } from "./program/code-fingerprint.js";

const root = join(import.meta.dirname, "..");
const [name, ...args] = process.argv.slice(2);
const fingerprint = rememberedFingerprint(root, join(cacheFolderOf(root), "fingerprint"));
const kept = join(codeFolderOf(root, fingerprint), "scripts");
const reason = ensureCache(root);
if (reason !== undefined) {
  process.stderr.write(`The cache cannot be written (${reason}): nothing is kept for the next command.\n`);
}
// Even in a cache that can no longer be written, the compiled commands can be used.
const isKept = isIntact(kept);
const compiled = isKept ? kept : join(codeFolderOf(root, fingerprint), "scripts");
if (!isKept) compile();
run(name ?? "prepare");

/**
 * Runs a command with the rest of the arguments.
 * @param {string} command
 */
function run(command) {
  const file = join(compiled, `${command}.js`);
  if (!existsSync(file)) {
    const commands = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".ts"));
    const names = commands.map((name) => name.slice(0, -".ts".length)).join(", ");
    if (command === "--help" || command === "-h") {
      process.stdout.write(`The commands are ${names}. Each has --help.\n`);
      return;
    }
    process.stderr.write(`There is no command ${JSON.stringify(command)}. The commands are ${names}.\n`);
    process.exitCode = 2;
    return;
  }
  // Read by `program/project.ts`.
  process.env["YAML_PAGES_ROOT"] = root;
  process.env["YAML_PAGES_CODE"] = fingerprint;
  process.argv = [process.argv[0] ?? "node", join(import.meta.dirname, `${command}.ts`), ...args];
  // Commands that install or bundle run once.
  const isKept = name !== undefined && !command.includes("/");
  try {
    openCodeCache(isKept ? join(dirname(compiled), `${command}.v8`) : undefined)(file);
  } catch (error) {
    const missing = missingPackage(error);
    if (missing === undefined) throw error;
    process.stderr.write(
      `npm run ${command} needs the package ${missing}, which is not installed. Install all packages: npm ci --include=dev\n`,
    );
    process.exitCode = 2;
  }
}

/**
 * The package that was not found, where an error says so of one and not of a file: hosts leave out those of development, which few commands use.
 * @param {unknown} error
 */
function missingPackage(error) {
  if (!(error instanceof Error) || !("code" in error) || error.code !== "MODULE_NOT_FOUND") return undefined;
  return /^Cannot find module '([@\w][^':\\]*)'/.exec(error.message)?.[1];
}

/**
 * True if the commands in a folder are compiled and undamaged.
 * @param {string} folder
 */
function isIntact(folder) {
  try {
    return readFileSync(join(folder, checksumName), "utf8") === checksumOf(folder);
  } catch {
    return false;
  }
}

function compile() {
  const folder = dirname(compiled);
  // A file stands in the place of the folder.
  if (existsSync(folder) && !statSync(folder).isDirectory()) rmSync(folder);
  if (existsSync(compiled)) {
    process.stderr.write("The compiled commands in the cache are damaged: they are compiled anew.\n");
    rmSync(compiled, { recursive: true, force: true });
  }
  // The bundler runs in a process of its own, so that its memory is free again before the command begins.
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, "program/compile.js"), compiled], {
    stdio: "inherit",
    // With more threads the bundler takes more memory and is no faster.
    env: { ...process.env, NODE_ENV: "production", RAYON_NUM_THREADS: "1", TOKIO_WORKER_THREADS: "1" },
  });
  // Without a command this is an installation, which succeeds in any case: the next command reports the error.
  if (status !== 0) process.exit(name === undefined ? 0 : (status ?? 70));
}
