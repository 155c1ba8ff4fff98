import type { ValuePath } from "../../diagnostic/path.ts";
import { type ContentIndex, type IndexedFile, oncePerIndex, type Reference } from "../../index/content-index.ts";
import { languageOfFile } from "../../index/site-languages.ts";
import { type TextKind, textKind } from "../../schema/map-formats.ts";

export interface ShownText {
  readonly file: IndexedFile;
  readonly path: ValuePath;
  readonly value: string;
  readonly kind: TextKind;
}

/** Signs of markup and of templates, several lines, and the notes of authors. Most texts have none. */
const sign = new RegExp(["^[#>]", "[*_`~[\\]<&|{$\\n\ufffd]", "TODO|FIXME|TBD|[Ll]orem ipsum"].join("|"));

/** All texts that readers see, without names and code. */
export const everyText = oncePerIndex(({ references }) => references.flatMap(asText));

/** Those in which markup, a sign or a note of an author can be wrong: for all others the rules would take half as long as the rest of a build. */
export const shownTexts = oncePerIndex(({ references }) =>
  references.filter(({ value }) => sign.test(value)).flatMap(asText),
);

function asText({ file, path, value, format, excerpt }: Reference): readonly ShownText[] {
  // What the site file says of checks and placeholders is read by the check alone.
  const isShown = !excerpt && path[0] !== "checks" && path[0] !== "placeholders";
  const kind = isShown ? textKind(format) : undefined;
  return kind ? [{ file, path, value, kind }] : [];
}

/** Whether the page of a text, or the site, is in English, as far as is known: rules about words know no other language. */
export function isEnglish(content: ContentIndex, file: IndexedFile): boolean {
  return /^en\b/i.test(languageOf(content, file));
}

export function languageOf({ site }: ContentIndex, file: IndexedFile): string {
  return languageOfFile(site.data, file);
}
