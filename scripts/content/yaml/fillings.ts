import type { ValuePath } from "../diagnostic/path.ts";
import type { SourceFile } from "../read/read-content.ts";
import type { ContentFile } from "./content-file.ts";

/** What the pages of a site are composed of beside their own files. */
export interface SharedValues {
  /** The files with facts: that of the whole site, and those in the words of a language, by the routes of home pages. */
  readonly facts: ReadonlyMap<string, ContentFile>;
  /** The files with blocks that pages share, by their names. */
  readonly parts: ReadonlyMap<string, ContentFile>;
  /** The data of the file of the site. */
  readonly site: unknown;
}

/** A row of a table, of which a page is made. */
export interface Row {
  readonly table: ContentFile;
  readonly number: number;
  readonly values: Readonly<Record<string, unknown>>;
}

/** What one file is filled with. */
export interface Fillings {
  readonly shared: SharedValues;
  readonly row?: Row | undefined;
}

/** A file that is not all that its page is made of. */
export interface ComposedSource extends SourceFile {
  readonly fillings: Fillings;
}

export function isComposed(source: SourceFile): source is ComposedSource {
  return "fillings" in source;
}

/** The number of the row of a table of which a page is made, from 0. */
export function rowNumber(source: object): number | undefined {
  return "fillings" in source ? (source as ComposedSource).fillings.row?.number : undefined;
}

/** The files that one is filled with, of which it may use some. */
export function filledWith(source: SourceFile): readonly SourceFile[] {
  if (!isComposed(source)) return [];
  const { shared, row } = source.fillings;
  return [...shared.facts.values(), ...shared.parts.values(), ...(row ? [row.table] : [])].map((file) => file.source);
}

/** The folders whose pages cannot be made of a table, because something is wrong with it or its template, or for want of rows. */
export type UnmadeFolders = ReadonlyMap<string, "mistake" | "empty">;

/** A value that a text can name, and where it is written. */
export interface NamedValue {
  readonly value: unknown;
  readonly file: ContentFile;
  readonly path: ValuePath;
  readonly kind: "fact" | "cell" | "value";
  /** Where a page gives a cell to a part. */
  readonly given?: Pick<NamedValue, "file" | "path">;
  /** The cells in a text that a page gives to a part. */
  readonly cells?: readonly NamedValue[];
}
