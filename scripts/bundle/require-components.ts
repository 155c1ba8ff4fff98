import { existsSync } from "node:fs";
import { relative } from "node:path";
import { blockFolders, componentOf } from "../program/block-folders.ts";
import type { Project } from "../program/project.ts";
import { UsageError } from "../program/usage-error.ts";

/**
 * Throws a UsageError for whoever adds blocks where one has a schema and nothing that shows it: only the compiler of
 * types would say so, and neither builds nor the dev server run it.
 */
export function requireComponents(project: Project): void {
  const missing = blockFolders(project).filter((block) => !existsSync(componentOf(block).file));
  if (missing.length === 0) return;
  const lines = missing.map((block) => {
    const { file, name } = componentOf(block);
    return `The block "${block.type}" has a schema and no component: write ${relative(process.cwd(), file)}, which exports ${name}.`;
  });
  throw new UsageError(lines.join("\n"));
}
