// `node scripts/program/compile.js FOLDER` compiles all commands and workers into a folder of the cache, for
// `scripts/run.js`.
import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { codeFingerprint } from "./code-fingerprint.js";
import { compileCommands } from "./compile-commands.js";

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
