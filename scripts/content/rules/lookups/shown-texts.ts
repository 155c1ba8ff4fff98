import { toPointer, type ValuePath } from "../../diagnostic/path.ts";
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

/** Signs of markup and of broken copies that can stand anywhere in a text. */
const sign = /[*_`~[\]<&|\n\t\\\u2028\u2029“„\u00b7\u2022\u2023\u2219\u25aa\u25cf\u25e6âÂÃÄÅð]/;

/** Signs that begin a text, which may be an entry of a list. */
const start =
  /\p{Ll}{2}- \p{Ll}{2}|[,;]\0|\0(?:[-+–—>/\\] |[-=]> |-\| |##|(?:Certainly|Sure|Of course|Absolutely)[!,.])/u;

/** Pairs of signs, which mean nothing alone: `/#contact`, `{id}`. */
const pairs = [
  "# ",
  "(c)",
  "(C)",
  "h2.",
  "h3.",
  "{#",
  "{year",
  "{ ",
  "{H",
  "$YEAR",
  "%%",
  "==",
  "---",
  ":::",
  "NaN",
  "undefined",
  "Error!",
  "Click ",
  "Commented",
  "??",
  "{+",
  "{~",
  "{>",
  "{:",
  "$?",
  "£?",
  "€?",
  "$ ?",
  "£ ?",
  "€ ?",
  "@",
  "{{",
  "${",
  "{%",
  " - ",
  ">>>>",
  '"\0',
  "1. ",
  "1) ",
  "TODO",
  "FIXME",
  "XX",
  "oaicite",
  "citeturn",
  "【",
  ":wq",
  "language model",
  "Would you like me",
  "et me know if",
  "f you",
  "ope this",
  "Feel free",
  "HYPERLINK",
  "link:",
  "xref:",
  '":/',
  '":#',
  '":h',
  "From: ",
  " wrote",
  "Sent from my",
  " gesendet",
  "Envoyé de mon",
  "Get Outlook",
];

/** "Monday, 3 May 2031", whose day may be another one, and "31 June". */
const dated =
  /\b(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat)[a-z]*\.?,? (?:the )?[\dA-Z].{2,24}\d{4}|\b3[01] (?:Feb|Apr|Jun|Sep|Nov)/;

/** `:ship:`, and not `10:40:00`; the variable of a mail, `%NAME%`. */
const shortName = /:[a-z][a-z0-9_+-]*:|%[A-Z_]{3,31}%/;

/** A price with a comma before its pence, a range of prices, and one of years. */
const price = /[£$] ?\d+,\d\d(?!\d)|[£€$] ?\d[\d.,]{0,12} ?[–—-] ?[£€$]|\d{4}–[12]\d{3}/;

/** Texts that only fill a place, in small letters: an expression for both kinds of letters takes three times as long. */
const filler =
  /lorem ipsum|dolor sit amet|consectetur adip|sed do eiusmod|asdf|qwer|blah|(?:john|jane) doe|joe bloggs|mustermann|[£$€] ?(?:x+[.,]x|tb[acd]|nn)| here\0|\0(?:foo|new page|untitled|page title|your t)/;

/** Whether a mistake may be in one of some texts. Most have none. They are asked at once, which is many times faster than one by one. */
function isSuspectText(...texts: readonly string[]): boolean {
  const text = `\0${texts.join("\0")}\0`;
  return (
    sign.test(text) ||
    filler.test(text.toLowerCase()) ||
    start.test(text) ||
    shortName.test(text) ||
    price.test(text) ||
    dated.test(text) ||
    pairs.some((pair) => text.includes(pair))
  );
}

/** All texts that readers see, without names and code and those that cannot have a mistake of that sort. */
export const shownTexts = oncePerIndex((content): readonly ShownText[] => findTexts(content));

function findTexts(content: ContentIndex): ShownText[] {
  const files = [content.site, ...content.pages].filter(({ data }) => isSuspect(data));
  if (files.length === 0) return [];
  const wanted = new Set(files);
  const formats = new Map<IndexedFile, Map<string, string>>();
  for (const reference of content.references) {
    if (reference.excerpt === undefined && wanted.has(reference.file) && isSuspectText(reference.value))
      addFormat(formats, reference);
  }
  return files.flatMap((file) => {
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

/** How a text of a format is shown, or undefined where it is no text for readers. */
export function shownKind(format: string | undefined): ShownText["kind"] | undefined {
  const { kind } = findFormat(format) ?? {};
  if (kind === undefined) return "plain";
  return kind === "sentence" || kind === "prose" ? kind : undefined;
}

/** Whether one of the texts in a value is suspect. */
function isSuspect(value: unknown): boolean {
  const texts: string[] = [];
  collectTexts(value, texts);
  return isSuspectText(...texts);
}

function collectTexts(value: unknown, texts: string[]): void {
  if (typeof value === "string") texts.push(value);
  else if (Array.isArray(value)) for (const entry of value) collectTexts(entry, texts);
  // Without a list of the values, which would take longer than to look at them.
  else if (typeof value === "object" && value !== null)
    for (const key in value) collectTexts((value as Readonly<Record<string, unknown>>)[key], texts);
}

/** The suspect texts of a value. One that is wrong, or a block without a type, may have any format. */
function textsIn(file: IndexedFile, value: unknown, path: ValuePath): { path: ValuePath; value: string }[] {
  if (typeof value === "string") return isSuspectText(value) && isKnown(file, path) ? [{ path, value }] : [];
  if (typeof value !== "object" || value === null || isTypeless(value, path)) return [];
  // Pointers are read by the check alone.
  if (path.length === 1 && path[0] === "placeholders") return [];
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
