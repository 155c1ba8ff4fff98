import { type Range, startOfFile } from "../diagnostic/diagnostic.ts";
import { LineIndex } from "../diagnostic/line-index.ts";
import { toPointer } from "../diagnostic/path.ts";
import type { SourceFile } from "../read/read-content.ts";
import type { ContentFile, PathInFile, Place } from "./content-file.ts";
import { Locator } from "./locator.ts";
import { parseText } from "./parse-text.ts";

/**
 * Where the values of the texts stand that were located last: their other mistakes are located next, those of a page of a row by turns in
 * its template, its parts and its table. All others are parsed again on first use, for documents take much memory, and most files have no
 * mistakes to locate.
 */
let latest: readonly { readonly text: string; readonly locator: Locator }[] = [];

/** The places of the values in a text. `make` is asked where they are not among those that were asked for last. */
export function locatorIn(text: string, make = () => new Locator(parseText(text), new LineIndex(text))): Locator {
  const found = latest.find((one) => one.text === text) ?? { text, locator: make() };
  if (latest[0] !== found) latest = [found, ...latest.filter((one) => one !== found)].slice(0, 8);
  return found.locator;
}

/** A file with its data, whose text, as far as it could be read, may be another. */
export function writtenFile(source: SourceFile, data: unknown, text = source.text): ContentFile {
  const { place, isDamaged } = locatedFile(source, data, ({ path, part = "value", excerpt }) => {
    const found = path && excerpt && locatorIn(text).locateExcerpt(path, excerpt);
    const range = found ?? (path ? locatorIn(text).locate(path, part) : startOfFile);
    return { ...range, isFilled: excerpt !== undefined && !found };
  });
  // Each field is named: a spread would take longer for every page.
  return { source, data, place, sourceText: (path) => locatorIn(text).sourceText(path), isDamaged };
}

/** A file of any kind, by the function that says where its values stand. */
export function locatedFile(
  source: SourceFile,
  data: unknown,
  locate: (at: PathInFile) => Range & Pick<Place, "isFilled">,
): ContentFile {
  return {
    source,
    data,
    place(at) {
      const { line, column, endLine, endColumn, isFilled = false } = locate(at);
      const range = { line, column, endLine, endColumn };
      return { ...range, file: source.displayPath, pointer: toPointer(at.path ?? []), related: [], isFilled };
    },
    sourceText: () => "",
    isDamaged: () => false,
  };
}

/** A file that could not be parsed: it has no data, and its diagnostics point at its start. */
export function unknownFile(source: SourceFile): ContentFile {
  return locatedFile(source, undefined, () => startOfFile);
}
