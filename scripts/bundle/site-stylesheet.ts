import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import type { Project } from "../program/project.ts";

/** The stylesheets `theme/site.css` of extensions and of the project: they override all other styles, and later ones override earlier ones. */
export function siteStylesheets({ folders }: Project): string[] {
  return folders.map((folder) => join(folder, "theme/site.css")).filter((file) => existsSync(file));
}

/**
 * Puts all other stylesheets into a cascade layer if a project has its own: unlayered styles override layered ones, however specific
 * their selectors are.
 */
export function layerPlugin(project: Project): Plugin {
  return {
    name: "layer",
    enforce: "pre",
    transform: {
      filter: { id: /\.css(?:$|\?)/ },
      handler(code, id) {
        const own = siteStylesheets(project);
        const isInLayer = own.length > 0 && !own.some((file) => id.startsWith(file));
        return isInLayer ? { code: `@layer yaml-pages{${code}}`, map: null } : undefined;
      },
    },
  };
}
