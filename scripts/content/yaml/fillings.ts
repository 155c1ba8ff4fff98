import type { ValuePath } from "../diagnostic/path.ts";
import type { SourceFile } from "../read/read-content.ts";
import type { ContentFile } from "./content-file.ts";

/** The content that pages are composed of besides their own files. */
export interface SharedValues {
  /** The files of facts, of the whole site and of each language, by the routes of home pages. */
  readonly facts: ReadonlyMap<string, ContentFile>;
  /** The parts, files of blocks that pages share, by name. */
  readonly parts: ReadonlyMap<string, ContentFile>;
  /** The data of the site file. */
  readonly site: unknown;
}

/** A row of a table from which a page is made. */
export interface Row {
  readonly table: ContentFile;
  readonly number: number;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The values that one file is filled with. */
export interface Fillings {
  readonly shared: SharedValues;
  readonly row?: Row | undefined;
}

/** A file whose page is composed of more than the file itself. */
export interface ComposedSource extends SourceFile {
  readonly fillings: Fillings;
}

export function isComposed(source: SourceFile): source is ComposedSource {
  return "fillings" in source;
}

/** The number of the table row from which a page is made, from 0. */
export function rowNumber(source: object): number | undefined {
  return "fillings" in source ? (source as ComposedSource).fillings.row?.number : undefined;
}

/** The files that a file may be filled from. It need not use all of them. */
export function filledWith(source: SourceFile): readonly SourceFile[] {
  if (!isComposed(source)) return [];
  const { shared, row } = source.fillings;
  return [...shared.facts.values(), ...shared.parts.values(), ...(row ? [row.table] : [])].map((file) => file.source);
}

/** The folders whose pages cannot be made from a table, because the table or its template has a mistake, or there are no rows. */
export type UnmadeFolders = ReadonlyMap<string, "mistake" | "empty">;

/** A value that a text can refer to, and where it is written. */
export interface NamedValue {
  readonly value: unknown;
  readonly file: ContentFile;
  readonly path: ValuePath;
  readonly kind: "fact" | "cell" | "value";
  /** Where a page passes a cell to a part. */
  readonly given?: Pick<NamedValue, "file" | "path">;
  /** The cells in a text that a page passes to a part. */
  readonly cells?: readonly NamedValue[];
}
