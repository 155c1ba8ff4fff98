import { contentHash } from "../cache/content-hash.ts";
import { parseFile } from "../content/check/parse-file.ts";
import { readBytes } from "../content/read/read-bytes.ts";
import { decodeFile, type SourceFile } from "../content/read/read-content.ts";
import type { ExaminedPages } from "./examined-pages.ts";

/** Reads the file of a page and its checksum; undefined where it cannot be read, of which the report says why. */
export function readPage(pages: string, path: string): { source: SourceFile; hash: string } | undefined {
  const bytes = readBytes(pages, path);
  if (!(bytes instanceof Uint8Array)) return undefined;
  const source = decodeFile({ path, displayPath: path }, bytes);
  return "text" in source ? { source, hash: contentHash(bytes) } : undefined;
}

interface ExaminedFile {
  /** The content folder. */
  readonly pages: string;
  readonly path: string;
  /** The checksum of the file as it was examined. */
  readonly fileHash: string;
}

/** Takes the data of a page as it was examined, in this thread or another; undefined where its file has changed since. */
export function takeExamined(
  examined: ExaminedPages,
  { pages, path, fileHash }: ExaminedFile,
): { readonly data: unknown } | undefined {
  const kept = examined.take(path);
  if (kept?.hash === fileHash) return kept;
  // Another thread or an earlier build has examined it: there is nothing to validate.
  const file = readPage(pages, path);
  return file?.hash === fileHash ? { data: parseFile(file.source).file.data } : undefined;
}
