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

/** Markup and template characters, line breaks and authors' notes. Most texts have none. */
const sign = new RegExp(["^[#>]", "[*_`~[\\]<&|{$\\n\ufffd]", "TODO|FIXME|TBD|[Ll]orem ipsum"].join("|"));

/** All texts that readers see, except names and code. */
export const everyText = oncePerIndex(({ references }) => references.flatMap(asText));

/** Only texts in which markup or an author's note can be wrong: checking all others would take half as long as the rest of a build. */
export const shownTexts = oncePerIndex(({ references }) =>
  references.filter(({ value }) => sign.test(value)).flatMap(asText),
);

function asText({ file, path, value, format, excerpt }: Reference): readonly ShownText[] {
  // Only the check reads `checks` and `placeholders` of the site file.
  const isShown = !excerpt && path[0] !== "checks" && path[0] !== "placeholders";
  const kind = isShown ? textKind(format) : undefined;
  return kind ? [{ file, path, value, kind }] : [];
}

/** Whether the page of a text, or else the site, is declared to be in English: rules about words know no other language. */
export function isEnglish(content: ContentIndex, file: IndexedFile): boolean {
  return /^en\b/i.test(languageOf(content, file));
}

export function languageOf({ site }: ContentIndex, file: IndexedFile): string {
  return languageOfFile(site.data, file);
}
