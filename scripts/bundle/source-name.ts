import { relative, sep } from "node:path";
import type { Project } from "../program/project.ts";

/** A name for a source file, the same on every machine: a path below the renderer, or relative to the project folder. */
export function sourceName({ root, site = root }: Project, file: string): string {
  const ofRenderer = relative(root, file);
  const name = ofRenderer.startsWith("..") ? relative(site, file) : ofRenderer;
  return name.split(sep).join("/");
}
