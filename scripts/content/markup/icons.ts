import type { Icon } from "../../../src/site.ts";
import { iconPaths } from "./icon-paths.gen.ts";

let paths: ReadonlyMap<string, string> | undefined;

function allPaths(): ReadonlyMap<string, string> {
  paths ??= new Map(
    iconPaths
      .trim()
      .split("\n")
      .map((line) => {
        const end = line.indexOf(" ");
        return [line.slice(0, end), line.slice(end + 1)];
      }),
  );
  return paths;
}

/** The icon of that name, or undefined. */
export function findIcon(name: string): Icon | undefined {
  const path = allPaths().get(name);
  return path === undefined ? undefined : { path };
}

/** The names of all icons. */
export function iconNames(): string[] {
  return [...allPaths().keys()];
}
