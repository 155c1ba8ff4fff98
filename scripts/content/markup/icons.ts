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
  const known = drawn.get(name);
  if (known) return known;
  const found = Object.hasOwn(allShapes(), name) ? allShapes()[name] : undefined;
  const icon = found && { name, shapes: joinPaths(found) };
  if (icon) drawn.set(name, icon);
  return icon;
}

/** Sites use few icons, and those on many pages. */
const drawn = new Map<string, Icon>();

type Shapes = Icon["shapes"];

/** Draws neighbouring paths as one, which looks the same and is shorter. */
function joinPaths(shapes: Shapes): Shapes {
  const joined: Shapes[number][] = [];
  for (const shape of shapes) {
    const [before, after] = [pathOf(joined.at(-1)), pathOf(shape)];
    if (before === undefined || after === undefined) joined.push(shape);
    else joined.splice(-1, 1, ["path", { d: before + fromOrigin(after) }]);
  }
  return joined;
}

/** The drawing instructions of a path that has no other attribute. */
function pathOf(shape: Shapes[number] | undefined): string | undefined {
  const [element, attributes = {}] = shape ?? [];
  return element === "path" && Object.keys(attributes).length === 1 ? attributes["d"] : undefined;
}

/** A path that begins at the origin wherever it stands: a first move is always meant absolutely, and the lines after it are not. */
function fromOrigin(path: string): string {
  return path.replace(
    /^m(\s*-?[\d.]+[\s,]*-?(?:\d+\.?\d*|\.\d+))\s*([\d.-]?)/,
    (_, start: string, next: string) => `M${start}${next && "l"}${next}`,
  );
}

/** The names of all icons. */
export function iconNames(): string[] {
  return Object.keys(allShapes());
}
