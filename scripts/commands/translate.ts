import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { type GetTextTranslation, po } from "gettext-parser";
import { projectSchemas } from "../cache/project-schemas.ts";
import { replaceFile } from "../cache/replace-file.ts";
import type { Flags } from "../command-line/options.ts";
import { requireLanguage } from "../command-line/require-language.ts";
import { requirePages } from "../command-line/require-pages.ts";
import { indexRawContent } from "../content/check/check-content.ts";
import { createContentModel } from "../content/check/content-model.ts";
import { fromPointer } from "../content/diagnostic/path.ts";
import type { PageFile } from "../content/index/content-index.ts";
import { translationsIn } from "../content/index/translations.ts";
import { displayPath, readContent } from "../content/read/read-content.ts";
import { textMark } from "../content/rules/checks/stale-translation.ts";
import { count } from "../content/rules/toolkit/wording.ts";
import type { FileShape } from "../content/schema/file-shape.ts";
import { startTranslation } from "../content/translate/start-translation.ts";
import { type TextToTranslate, textsToTranslate, withTexts } from "../content/translate/texts-to-translate.ts";
import { UsageError } from "../program/usage-error.ts";

/** Prints the texts to translate as a PO file, or writes those of one into pages. */
export function run({ language: code, from, pages: folder, project }: Flags<"translate">): number {
  const pages = resolve(folder);
  requirePages(pages);
  const model = createContentModel(projectSchemas(project));
  const content = indexRawContent(model, readContent(pages, process.cwd()));
  const { home } = requireLanguage(content.site.data, code);
  const findTranslation = translationsIn(content);
  const texts = textsToTranslate(content, { code, mapper: model.shownPageMapper });
  if (from === undefined) {
    process.stdout.write(catalogueOf(texts, code, model.shapes.page));
    return 0;
  }
  const given = readCatalogue(from);
  const words: string[] = [];
  for (const page of new Set(texts.map((one) => one.page))) {
    const own = texts.filter((one) => one.page === page);
    const known = own.filter((one) => given.has(nameOf(one)));
    const translated = new Map(known.map((one) => [one.pointer, given.get(nameOf(one)) ?? ""]));
    if (translated.size === 0) continue;
    const route = findTranslation(page.route, code);
    const existing = route === undefined ? undefined : content.pagesByRoute.get(route);
    const path = existing?.source.path ?? `${home.slice(1)}/${page.source.path}`;
    const before = existing?.source.text ?? startTranslation(content, page, path);
    const isWhole = translated.size === own.length && /^translatedFrom:/m.test(before);
    const mark = isWhole ? [["/translatedFrom", textMark(content, page)] as const] : [];
    const { yaml, missing } = withTexts(before, new Map([...translated, ...mark]));
    write({ pages, path, existing }, yaml);
    const lost = missing.map((pointer) => `; it has nothing at ${pointer}`).join("");
    const done = count(translated.size - missing.length, "text");
    words.push(
      `${displayPath(join(pages, path), process.cwd())}: ${done} of ${own.length}${existing ? "" : ", a draft"}${lost}\n`,
    );
  }
  process.stdout.write(words.length > 0 ? words.join("") : "No text of this file is one of a page as it is now.\n");
  return 0;
}

/** The text at a place, by which a catalogue and the pages know each other: a text that has changed since is another. */
function nameOf({ page, pointer, text }: Pick<TextToTranslate, "page" | "pointer" | "text">): string {
  return JSON.stringify([`${page.route}#${pointer}`, text]);
}

function catalogueOf(texts: readonly TextToTranslate[], code: string, shape: FileShape): string {
  const entries = texts.map(({ page, pointer, text, translation = "" }): [string, GetTextTranslation] => {
    const msgctxt = `${page.route}#${pointer}`;
    const { line } = page.locate(fromPointer(pointer), "value");
    const { description = "", maxLength } = shape.at(page.data, fromPointer(pointer)) ?? {};
    const most = maxLength === undefined ? "" : ` At most ${maxLength} characters.`;
    const comments = { reference: `${page.source.displayPath}:${line}`, extracted: description + most };
    return [msgctxt, { msgctxt, msgid: text, msgstr: [translation], comments }];
  });
  const headers = { Language: code, "Content-Type": "text/plain; charset=utf-8" };
  const translations = Object.fromEntries(entries.map(([name, entry]) => [name, { [entry.msgid]: entry }]));
  return `${po.compile({ charset: "utf-8", headers, translations }).toString()}\n`;
}

/** The texts of a catalogue that are translated, and not marked as doubtful. */
function readCatalogue(file: string): ReadonlyMap<string, string> {
  try {
    const { translations } = po.parse(readFileSync(file));
    const entries = Object.values(translations).flatMap((one) => Object.values(one));
    return new Map(
      entries.flatMap(({ msgctxt, msgid, msgstr: [text = ""], comments }) =>
        msgctxt === undefined || text === "" || comments?.flag?.includes("fuzzy")
          ? []
          : [[JSON.stringify([msgctxt, msgid]), text] as const],
      ),
    );
  } catch (error) {
    throw new UsageError(`--from: ${file} cannot be read as a PO file: ${(error as Error).message}.`);
  }
}

interface Target {
  readonly pages: string;
  readonly path: string;
  readonly existing: PageFile | undefined;
}

function write({ pages, path, existing }: Target, text: string): void {
  if (!existing) {
    mkdirSync(dirname(join(pages, path)), { recursive: true });
    writeFileSync(join(pages, path), text, { flag: "wx" });
    return;
  }
  const reason = replaceFile({ folder: pages, path }, existing.source.text, text);
  if (reason !== undefined) throw new UsageError(`${existing.source.displayPath} cannot be written: ${reason}.`);
}
