import { sep } from "node:path";
import { projectRoot } from "../program/project.ts";

/** The address under which Vite serves a file of the renderer, or of the project. */
export function sourceAddress(file: string): string {
  const path = file.split(sep).join("/");
  const root = projectRoot.split(sep).join("/");
  return path.startsWith(`${root}/`) ? path.slice(root.length) : `/@fs${path.startsWith("/") ? "" : "/"}${path}`;
}
