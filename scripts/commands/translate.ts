import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type GetTextTranslation, po } from "gettext-parser";
import { isNode } from "yaml";
import { loadModel } from "../cache/load-model.ts";
import { replaceFile } from "../cache/replace-file.ts";
import type { Flags } from "../command-line/options.ts";
import { requireLanguage } from "../command-line/require-language.ts";
import { requirePages } from "../command-line/require-pages.ts";
import { indexRawContent } from "../content/check/check-content.ts";
import { toPointer, valueAt } from "../content/diagnostic/path.ts";
import type { ContentIndex } from "../content/index/content-index.ts";
import { reasonOf } from "../content/read/obstacle.ts";
import { displayPath, readContent } from "../content/read/read-content.ts";
import { textMark } from "../content/rules/checks/stale-translation.ts";
import { count } from "../content/rules/toolkit/wording.ts";
import { type Original, type TextToTranslate, translationOf } from "../content/translate/original.ts";
import { originals } from "../content/translate/originals.ts";
import { placeTexts } from "../content/translate/place-texts.ts";
import { dataIn } from "../content/yaml/data-in.ts";
import { parseText } from "../content/yaml/parse-text.ts";
import { UsageError } from "../program/usage-error.ts";

/** Prints the texts to translate as a PO file, or writes those of one into files of the language. */
export function run({ language: code, from, pages: folder, project }: Flags<"translate">): number {
  const pages = requirePages(folder);
  const model = loadModel(project);
  const content = indexRawContent(model, readContent(pages, process.cwd()));
  requireLanguage(content.site.data, code);
  const all = originals(model, content, code);
  if (from === undefined) {
    process.stdout.write(catalogueOf(content, all, code));
    return 0;
  }
  const given = readCatalogue(from, code);
  const words = all.flatMap((original) => {
    const filled = fill(content, original, given);
    if (!filled) return [];
    write(pages, original, filled.yaml);
    return `${displayPath(join(pages, original.path), process.cwd())}: ${filled.words}\n`;
  });
  const known = new Set(all.flatMap((original) => original.texts.map((text) => nameOf(original, text))));
  const lost = [...given.keys()].filter((name) => !known.has(name)).length;
  const rest =
    lost > 0 ? `Left out: ${count(lost, "text")} of ${from}, of which the site has the original no longer.\n` : "";
  process.stdout.write(
    [...words, rest].join("") || `${from} has no text that is translated, and not marked as fuzzy.\n`,
  );
  return 0;
}

/** A file with the texts of a catalogue, and what was done in words; undefined where none is one of that file. */
function fill(content: ContentIndex, original: Original, given: ReadonlyMap<string, string>) {
  const { texts, existing, page } = original;
  const known = texts.filter((text) => given.has(nameOf(original, text)));
  if (known.length === 0) return undefined;
  const before = original.begin(known.map(({ path }) => path));
  const isWhole = known.length === texts.length && /^translatedFrom:/m.test(before);
  const mark = page && isWhole ? [["/translatedFrom", textMark(content, page)] as const] : [];
  const translated = known.map((text) => [toPointer(text.path), given.get(nameOf(original, text)) ?? ""] as const);
  const { yaml, missing } = placeTexts(before, new Map([...translated, ...mark]));
  const lost = missing.map((pointer) => `; it has nothing at ${pointer}`).join("");
  const start = existing ? "" : /^draft: true$/m.test(before) ? ", a draft" : ", a new file";
  const done = count(known.length - missing.length, "text");
  return { yaml, words: `${done} of ${texts.length}${start}${lost}` };
}

function contextOf({ name }: Original, { path }: TextToTranslate): string {
  return `${name}#${toPointer(path)}`;
}

/** The text at a place, by which a catalogue and the content know each other: a text that has changed since is another. */
function nameOf(original: Original, text: TextToTranslate): string {
  return JSON.stringify([contextOf(original, text), text.text]);
}

function catalogueOf(content: ContentIndex, all: readonly Original[], code: string): string {
  const entries = all.flatMap((one) => entriesOf(one, isStale(content, one)));
  const headers = { Language: code, "Content-Type": "text/plain; charset=utf-8" };
  const translations = Object.fromEntries(entries.map(([name, entry]) => [name, { [entry.msgid]: entry }]));
  return `${po.compile({ charset: "utf-8", headers, translations }).toString()}\n`;
}

/** Whether texts have changed since they were translated; which of them, nothing says. */
function isStale(content: ContentIndex, { page, existing }: Original): boolean {
  const mark = existing && valueAt(dataIn(existing.text), ["translatedFrom"]);
  return page !== undefined && typeof mark === "string" && mark !== textMark(content, page);
}

function entriesOf(original: Original, isOlder: boolean): readonly (readonly [string, GetTextTranslation])[] {
  const { text: yaml, displayPath: file } = original.file.source;
  const document = parseText(yaml);
  return original.texts.map((one) => {
    const msgctxt = contextOf(original, one);
    const { description = "", maxLength } = one.schema ?? {};
    const most = maxLength === undefined ? "" : ` At most ${maxLength} characters.`;
    const node: unknown = document.getIn(one.path, true);
    const line = yaml.slice(0, isNode(node) ? node.range?.[0] : 0).split("\n").length;
    const translation = translationOf(one) ?? "";
    const flag = isOlder && translation !== "" ? { flag: "fuzzy" } : {};
    const comments = { reference: `${file}:${line}`, extracted: description + most, ...flag };
    return [msgctxt, { msgctxt, msgid: one.text, msgstr: [translation], comments }];
  });
}

/** The texts of a catalogue that are translated, and not marked as doubtful. One of another language would take the place of all texts. */
function readCatalogue(file: string, code: string): ReadonlyMap<string, string> {
  const { headers, translations } = parseCatalogue(file);
  // A file can lack a head, and an entry its translation, whatever their types say.
  const { Language: language = code } = headers ?? {};
  const primary = (tag: string) => tag.split(/[-_]/)[0]?.toLowerCase();
  if (primary(language) !== primary(code)) throw new UsageError(`--from: ${file} is in ${language}, not in ${code}.`);
  const entries = Object.values(translations).flatMap((one) => Object.values(one));
  return new Map(
    entries.flatMap(({ msgctxt, msgid, msgstr: [text = ""] = [], comments }) =>
      msgctxt === undefined || text === "" || comments?.flag?.includes("fuzzy")
        ? []
        : [[JSON.stringify([msgctxt, msgid]), text] as const],
    ),
  );
}

function parseCatalogue(file: string): ReturnType<typeof po.parse> {
  try {
    return po.parse(readFileSync(file), { defaultCharset: "utf-8" });
  } catch (error) {
    throw new UsageError(
      `--from: ${file} cannot be read as a PO file: ${reasonOf(error).replace(/^Error parsing PO data: |\.+$/g, "")}.`,
    );
  }
}

function write(pages: string, { path, existing }: Original, text: string): void {
  if (!existing) {
    mkdirSync(dirname(join(pages, path)), { recursive: true });
    writeFileSync(join(pages, path), text, { flag: "wx" });
    return;
  }
  const reason = replaceFile({ folder: pages, path }, existing.text, text);
  if (reason !== undefined) throw new UsageError(`${existing.displayPath} cannot be written: ${reason}.`);
}
