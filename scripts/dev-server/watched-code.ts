import { join, sep } from "node:path";
import { siteStylesheets } from "../bundle/site-stylesheet.ts";
import { displayPath } from "../content/read/read-content.ts";
import { placesOfBlocks } from "../program/block-folders.ts";
import type { Project } from "../program/project.ts";
import { configName, projectParts } from "../program/site-project.js";
import { isOfTheme } from "../program/theme-files.ts";

/** A path as Vite writes it. */
export function slashed(path: string): string {
  return path.split(sep).join("/");
}

/** Whether pages are rendered with a file. The rest of `src` runs in the browser, and is reloaded with the page. */
export function isRenderedCode(project: Project, file: string): boolean {
  if (placesOfBlocks(project).some((place) => file.startsWith(`${slashed(place)}/`))) return true;
  if (isOfTheme(project, file) || siteStylesheets(project).includes(file)) return true;
  const source = `${slashed(join(project.root, "src"))}/`;
  return file.startsWith(source) && /^(?:components|layout|[^/]+\.tsx?$)/.test(file.slice(source.length));
}

/** Whether a file is part of the code that a project or an extension adds. */
export function isOfProject({ folders }: Project, file: string): boolean {
  return folders.some((folder) => projectParts.some((part) => file.startsWith(join(folder, part) + sep)));
}

/** The files and folders that the server reads when it starts. */
export function readAtStart({ root, site, folders }: Project): string[] {
  const places = folders.flatMap((folder) => ["rules", "services"].map((part) => join(folder, part)));
  return [join(root, "scripts"), ...places, ...(site === undefined ? [] : [join(site, configName)])];
}

/** The message for a change to something that the server read when it started; undefined for anything else. */
export function changedSinceStart(project: Project, file: string): string | undefined {
  const isRead = readAtStart(project).some((one) => file === one || file.startsWith(one + sep));
  return isRead
    ? `${displayPath(file, process.cwd())} has changed: restart the server, which read it at the start.`
    : undefined;
}
