import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * The style modules of a component and of all components that it imports, whichever module of the build those are in.
 * @param known Files that are known already, whose styles are not asked for.
 */
export function stylesBelow(file: string, known: readonly string[]): string[] {
  const found = new Set<string>();
  addBelow(file, new Set(known), found);
  return [...found].filter((path) => path.endsWith(".module.css"));
}

function addBelow(file: string, known: ReadonlySet<string>, found: Set<string>): void {
  found.add(file);
  if (file.endsWith(".css")) return;
  for (const [, path = ""] of readFileSync(file, "utf8").matchAll(/^(?:import|\}) (?!type ).*?"(\.[^"]+)";$/gm)) {
    const target = join(dirname(file), path);
    if (/components|\.module\.css$/.test(target) && !known.has(target) && !found.has(target))
      addBelow(target, known, found);
  }
}
