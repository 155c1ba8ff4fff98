import { readdirSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { build } from "vite";

const scripts = join(import.meta.dirname, "..");
// They load WebAssembly, data and programs from files next to their own.
const withFiles = ["harfbuzzjs", "subset-font", "fontverter", "pdfkit", "pagefind", "satteri", "sharp"];

// They are large, and few commands need them.
const rarelyNeeded = ["ajv", "d3-scale", "franc-min"];

/** Bundles what sources load with `createRequire` on first use: finding dozens of files takes longer than running them. */
const bundleRequired = {
  name: "bundle-required",
  /** @param {string} code */
  transform: (code) => code.replaceAll("createRequire(import.meta.url)(", "require("),
};

/**
 * Compiles all commands and workers into a folder.
 * @param {string} folder
 */
export async function compileCommands(folder) {
  const sources = ["main.ts", ...sourcesIn("workers")];
  await build({
    root: join(scripts, ".."),
    configFile: false,
    logLevel: "error",
    plugins: [bundleRequired],
    ssr: { noExternal: true, external: ["vite", "json-schema-to-typescript", ...withFiles, ...rarelyNeeded] },
    build: {
      ssr: true,
      outDir: folder,
      target: "node20",
      rolldownOptions: {
        input: Object.fromEntries(sources.map((file) => [file.replace(/\.ts$/, ""), join(scripts, file)])),
        output: { format: "cjs", entryFileNames: "[name].js", chunkFileNames: "chunk-[hash].js" },
      },
    },
  });
  // The project around them has ES modules.
  writeFileSync(join(folder, "package.json"), '{ "type": "commonjs" }\n');
}

/**
 * The TypeScript files directly in a folder of `scripts/`, as paths below `scripts/`.
 * @param {string} folder
 */
function sourcesIn(folder) {
  const files = readdirSync(join(scripts, folder)).filter((file) => file.endsWith(".ts"));
  return files.map((file) => posix.join(folder, file));
}
