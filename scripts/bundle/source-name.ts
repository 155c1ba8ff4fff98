import { relative, sep } from "node:path";
import { projectRoot, siteProject } from "../program/project.ts";

/** A name for a file of the renderer or of the project, the same on every machine: `src/blocks/hero/hero.module.css`, or `blocks/…`. */
export function sourceName(file: string): string {
  const ofRenderer = relative(projectRoot, file);
  const name = ofRenderer.startsWith("..") ? relative(siteProject ?? projectRoot, file) : ofRenderer;
  return name.split(sep).join("/");
}
