import { contentHash } from "../cache/content-hash.ts";
import { readBytes } from "../content/read/read-bytes.ts";
import { decodeFile, type SourceFile } from "../content/read/read-content.ts";

/** Reads the file of a page and its checksum; undefined where it cannot be read, of which the report says why. */
export function readPage(pages: string, path: string): { source: SourceFile; hash: string } | undefined {
  const bytes = readBytes(pages, path);
  if (!(bytes instanceof Uint8Array)) return undefined;
  const source = decodeFile({ path, displayPath: path }, bytes);
  return "text" in source ? { source, hash: contentHash(bytes) } : undefined;
}
