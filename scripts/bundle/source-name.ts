import { relative, sep } from "node:path";
import { projectRoot, siteProject } from "../program/project.ts";

/** A name for a source file, the same on every machine: a path below the renderer, or from the folder of the project. */
export function sourceName(file: string): string {
  const ofRenderer = relative(projectRoot, file);
  const name = ofRenderer.startsWith("..") ? relative(siteProject ?? projectRoot, file) : ofRenderer;
  return name.split(sep).join("/");
}
