import { join, sep } from "node:path";
import { displayPath } from "../content/read/read-content.ts";
import type { Project } from "../program/project.ts";
import { configName } from "../program/site-project.js";

/** The places of what the server reads when it starts. */
export function readAtStart({ site, folders }: Project): string[] {
  const places = folders.flatMap((folder) => ["rules", "services"].map((part) => join(folder, part)));
  return site === undefined ? places : [...places, join(site, configName)];
}

/** What to say of a change to something that the server has read when it started; undefined of anything else. */
export function changedSinceStart(project: Project, file: string): string | undefined {
  const place = readAtStart(project).find((one) => file === one || file.startsWith(one + sep));
  if (place === undefined) return undefined;
  return `${displayPath(file, process.cwd())} has changed: start the server again, which reads rules, services and ${configName} only then.`;
}
