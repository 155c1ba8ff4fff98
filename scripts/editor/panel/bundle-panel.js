import { join } from "node:path";
import { build } from "vite";

/**
 * Bundles the panel of a renderer to `panel.js` in a folder.
 * @param {string} root The folder of the renderer.
 * @param {string} folder
 */
export async function bundlePanel(root, folder) {
  const panel = join(root, "scripts/editor/panel");
  await build({
    root: panel,
    configFile: false,
    logLevel: "error",
    oxc: { jsx: { runtime: "automatic", development: false } },
    // What entries are alike is asked by code of the server, too.
    resolve: {
      alias: { "node:util": 'data:text/javascript,export { deepEquals as isDeepStrictEqual } from "@rjsf/utils"' },
    },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: "es2023",
      rolldownOptions: {
        input: join(panel, "main.tsx"),
        output: { entryFileNames: "panel.js", codeSplitting: false },
      },
    },
  });
}
