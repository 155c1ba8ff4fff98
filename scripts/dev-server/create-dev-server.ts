import { join } from "node:path";
import { createServer, type InlineConfig, type ViteDevServer } from "vite";
import { projectRoot } from "../program/project.ts";
import { sitePlugin } from "./vite-plugin-site.ts";

/** Vite's dev server for a content folder. Port 0 lets the system choose; `options` go to Vite as they are. */
export function createDevServer(pages: string, port: number, options: InlineConfig = {}): Promise<ViteDevServer> {
  return createServer({
    root: projectRoot,
    configFile: join(projectRoot, "vite.config.ts"),
    plugins: [sitePlugin(pages)],
    server: { port },
    ...options,
  });
}
