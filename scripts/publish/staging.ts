import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** The path of a staging folder beside an output, where the new files of a build stand first. The name is unlike any that a person would give. */
export function stagingOf(out: string, pid = process.pid): string {
  return `${out}.yaml-pages-new-${pid}`;
}

/** The staging folders beside an output, and parts of them: where its lock is held, those of builds that were ended early. */
export function listStagings(out: string): string[] {
  const [parent, name] = [dirname(out), basename(out)];
  if (!existsSync(parent)) return [];
  const isStaging = (entry: string) =>
    entry.startsWith(name) && /^\.yaml-pages-new-\d+(?:-part)*$/.test(entry.slice(name.length));
  return readdirSync(parent)
    .filter(isStaging)
    .map((entry) => join(parent, entry));
}
