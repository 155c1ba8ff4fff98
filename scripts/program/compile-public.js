import { join } from "node:path";
import { build } from "vite";

const names = ["block", "rule", "service", "config"];

/**
 * Compiles the public modules for Node, so that a team can test its components and rules without a site. The commands use the sources
 * instead, which include the styles and share one copy of everything with the rest of a site.
 * @param {string} root The folder of the renderer.
 * @param {string} folder
 */
export async function compilePublic(root, folder) {
  await build({
    root,
    configFile: false,
    logLevel: "error",
    // Packages are not bundled: React is that of the importing project.
    ssr: { external: true },
    build: {
      ssr: true,
      outDir: folder,
      target: "node20",
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, join(root, "src", `${name}.ts`)])),
        output: { format: "es", entryFileNames: "[name].js", chunkFileNames: "chunk-[hash].js" },
      },
    },
  });
}
