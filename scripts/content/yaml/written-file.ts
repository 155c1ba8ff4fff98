import { type Range, startOfFile } from "../diagnostic/diagnostic.ts";
import { LineIndex } from "../diagnostic/line-index.ts";
import { toPointer } from "../diagnostic/path.ts";
import type { SourceFile } from "../read/read-content.ts";
import type { ContentFile, PathInFile, Place } from "./content-file.ts";
import { Locator } from "./locator.ts";
import { parseText } from "./parse-text.ts";

/**
 * The locators of the last few texts, because the mistakes of a page are located in turn in its template, its parts and its table. All
 * other texts are parsed again when needed: parsed documents take much memory, and most files have no mistakes to locate.
 */
let latest: readonly { readonly text: string; readonly locator: Locator }[] = [];

/** The locator of a text, remembered or made by `make`. */
export function locatorIn(text: string, make = () => new Locator(parseText(text), new LineIndex(text))): Locator {
  const found = latest.find((one) => one.text === text) ?? { text, locator: make() };
  if (latest[0] !== found) latest = [found, ...latest.filter((one) => one !== found)].slice(0, 8);
  return found.locator;
}

/** A file with its data. `text` is what the data were read from, if not all of the source. */
export function writtenFile(source: SourceFile, data: unknown, text = source.text): ContentFile {
  const { place, isDamaged } = locatedFile(source, data, ({ path, part = "value", excerpt }) => {
    const found = path && excerpt && locatorIn(text).locateExcerpt(path, excerpt);
    const range = found ?? (path ? locatorIn(text).locate(path, part) : startOfFile);
    return { ...range, isFilled: excerpt !== undefined && !found };
  });
  // Each field is named: a spread would take longer for every page.
  return { source, data, place, sourceText: (path) => locatorIn(text).sourceText(path), isDamaged };
}

/** A file of any kind, with the function that locates its values. */
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
