import { type ValuePath, valueAt } from "../diagnostic/path.ts";

export interface FormerPath {
  readonly from: string;
  readonly path: ValuePath;
}

/** The former paths that the data of a page name, also where something in them is wrong. */
export function formerPaths(data: unknown): FormerPath[] {
  const paths = valueAt(data, ["redirectFrom"]);
  if (!Array.isArray(paths)) return [];
  return paths.flatMap((from: unknown, index) =>
    typeof from === "string" ? [{ from, path: ["redirectFrom", index] }] : [],
  );
}
