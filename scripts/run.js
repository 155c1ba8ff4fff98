// `node scripts/run.js build …` runs `scripts/build.ts`. Node 20 reads no TypeScript, and to load a hundred modules takes
// longer than most commands: all commands are compiled once, and again whenever the code has changed.
import { existsSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { codeFingerprint } from "./code-fingerprint.js";

const root = join(import.meta.dirname, "..");
const cache = join(root, "node_modules/.cache/yaml-pages");
const oneWeek = 7 * 24 * 3600 * 1000;

const [name = "", ...args] = process.argv.slice(2);
const fingerprint = codeFingerprint(root);
// Scripts find what else was made of this code by it.
process.env["YAML_PAGES_CODE"] = fingerprint;
const compiled = join(cache, `code-${fingerprint}`, "scripts");
if (!existsSync(compiled)) await compile();
process.argv = [process.argv[0] ?? "node", join(import.meta.dirname, `${name}.ts`), ...args];
await import(pathToFileURL(join(compiled, `${name}.js`)).href);

async function compile() {
  const { build } = await import("vite");
  const sources = readdirSync(import.meta.dirname).filter((file) => file.endsWith(".ts"));
  // Compiled elsewhere and put in place in one step: commands may start side by side.
  const temporary = `${compiled}.${process.pid}`;
  await build({
    root,
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true, external: ["vite", "playwright", "json-schema-to-typescript"] },
    build: {
      ssr: true,
      outDir: temporary,
      target: "node20",
      rolldownOptions: {
        input: sources.map((file) => join(import.meta.dirname, file)),
        output: { entryFileNames: "[name].js", chunkFileNames: "chunk-[hash].js" },
      },
    },
  });
  try {
    renameSync(temporary, compiled);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    if (!existsSync(compiled)) throw error;
  }
  removeOldCode();
}

/** Removes what was made more than a week ago: it can be made again. */
function removeOldCode() {
  for (const folder of readdirSync(cache)) {
    const path = join(cache, folder);
    if (folder.startsWith("code-") && Date.now() - statSync(path).mtimeMs > oneWeek) rmSync(path, { recursive: true });
  }
}
