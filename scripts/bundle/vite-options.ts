import { createHash } from "node:crypto";
import { join } from "node:path";
import type { InlineConfig } from "vite";
import type { Project } from "../program/project.ts";
import { blocksPlugin } from "./blocks-plugin.ts";
import { layerPlugin } from "./site-stylesheet.ts";
import { sourceName } from "./source-name.ts";

/**
 * Warnings that the bundler gives on every build: React Router marks its modules for React Server Components, which this site does
 * not use, and on a busy machine a plugin is slow.
 */
const quiet = new Set(["MODULE_LEVEL_DIRECTIVE", "PLUGIN_TIMINGS"]);

/** How Vite compiles the renderer, for a build or while it serves the source. */
export function viteOptions(project: Project): InlineConfig {
  const { root } = project;
  return {
    root,
    configFile: false,
    appType: "custom",
    publicDir: false,
    plugins: [blocksPlugin(project), layerPlugin(project)],
    // A block of the site's own gets the renderer's React: two copies would not work together.
    resolve: {
      dedupe: ["react", "react-dom"],
      alias: {
        "yaml-pages/block": join(root, "src/block.ts"),
        "yaml-pages/service": join(root, "src/service.ts"),
        "yaml-pages/internal": join(root, "src"),
      },
    },
    define: { appImports: "[]", styleOrder: '""' },
    css: { modules: { generateScopedName: (name, file, css) => shortName(name, sourceName(project, file), css) } },
    build: {
      target: "es2022",
      // Browsers of 2024 support logical properties, nesting and the like; older ones get the same page with plainer styling.
      cssTarget: ["chrome123", "edge123", "firefox126", "safari17.5"],
      // The Content-Security-Policy does not allow data: addresses.
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        onLog: (level, log, handle) => {
          if (!quiet.has(log.code ?? "")) handle(level, log);
        },
      },
    },
  };
}

/**
 * The name of a class, short because it is in every page: four letters of a hash of its stylesheet's path, and its position there. Names
 * that begin alike compress better than a hash for each. The dev server uses the same names, so that pages rendered by builds and from
 * source fit each other's styles.
 */
function shortName(name: string, path: string, css: string): string {
  const letters = createHash("sha256")
    .update(path)
    .digest("base64")
    .replaceAll(/[^a-z]/gi, "");
  const names = new Set(Array.from(css.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi), ([, found]) => found));
  return letters.slice(0, 4) + [...names].indexOf(name);
}
