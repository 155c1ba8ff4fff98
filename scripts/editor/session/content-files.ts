import { posix } from "node:path";
import { baselineFileName, isAsset, isHidden, isTable, isYaml, lockFileName } from "../../content/read/content-path.ts";
import { readBytes } from "../../content/read/read-bytes.ts";
import { UsageError } from "../../program/usage-error.ts";

/** Hidden files that change with pages, such as their addresses when one is renamed. */
const keptFiles: readonly string[] = [lockFileName, baselineFileName];

/**
 * The bytes of a file of the content; undefined where it is not there. Throws a UsageError where it cannot be read, and for a path that
 * no file of the content has: nothing else is written, too, because what is written is read before.
 */
export function readContentFile(pages: string, path: string): Buffer | undefined {
  const isPlain = path !== "" && !path.startsWith("/") && !/[\\\0]/.test(path) && posix.normalize(path) === path;
  const isInside = isPlain && !/^\.\.(?:\/|$)/.test(path) && (isYaml(path) || isAsset(path) || isTable(path));
  if (!keptFiles.includes(path) && (!isInside || isHidden(path)))
    throw new UsageError(`${JSON.stringify(path)} is no file of the content.`);
  const found = readBytes(pages, path);
  if (found instanceof Uint8Array) return Buffer.from(found);
  if (found.kind === "missing") return undefined;
  throw new UsageError(`${path} cannot be read.`);
}
