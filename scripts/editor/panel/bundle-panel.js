import { join } from "node:path";
import { build } from "vite";

/**
 * Bundles the panel of a renderer into one script.
 * @param {string} root The folder of the renderer.
 */
export async function bundlePanel(root) {
  const panel = join(root, "scripts/editor/panel");
  const built = await build({
    root: panel,
    configFile: false,
    logLevel: "error",
    oxc: { jsx: { runtime: "automatic", development: false } },
    // The panel shares code with the server that compares entries.
    resolve: {
      alias: { "node:util": 'data:text/javascript,export { deepEquals as isDeepStrictEqual } from "@rjsf/utils"' },
    },
    build: {
      write: false,
      target: "es2023",
      rolldownOptions: { input: join(panel, "main.tsx"), output: { codeSplitting: false } },
    },
  });
  return /** @type {import("vite").Rolldown.RolldownOutput} */ (built).output[0].code;
}
