import { resolve } from "node:path";
import { version } from "../../package.json";
import type { Flags } from "../command-line/options.ts";
import { displayPath } from "../content/read/read-content.ts";
import { blockFolders, placesOfBlocks } from "../program/block-folders.ts";
import { cacheFolder, projectRoot, siteProject } from "../program/project.ts";

export function run({ pages }: Flags<"info">): number {
  const show = (path: string) => displayPath(path, process.cwd());
  const own = blockFolders().filter(({ folder }) => !folder.startsWith(placesOfBlocks[0] ?? ""));
  const lines = [
    ["yaml-pages", `${version}, ${show(projectRoot)}`],
    ["Node", `${process.version}, ${process.platform} ${process.arch}`],
    ["content", show(resolve(pages))],
    ["project", siteProject === undefined ? "none: no package.json beside the content" : show(siteProject) || "."],
    ["blocks", `${blockFolders().length - own.length} of the renderer${own.map(({ type }) => `, ${type}`).join("")}`],
    ["cache", show(cacheFolder)],
  ];
  process.stdout.write(lines.map(([name = "", value]) => `${name.padEnd(10)}  ${value}\n`).join(""));
  return 0;
}
