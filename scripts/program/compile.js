// `node scripts/program/compile.js FOLDER` compiles all commands and workers into a folder of the cache, for
// `scripts/run.js`.
import { existsSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { codeFingerprint } from "./code-fingerprint.js";
import { compileCommands } from "./compile-commands.js";

const oneWeek = 7 * 24 * 3600 * 1000;
const [target = ""] = process.argv.slice(2);
// Compiled into a temporary folder and renamed, because several commands may start at once.
const temporary = `${target}.${process.pid}`;
await compileCommands(temporary);
if (!target.includes(codeFingerprint(join(import.meta.dirname, "../..")))) {
  rmSync(temporary, { recursive: true, force: true });
  process.stderr.write("The code changed while it was being compiled. Run the command again.\n");
  process.exit(2);
}
try {
  renameSync(temporary, target);
} catch (error) {
  rmSync(temporary, { recursive: true, force: true });
  if (!existsSync(target)) throw error;
}
removeOldCode(dirname(dirname(target)));

/**
 * Removes the compiled code of versions that are more than a week old.
 * @param {string} cache
 */
function removeOldCode(cache) {
  for (const folder of readdirSync(cache)) {
    const path = join(cache, folder);
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Number.POSITIVE_INFINITY };
    if (!folder.startsWith("code-") || Date.now() - mtimeMs <= oneWeek) continue;
    try {
      rmSync(path, { recursive: true, force: true });
    } catch {
      // Another process has the folder open: a later compilation removes it.
    }
  }
}
