import { contentHash } from "../cache/content-hash.ts";
import { parseAlone } from "../content/check/parse-file.ts";
import { filledSource, readShared } from "../content/compose/compose-content.ts";
import { readBytes } from "../content/read/read-bytes.ts";
import { decodeFile, type SourceFile } from "../content/read/read-content.ts";
import { isComposed } from "../content/yaml/fillings.ts";
import { unknownFile } from "../content/yaml/written-file.ts";

/** A page of a content folder. */
export interface PageName {
  /** The path inside the content folder; for the page of a row, the one that it would have as a file. */
  readonly path: string;
  readonly row?: RowOfPage | undefined;
}

/** The table row from which a page is made, and the path of its template. */
interface RowOfPage {
  readonly template: string;
  readonly number: number;
  readonly values: Readonly<Record<string, unknown>>;
}

interface ReadPage {
  readonly source: SourceFile;
  readonly hash: string;
}

/** Reads a page; undefined if it cannot be read, in which case the report says why. */
export type PageReader = (page: PageName) => ReadPage | undefined;

/** Creates a reader of pages, which are filled in from some of the site's files. Each template is read once. */
export function createPageReader(pages: string, shared: readonly SourceFile[]): PageReader {
  const templates = new Map<string, ReadPage | undefined>();
  const read = (path: string): ReadPage | undefined => {
    const bytes = readBytes(pages, path);
    if (!(bytes instanceof Uint8Array)) return undefined;
    const source = decodeFile({ path, displayPath: path }, bytes);
    return "text" in source ? { source, hash: contentHash(bytes) } : undefined;
  };
  const values = () => readShared(shared, parseAlone).shared;
  return ({ path, row }) => {
    if (!row) {
      const page = read(path);
      return page && shared.length > 0 ? { ...page, source: filledSource(page.source, values()) } : page;
    }
    const { template, number, values: cells } = row;
    if (!templates.has(template)) templates.set(template, read(template));
    const page = templates.get(template);
    const table = unknownFile({ path: "", displayPath: "", text: "" });
    const fillings = { shared: values(), row: { table, number, values: cells } };
    return page && { ...page, source: { ...page.source, path, fillings } as SourceFile };
  };
}

/** The checksum of what a page is made from: its file, or the result if the file is filled in. */
export function hashOfPage({ source, hash }: ReadPage, data: unknown): string {
  return isComposed(source) ? contentHash(JSON.stringify(data)) : hash;
}
