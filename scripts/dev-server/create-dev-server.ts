import { join } from "node:path";
import { createServer, type InlineConfig, type ViteDevServer } from "vite";
import { projectRoot } from "../program/project.ts";
import { readBase } from "./read-base.ts";
import { sitePlugin } from "./vite-plugin-site.ts";

/** Creates Vite's dev server for a content folder, below the path of its origin. Port 0 lets the system choose; `options` are passed on to Vite. */
export function createDevServer(pages: string, port: number, options: InlineConfig = {}): Promise<ViteDevServer> {
  return createServer({
    root: projectRoot,
    configFile: join(projectRoot, "vite.config.ts"),
    plugins: [sitePlugin(pages, readBase(pages))],
    // What modules are made of, and no other file of the project.
    server: { port, fs: { allow: ["src", "node_modules"].map((folder) => join(projectRoot, folder)) } },
    ...options,
  });
}
