import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { version } from "../../package.json";
import { modulesOf } from "../bundle/compile-rules.ts";
import type { Flags } from "../command-line/options.ts";
import { displayPath } from "../content/read/read-content.ts";
import { blockFolders, placesOfBlocks } from "../program/block-folders.ts";
import { configName } from "../program/site-project.js";

export function run({ pages, project }: Flags<"info">): number {
  const { root, site, config, folders, cache } = project;
  const hasConfig = site !== undefined && existsSync(join(site, configName));
  const show = (path: string) => displayPath(path, process.cwd());
  const blocks = blockFolders(project);
  const own = blocks.filter(({ folder }) => !folder.startsWith(placesOfBlocks(project)[0] ?? ""));
  const lines = [
    ["yaml-pages", `${version}, ${show(root)}`],
    ["Node", `${process.version}, ${process.platform} ${process.arch}`],
    ["content", show(resolve(pages))],
    ["project", site === undefined ? "none: no package.json next to the content" : show(site) || "."],
    ["config", hasConfig ? `${configName} ${JSON.stringify(config)}` : `none: no ${configName} next to the content`],
    ["blocks", `${blocks.length - own.length} of the renderer${own.map(({ type }) => `, ${type}`).join("")}`],
    ["extensions", listOf(folders.filter((folder) => folder !== site).map(show))],
    ["rules", listOf(modulesOf(project, "rules").map(show))],
    ["services", listOf(modulesOf(project, "services").map(show))],
    ["cache", show(cache)],
  ];
  process.stdout.write(lines.map(([name = "", value]) => `${name.padEnd(10)}  ${value}\n`).join(""));
  return 0;
}

function listOf(names: readonly string[]): string {
  return names.join(", ") || "none";
}
