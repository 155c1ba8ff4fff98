import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "./built-site.ts";

/** A hash of every file of a folder, by its path. */
export function hashFolder(dir: string): Record<string, string> {
  return Object.fromEntries(
    listFiles(dir).map((path) => [
      path,
      createHash("sha256")
        .update(readFileSync(join(dir, path)))
        .digest("hex"),
    ]),
  );
}
