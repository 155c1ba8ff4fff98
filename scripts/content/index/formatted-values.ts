import { toPointer } from "../diagnostic/path.ts";
import { findFormat } from "../formats/all-formats.ts";
import { parseLink } from "../formats/parse-link.ts";
import type { FormatMapper } from "../schema/map-formats.ts";
import type { IndexedFile, Link, NumberReference, Reference } from "./content-index.ts";

/** The values of a file whose schema gives them a format, and the links in them. */
export interface FormattedValues {
  readonly references: readonly Reference[];
  readonly numbers: readonly NumberReference[];
  readonly links: readonly Link[];
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

/** Finds the formatted values of a file. Each field is named, because a spread would take longer than everything else here. */
function findValues(file: IndexedFile, mapper: FormatMapper): FormattedValues {
  const references: Reference[] = [];
  const numbers: NumberReference[] = [];
  mapper(file.data, ({ value, format, path, owner, place }) => {
    if (file.wrong.size > 0 && file.wrong.has(toPointer(path))) return value;
    if (typeof value === "string") references.push({ value, format, path, owner, place, file });
    else numbers.push({ value, format, path, owner, file });
    return value;
  });
  return { references, numbers, links: references.flatMap(linksOf) };
}

function linksOf({ file, path, format, value }: Reference): Link[] {
  const found = findFormat(format)?.links?.(value) ?? [];
  return found.map(({ href, span }) => ({ file, path, href, target: parseLink(href), excerpt: span }));
}
