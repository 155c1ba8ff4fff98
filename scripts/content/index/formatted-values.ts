import { toPointer, type ValuePath, valueAt } from "../diagnostic/path.ts";
import { anchorFormat } from "../formats/address-formats.ts";
import { findFormat } from "../formats/all-formats.ts";
import { type ParsedLink, parseLink } from "../formats/parse-link.ts";
import type { FormatMapper, FormattedValue } from "../schema/map-formats.ts";
import type { ContentFile, Excerpt } from "../yaml/content-file.ts";
import { isOver } from "./publication.ts";

/** A file as checks over several files see it, even with mistakes. */
export interface IndexedFile extends ContentFile {
  /**
   * Whether the file has no mistakes of its own. A file with mistakes may hold links and anchors that were not found.
   */
  readonly isComplete: boolean;
  /** The JSON Pointers of wrong values, which further checks ignore. */
  readonly wrong: ReadonlySet<string>;
}

/** A page before its formats are resolved: every formatted text is still as the author wrote it. */
export interface PageFile extends IndexedFile {
  readonly route: string;
  /** The number of the table row that it is made from. */
  readonly row?: number | undefined;
}

/** A text whose schema gives it a format, with its file. */
export interface Reference extends FormattedValue {
  readonly file: IndexedFile;
  /** The part of a text that the value comes from, if it is not the whole text. */
  readonly excerpt?: Excerpt | undefined;
}

/** A link: a text that is one, or a part of a Markdown text, which `excerpt` locates. */
export interface LinkReference {
  readonly file: IndexedFile;
  readonly path: ValuePath;
  readonly href: string;
  /** Undefined if the link has none of the allowed forms. */
  readonly target: ParsedLink | undefined;
  readonly excerpt: Excerpt | undefined;
}

export interface FormattedValues {
  readonly references: readonly Reference[];
  readonly links: readonly LinkReference[];
}

/** Returns a function that says whether a site shows a value at a moment: not those of an announcement that is over. A language may inherit its end. */
export function isSeenIn([site]: readonly [IndexedFile, ...unknown[]], at: number) {
  const inherited = valueAt(site.data, ["announcement"]);
  return ({ file, path }: Pick<Reference, "file" | "path">) =>
    path[0] !== "announcement" ||
    !isOver({ ...Object(inherited), ...Object(valueAt(file.data, ["announcement"])) }, at);
}

/** The formatted values of a file, which `known` keeps. */
export function valuesOf(
  file: IndexedFile,
  mapper: FormatMapper,
  known: WeakMap<IndexedFile, FormattedValues> | undefined,
): FormattedValues {
  const values = known?.get(file) ?? findValues(file, mapper);
  known?.set(file, values);
  return values;
}

/** Finds the formatted values of a file. Fields are listed one by one, because a spread would take longer than everything else here. */
function findValues(file: IndexedFile, mapper: FormatMapper): FormattedValues {
  const references: Reference[] = [];
  mapper(file.data, ({ value, format, path, owner, place }) => {
    if (file.wrong.size > 0 && file.wrong.has(toPointer(path))) return value;
    const reference = { value, format, path, owner, place, file };
    references.push(reference);
    for (const anchor of anchorsOf(reference)) references.push(anchor);
    return value;
  });
  return { references, links: references.flatMap(linksOf) };
}

/** The anchors in a text, as references of their own. */
function anchorsOf({ file, path, format, value, owner }: Reference): Reference[] {
  const found = findFormat(format)?.anchors?.(value, owner) ?? [];
  return found.map(({ anchor, span }) => ({
    value: anchor,
    format: anchorFormat.name,
    path,
    owner,
    file,
    excerpt: span,
  }));
}

export function linksOf({ file, path, format, value }: Reference): LinkReference[] {
  const found = findFormat(format)?.links?.(value) ?? [];
  return found.map(({ href, span }) => ({ file, path, href, target: parseLink(href), excerpt: span }));
}
