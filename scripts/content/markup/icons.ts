import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Icon } from "../../../src/site.ts";

let shapes: Readonly<Record<string, Icon["shapes"]>> | undefined;

function allShapes(): Readonly<Record<string, Icon["shapes"]>> {
  // The package publishes its icons in exactly this form.
  shapes ??= JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve("lucide-static/icon-nodes.json"), "utf8"),
  ) as Readonly<Record<string, Icon["shapes"]>>;
  return shapes;
}

/** The icon of that name, or undefined. */
export function findIcon(name: string): Icon | undefined {
  const found = Object.hasOwn(allShapes(), name) ? allShapes()[name] : undefined;
  return found && { name, shapes: found };
}

/** The names of all icons. */
export function iconNames(): string[] {
  return Object.keys(allShapes());
}
