import { dirname, join } from "node:path";
import { createServer, type InlineConfig, type Plugin, type ViteDevServer } from "vite";
import { viteOptions } from "../bundle/vite-options.ts";
import { readBase } from "../dev-site/read-base.ts";
import { placesOfBlocks } from "../program/block-folders.ts";
import { packageFolder } from "../program/package-folder.ts";
import type { Project } from "../program/project.ts";
import { sitePlugin } from "./vite-plugin-site.ts";

export interface DevServerPlace {
  readonly project: Project;
  readonly pages: string;
  /** Port 0 lets the system choose. */
  readonly port: number;
  /** Whether other devices may see the pages, not only this machine. */
  readonly isOpenToNetwork?: boolean;
  readonly plugins?: readonly Plugin[];
  /** The addresses of further scripts of its pages, below the path of the site. */
  readonly scripts?: readonly string[];
}

/** Vite's own list, which ours replaces. */
const neverServed = [".env*", "*.{crt,pem,key,p12,pfx,cer,der}", ".npmrc", ".yarnrc.yml", "**/.git/**"];

/** Creates Vite's dev server for a content folder, below the path of its origin. `options` are passed on to Vite. */
export async function createDevServer(
  { project, pages, port, isOpenToNetwork = false, plugins = [], scripts = [] }: DevServerPlace,
  options: InlineConfig = {},
): Promise<ViteDevServer> {
  const renderer = viteOptions(project);
  return createServer({
    ...renderer,
    plugins: [renderer.plugins, ...plugins, sitePlugin({ project, pages, base: readBase(pages), scripts })],
    server: {
      port,
      // The caller has checked that the port is free.
      strictPort: true,
      host: isOpenToNetwork,
      // The sources of modules, and no other file of the project: the cache holds unpublished content of other sites.
      fs: {
        allow: [
          join(project.root, "src"),
          // The labels are in it.
          join(project.root, "schema/site.schema.json"),
          ...placesOfBlocks(project),
          ...project.folders.flatMap((folder) => [join(folder, "theme"), join(folder, "services")]),
          dirname(packageFolder("react", project.root)),
        ],
        deny: [...neverServed, "**/node_modules/.cache/**", "package.json", "*.md"],
      },
    },
    ...options,
  });
}
