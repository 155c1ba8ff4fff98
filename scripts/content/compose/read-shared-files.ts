import { fileKind, rowKey, siteFileName } from "../read/content-path.ts";
import { listEntries } from "../read/list-entries.ts";
import { readSource, type SourceFile } from "../read/read-content.ts";

/** The files that the pages of a folder are filled with, with that of the site; none where no page is filled with anything. */
export function readSharedFiles(pages: string): readonly SourceFile[] {
  let paths: readonly string[];
  try {
    paths = listEntries(pages).map(({ path }) => path);
  } catch {
    // The check tells of it.
    return [];
  }
  const isShared = (path: string) => ["facts", "part"].includes(fileKind(path));
  if (!paths.some((path) => isShared(path) || rowKey(path) !== undefined)) return [];
  return paths
    .filter((path) => isShared(path) || path === siteFileName)
    .flatMap((path) => {
      const source = readSource(pages, { path, displayPath: path });
      return "text" in source ? [source] : [];
    });
}
