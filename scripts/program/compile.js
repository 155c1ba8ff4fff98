// `node scripts/program/compile.js FOLDER` compiles all commands and workers into a folder of the cache, for
// `scripts/run.js`.
import { existsSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { build } from "vite";
import { codeFingerprint } from "./code-fingerprint.js";

const scripts = join(import.meta.dirname, "..");
const root = join(scripts, "..");
// They load WebAssembly and data that stand beside them.
const drawing = ["harfbuzzjs", "woff2-encoder", "pdfkit"];
/** The packages of development that commands use: each is loaded by the command that needs it, and by no other. */
const forDevelopment = ["playwright"];
const oneWeek = 7 * 24 * 3600 * 1000;
const [target = ""] = process.argv.slice(2);
const sources = ["main.ts", ...sourcesIn("workers")];
// Compiled into a temporary folder and renamed, because several commands may start at once.
const temporary = `${target}.${process.pid}`;
await build({
  root,
  configFile: false,
  logLevel: "error",
  ssr: { noExternal: true, external: ["vite", "json-schema-to-typescript", ...drawing] },
  build: {
    ssr: true,
    outDir: temporary,
    target: "node20",
    rolldownOptions: {
      // Also where they are not installed, because a host leaves out what only development needs.
      external: forDevelopment,
      input: Object.fromEntries(sources.map((file) => [file.replace(/\.ts$/, ""), join(scripts, file)])),
      output: { format: "cjs", entryFileNames: "[name].js", chunkFileNames: "chunk-[hash].js" },
    },
  },
});
if (!target.includes(codeFingerprint(root))) {
  rmSync(temporary, { recursive: true, force: true });
  process.stderr.write("The code changed while it was being compiled. Run the command again.\n");
  process.exit(2);
}
// They stand in a project whose files are modules.
writeFileSync(join(temporary, "package.json"), '{ "type": "commonjs" }\n');
try {
  renameSync(temporary, target);
} catch (error) {
  rmSync(temporary, { recursive: true, force: true });
  if (!existsSync(target)) throw error;
}
removeOldCode(dirname(dirname(target)));

/**
 * The TypeScript files directly in a folder of `scripts/`, as paths below `scripts/`.
 * @param {string} folder
 */
function sourcesIn(folder) {
  const files = readdirSync(join(scripts, folder)).filter((file) => file.endsWith(".ts"));
  return files.map((file) => posix.join(folder, file));
}

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
