import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { siteProject } from "../program/project.ts";

/** The stylesheet of a project, `theme/site.css`: whatever it says wins over all other styles. Undefined where there is none. */
export function siteStylesheet(): string | undefined {
  const file = siteProject === undefined ? "" : join(siteProject, "theme/site.css");
  return existsSync(file) ? file : undefined;
}

/**
 * Puts all other stylesheets into a cascade layer where a project has its own: styles in no layer win over those in one, however
 * special their selectors are.
 */
export const layerPlugin: Plugin = {
  name: "layer",
  enforce: "pre",
  transform: {
    filter: { id: /\.css(?:$|\?)/ },
    handler(code, id) {
      const own = siteStylesheet();
      return own === undefined || id.startsWith(own) ? undefined : { code: `@layer yaml-pages{${code}}`, map: null };
    },
  },
};
