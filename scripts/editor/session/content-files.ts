import { posix } from "node:path";
import { baselineFileName, isAsset, isHidden, isTable, isYaml, lockFileName } from "../../content/read/content-path.ts";
import { readBytes } from "../../content/read/read-bytes.ts";
import { UsageError } from "../../program/usage-error.ts";

/** Hidden files that change with pages, such as the list of addresses when one is renamed. */
const keptFiles: readonly string[] = [lockFileName, baselineFileName];

/**
 * The bytes of a content file; undefined if it does not exist. Throws a UsageError if it cannot be read, and for paths outside the
 * content. Files are read before they are written, so nothing else can be written either.
 */
export function readContentFile(pages: string, path: string): Buffer | undefined {
  const isPlain = path !== "" && !path.startsWith("/") && !/[\\\0]/.test(path) && posix.normalize(path) === path;
  const isInside = isPlain && !/^\.\.(?:\/|$)/.test(path) && (isYaml(path) || isAsset(path) || isTable(path));
  if (!keptFiles.includes(path) && (!isInside || isHidden(path)))
    throw new UsageError(`${JSON.stringify(path)} is not a content file.`);
  const found = readBytes(pages, path);
  if (found instanceof Uint8Array) return Buffer.from(found);
  if (found.kind === "missing") return undefined;
  throw new UsageError(`${path} cannot be read.`);
}
