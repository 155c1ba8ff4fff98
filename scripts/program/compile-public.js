import { join } from "node:path";
import { build } from "vite";

const names = ["block", "rule", "service", "config"];

/**
 * Compiles what is public for Node, so that a team can try its components and rules without a site. The commands take its sources in
 * their place, which bring their styles and are one copy with the rest of a site.
 * @param {string} root The folder of the renderer.
 * @param {string} folder
 */
export async function compilePublic(root, folder) {
  await build({
    root,
    configFile: false,
    logLevel: "error",
    // Packages stay packages: React is the one of whoever imports this.
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
