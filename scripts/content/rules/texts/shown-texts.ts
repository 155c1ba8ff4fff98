import { toPointer, type ValuePath, valueAt } from "../../diagnostic/path.ts";
import { findFormat } from "../../formats/all-formats.ts";
import type { ContentIndex, IndexedFile, Reference } from "../../index/content-index.ts";
import { oncePerIndex } from "../../index/once-per-index.ts";
import type { MarkdownKind } from "../../markdown/parse-tree.ts";

/** A text that readers see, and whether it takes Markdown. */
export interface ShownText {
  readonly file: IndexedFile;
  readonly path: ValuePath;
  readonly value: string;
  readonly kind: "plain" | MarkdownKind;
}

/** Signs of markup and of templates, several lines, the notes of authors, and what cannot be seen; \0 stands before each text. Most have none. */
const sign = new RegExp(
  [
    "\\0[#>]",
    "[*_`~[\\]<&|{$\\n\\u2022\\u2023\\u25aa\\u25cf\\u25e6]",
    "TODO|FIXME|TBD|[Ll]orem ipsum",
    "[\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b-\\u200f\\u2060-\\u206f\\u2800\\u3164\\ue000-\\uf8ff\\ufeff\\uffa0\\ufff9-\\ufffb]",
    // The first halves of musical controls and of private characters.
    "[\\ud834\\udb80-\\udbff]",
  ].join("|"),
);

/** Whether a mistake may be in one of some texts. They are asked at once, which is many times faster than one by one. */
function isSuspectText(...texts: readonly string[]): boolean {
  return sign.test(`\0${texts.join("\0")}`);
}

/** All texts that readers see, without names and code and those that cannot have a mistake of that sort. */
export const shownTexts = oncePerIndex((content): readonly ShownText[] => findTexts(content, isSuspectText));

/** All texts that readers see, without names and code. */
export const everyText = oncePerIndex((content): readonly ShownText[] => findTexts(content, () => true));

type IsWanted = (...texts: readonly string[]) => boolean;

/** Whether the page of a text, or the site, is in English, as far as is known: rules about words know no other language. */
export function isEnglish(content: ContentIndex, file: IndexedFile): boolean {
  return /^en\b/i.test(languageOf(content, file));
}

/** The language of a page, or of the site. */
export function languageOf({ site }: ContentIndex, { data }: IndexedFile): string {
  return String(valueAt(data, ["language"]) ?? valueAt(site.data, ["language"]) ?? "en");
}

function findTexts(content: ContentIndex, isWanted: IsWanted): ShownText[] {
  const files = [content.site, ...content.pages].filter(({ data }) => isWanted(...textsBelow(data)));
  if (files.length === 0) return [];
  const wanted = new Set(files);
  const formats = new Map<IndexedFile, Map<string, string>>();
  for (const reference of content.references) {
    if (reference.excerpt === undefined && wanted.has(reference.file) && isWanted(reference.value))
      addFormat(formats, reference);
  }
  return files.flatMap((file) => {
    const known = formats.get(file);
    return textsIn({ file, isWanted }, file.data, []).flatMap(({ path, value }) => {
      const kind = shownKind(known?.get(toPointer(path)));
      return kind ? [{ file, path, value, kind }] : [];
    });
  });
}

function addFormat(formats: Map<IndexedFile, Map<string, string>>, { file, path, format }: Reference): void {
  const known = formats.get(file) ?? new Map<string, string>();
  formats.set(file, known.set(toPointer(path), format));
}

/** How a text of a format is shown, or undefined where it is no text for readers. */
function shownKind(format: string | undefined): ShownText["kind"] | undefined {
  const { kind } = findFormat(format) ?? {};
  if (kind === undefined) return "plain";
  return kind === "sentence" || kind === "prose" ? kind : undefined;
}

function textsBelow(value: unknown): string[] {
  const texts: string[] = [];
  collectTexts(value, texts);
  return texts;
}

function collectTexts(value: unknown, texts: string[]): void {
  if (typeof value === "string") texts.push(value);
  else if (Array.isArray(value)) for (const entry of value) collectTexts(entry, texts);
  // Without a list of the values, which would take longer than to look at them.
  else if (typeof value === "object" && value !== null)
    for (const key in value) collectTexts((value as Readonly<Record<string, unknown>>)[key], texts);
}

interface Search {
  readonly file: IndexedFile;
  readonly isWanted: IsWanted;
}

/** The wanted texts of a value. One that is wrong, or a block without a type, may have any format. */
function textsIn(search: Search, value: unknown, path: ValuePath): { path: ValuePath; value: string }[] {
  const { file, isWanted } = search;
  if (typeof value === "string") return isWanted(value) && isKnown(file, path) ? [{ path, value }] : [];
  if (typeof value !== "object" || value === null || isTypeless(value, path)) return [];
  // Both are read by the check alone.
  if (path.length === 1 && (path[0] === "placeholders" || path[0] === "checks")) return [];
  const entries = Object.entries(value).filter(([key]) => !(key === "name" && isField(value)));
  const texts = entries.flatMap(([key, entry]) =>
    textsIn(search, entry, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return texts.length > 0 && isKnown(file, path) ? texts : [];
}

/** Whether a mapping is a question of a form, whose name only programs read: it alone has a label beside it. */
function isField(value: object): boolean {
  return "label" in value;
}

function isKnown({ wrong }: IndexedFile, path: ValuePath): boolean {
  if (wrong.size === 0) return true;
  const pointer = toPointer(path);
  return !wrong.has(pointer) && !wrong.has(`${pointer}/type`);
}

function isTypeless(value: object, path: ValuePath): boolean {
  return path.length === 2 && path[0] === "blocks" && !Object.hasOwn(value, "type");
}
