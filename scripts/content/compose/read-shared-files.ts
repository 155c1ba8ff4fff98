import { fileKind, rowKey, siteFileName } from "../read/content-path.ts";
import { listEntries } from "../read/list-entries.ts";
import { readBytes } from "../read/read-bytes.ts";
import { decodeFile, type SourceFile } from "../read/read-content.ts";

/** The files that the pages of a folder are filled with, with that of the site; none where no page is filled with anything. */
export function readSharedFiles(pages: string): readonly SourceFile[] {
  const paths = pathsIn(pages);
  const isShared = (path: string) => ["facts", "part"].includes(fileKind(path));
  if (!paths.some((path) => isShared(path) || rowKey(path) !== undefined)) return [];
  return paths
    .filter((path) => isShared(path) || path === siteFileName)
    .flatMap((path) => {
      const bytes = readBytes(pages, path);
      const source = bytes instanceof Uint8Array ? decodeFile({ path, displayPath: path }, bytes) : undefined;
      return source && "text" in source ? [source] : [];
    });
}

/** The paths in a content folder; none where it cannot be read, of which the check tells. */
function pathsIn(pages: string): readonly string[] {
  try {
    return listEntries(pages).map(({ path }) => path);
  } catch {
    return [];
  }
}
