import { join } from "node:path";
import launchEditor from "launch-editor";
import { createServer, type InlineConfig, type ViteDevServer } from "vite";
import { readBase } from "../dev-site/read-base.ts";
import { projectRoot } from "../program/project.ts";
import type { OpenInEditor } from "./serve-editor.ts";
import { sitePlugin } from "./vite-plugin-site.ts";

/**
 * Creates Vite's dev server for a content folder, below the path of its origin. Port 0 lets the system choose; `options`
 * are passed on to Vite. Tests give another way to open a place of a file in the editor.
 */
export async function createDevServer(
  pages: string,
  port: number,
  options: InlineConfig = {},
  openInEditor: OpenInEditor = launchEditor,
): Promise<ViteDevServer> {
  await loadReact();
  return createServer({
    root: projectRoot,
    configFile: join(projectRoot, "vite.config.ts"),
    plugins: [sitePlugin({ pages, base: readBase(pages), openInEditor })],
    // What modules are made of, and no other file of the project.
    server: { port, fs: { allow: ["src", "node_modules"].map((folder) => join(projectRoot, folder)) } },
    ...options,
  });
}

/**
 * Loads the React that the server renders with, before Vite does. In its form for development React takes ten times as
 * long, and a save is to show at once. What it would warn of, the tests of blocks find, and so does the browser.
 */
async function loadReact(): Promise<void> {
  const before = process.env["NODE_ENV"];
  process.env["NODE_ENV"] = "production";
  await Promise.all([import("react"), import("react/jsx-runtime"), import("react-dom/server")]);
  if (before === undefined) delete process.env["NODE_ENV"];
  else process.env["NODE_ENV"] = before;
}
