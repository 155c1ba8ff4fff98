import { sep } from "node:path";

/** The address under which Vite serves a file of the renderer, which lies in `folder`, or of the project. */
export function sourceAddress(folder: string, file: string): string {
  const path = file.split(sep).join("/");
  const root = folder.split(sep).join("/");
  return path.startsWith(`${root}/`) ? path.slice(root.length) : `/@fs${path.startsWith("/") ? "" : "/"}${path}`;
}
