import { toPointer, type ValuePath } from "../../diagnostic/path.ts";
import { findFormat } from "../../formats/all-formats.ts";
import { type ContentIndex, type IndexedFile, type Reference, oncePerIndex } from "../../index/content-index.ts";
import { languageOfFile } from "../../index/site-languages.ts";
import type { MarkdownKind } from "../../markdown/mask-signs.ts";

export interface ShownText {
  readonly file: IndexedFile;
  readonly path: ValuePath;
  readonly value: string;
  readonly kind: "plain" | MarkdownKind;
}

/** Signs of markup and of templates, several lines, and the notes of authors. Most texts have none. */
const sign = new RegExp(["^[#>]", "[*_`~[\\]<&|{$\\n]", "TODO|FIXME|TBD|[Ll]orem ipsum"].join("|"));

/** All texts that readers see, without names and code. */
export const everyText = oncePerIndex(findTexts);

/** Those in which markup, a sign or a note of an author can be wrong: for all others the rules would take half as long as the rest of a build. */
export const shownTexts = oncePerIndex((content) => everyText(content).filter(({ value }) => sign.test(value)));

/** Whether the page of a text, or the site, is in English, as far as is known: rules about words know no other language. */
export function isEnglish(content: ContentIndex, file: IndexedFile): boolean {
  return /^en\b/i.test(languageOf(content, file));
}

export function languageOf({ site }: ContentIndex, file: IndexedFile): string {
  return languageOfFile(site.data, file);
}

function findTexts(content: ContentIndex): readonly ShownText[] {
  const formats = new Map<IndexedFile, Map<string, string>>();
  for (const reference of content.references) if (reference.excerpt === undefined) addFormat(formats, reference);
  return [...content.siteFiles, ...content.pages].flatMap((file) => {
    const known = formats.get(file);
    return textsIn(file, file.data, []).flatMap(({ path, value }) => {
      const kind = shownKind(known?.get(toPointer(path)));
      return kind ? [{ file, path, value, kind }] : [];
    });
  });
}

function addFormat(formats: Map<IndexedFile, Map<string, string>>, { file, path, format }: Reference): void {
  const known = formats.get(file) ?? new Map<string, string>();
  formats.set(file, known.set(toPointer(path), format));
}

function shownKind(format: string | undefined): ShownText["kind"] | undefined {
  const { kind } = findFormat(format) ?? {};
  if (kind === undefined) return "plain";
  return kind === "sentence" || kind === "prose" ? kind : undefined;
}

function textsIn(file: IndexedFile, value: unknown, path: ValuePath): { path: ValuePath; value: string }[] {
  if (typeof value === "string") return isKnown(file, path) ? [{ path, value }] : [];
  if (typeof value !== "object" || value === null || isTypeless(value, path)) return [];
  // Both are read by the check alone.
  if (path.length === 1 && (path[0] === "placeholders" || path[0] === "checks")) return [];
  const entries = Object.entries(value).filter(([key]) => !(key === "name" && isField(value)));
  const texts = entries.flatMap(([key, entry]) =>
    textsIn(file, entry, [...path, Array.isArray(value) ? Number(key) : key]),
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
