import { LineIndex } from "../diagnostic/line-index.ts";
import type { SourceFile } from "../read/read-content.ts";
import type { ContentFile } from "./content-file.ts";
import { Locator } from "./locator.ts";
import { parseText } from "./parse-text.ts";
import { startOfFile } from "../diagnostic/diagnostic.ts";

/**
 * Where the values of the text stand that was located last: its other mistakes are located next. All others are parsed again on first
 * use, for documents take much memory, and most files have no mistakes to locate.
 */
let latest: { readonly text: string; readonly locator: Locator } | undefined;

/** The places of the values in a text. `make` is asked where they are not those that were asked for last. */
export function locatorIn(text: string, make = () => new Locator(parseText(text), new LineIndex(text))): Locator {
  if (latest?.text !== text) latest = { text, locator: make() };
  return latest.locator;
}

/** A file with its data, whose text, as far as it could be read, may be another. */
export function writtenFile(source: SourceFile, data: unknown, text = source.text): ContentFile {
  return {
    source,
    data,
    locate: (path, part) => locatorIn(text).locate(path, part),
    locateExcerpt: (path, excerpt) => locatorIn(text).locateExcerpt(path, excerpt),
    sourceText: (path) => locatorIn(text).sourceText(path),
    isDamaged: () => false,
  };
}

/** A file that could not be parsed: it has no data, and its diagnostics point at its start. */
export function unknownFile(source: SourceFile): ContentFile {
  return {
    source,
    data: undefined,
    locate: () => startOfFile,
    locateExcerpt: () => undefined,
    sourceText: () => "",
    isDamaged: () => false,
  };
}
