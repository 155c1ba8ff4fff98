import { join } from "node:path";
import { build } from "vite";

/**
 * Bundles the panel of a renderer to `panel.js` and `panel.css` in a folder.
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
    plugins: [
      {
        name: "equal",
        enforce: "pre",
        resolveId: (id) => (id === "node:util" ? join(panel, "\0equal") : undefined),
        load: (id) =>
          id === join(panel, "\0equal") ? 'export { deepEquals as isDeepStrictEqual } from "@rjsf/utils";' : undefined,
      },
    ],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: "es2023",
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(panel, "main.tsx"),
        output: { entryFileNames: "panel.js", assetFileNames: "panel[extname]", codeSplitting: false },
      },
    },
  });
}
