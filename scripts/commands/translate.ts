import { isUtf8 } from "node:buffer";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type GetTextTranslation, po } from "gettext-parser";
import { isNode } from "yaml";
import { loadModel } from "../cache/load-model.ts";
import type { Flags } from "../command-line/options.ts";
import { wantsColour } from "../command-line/print-report.ts";
import { requireLanguage } from "../command-line/require-language.ts";
import { requirePages } from "../command-line/require-pages.ts";
import { writeFiles } from "../command-line/write-files.ts";
import { indexRawContent } from "../content/check/check-content.ts";
import { parseAlone } from "../content/check/parse-file.ts";
import { publishedErrors } from "../content/diagnostic/diagnostic.ts";
import { listAt, toPointer, valueAt } from "../content/diagnostic/path.ts";
import { CannotChangeError } from "../content/edit/lines.ts";
import type { ContentIndex } from "../content/index/content-index.ts";
import { isDraft } from "../content/index/publication.ts";
import { reasonOf } from "../content/read/obstacle.ts";
import { displayPath, readContent } from "../content/read/read-content.ts";
import { reportFormats } from "../content/report/report-formats.ts";
import { textMark } from "../content/rules/checks/stale-translation.ts";
import { count } from "../content/rules/toolkit/wording.ts";
import { type Original, type TextToTranslate, translationOf } from "../content/translate/original.ts";
import { originals } from "../content/translate/originals.ts";
import { placeTexts } from "../content/translate/place-texts.ts";
import { textParts } from "../content/values/placeholders.ts";
import { dataIn } from "../content/yaml/data-in.ts";
import { parseText } from "../content/yaml/parse-text.ts";
import { UsageError } from "../program/usage-error.ts";

/** Prints the texts to translate as a PO file, or writes those of one into files of the language: into all of them, or into none. */
export function run({ language: code, from, pages: folder, project }: Flags<"translate">): number {
  const pages = requirePages(folder);
  const model = loadModel(project);
  const raw = readContent(pages, process.cwd());
  const broken = raw.sources.flatMap((source) => publishedErrors(parseAlone(source).diagnostics));
  if (broken.length > 0) {
    process.stderr.write(
      reportFormats.text(
        { files: raw.sources.length, diagnostics: broken, sources: raw.sources },
        wantsColour(process.stderr, process.env),
      ),
    );
    process.stderr.write("Nothing was translated: the texts in these places would be lost.\n");
    return 1;
  }
  const content = indexRawContent(model, raw);
  requireLanguage(content.site.data, code);
  const all = originals(model, content, code);
  if (from === undefined) {
    process.stdout.write(catalogueOf(content, all, code));
    return 0;
  }
  const { given, unnamed } = readCatalogue(from, code);
  const filled = all.flatMap((original) => fill(pages, content, { original, given }) ?? []);
  writeFiles(
    pages,
    filled.flatMap(({ changes }) => changes),
  );
  const known = new Set(all.flatMap((original) => original.texts.map((text) => nameOf(original, text))));
  const lost = [...given.keys()].filter((name) => !known.has(name)).length;
  const rest = [
    lost > 0
      ? `Left out: ${count(lost, "text")} of ${from}, which the site does not have (any more) at the place in "msgctxt".\n`
      : "",
    unnamed > 0
      ? `Left out: ${count(unnamed, "text")} of ${from} without "msgctxt", which gives the place: a tool has dropped it.\n`
      : "",
  ].join("");
  process.stdout.write(
    filled.map(({ words }) => words).join("") + rest || `${from} has no translated texts other than fuzzy ones.\n`,
  );
  return unnamed > 0 || filled.some(({ isWhole }) => !isWhole) ? 1 : 0;
}

interface Filling {
  readonly original: Original;
  readonly given: ReadonlyMap<string, string>;
}

/** A file with the texts of a catalogue, and what was done in words; undefined if none is one of that file. */
function fill(pages: string, content: ContentIndex, { original, given }: Filling) {
  const { name, texts, existing, page, path } = original;
  const known = texts.filter((text) => given.has(nameOf(original, text)));
  if (known.length === 0) return undefined;
  const file = displayPath(join(pages, path), process.cwd());
  if (!existing && existsSync(join(pages, path)))
    throw new UsageError(`${file} exists but is not a translation of ${name}, whose texts would be written into it.`);
  const placed = known.flatMap((text) => {
    const { place } = text;
    return place ? [[place, given.get(nameOf(original, text)) ?? ""] as const] : [];
  });
  const before = original.begin(known.map((text) => text.path));
  const isWhole = placed.length === known.length;
  const isDone = placed.length === texts.length && /^translatedFrom:/m.test(before);
  const mark = page && isDone ? [[["translatedFrom"], textMark(content, page)] as const] : [];
  const start = existing ? "" : /^draft: true$/m.test(before) ? ", a draft" : ", a new file";
  const unlike = new Set(known.flatMap((text) => (text.unlike ? [toPointer(text.unlike)] : [])));
  const lost = isWhole
    ? ""
    : `; left out ${count(known.length - placed.length, "text")}: its entries differ from ${name} in ${[...unlike].join(", ")}. Add or remove entries there, then run --from again`;
  const isNew = ({ there, place }: TextToTranslate, text: string | undefined) => place && there !== text;
  const changed = known.filter((text) => isNew(text, given.get(nameOf(original, text))));
  const words = `${file}: ${count(placed.length, "text")} of ${texts.length}, ${changed.length} changed${start}${lost}\n`;
  const slips = changed.flatMap((text) => {
    const found = differences(text.text, given.get(nameOf(original, text)) ?? "");
    return found.length > 0 ? `  ${contextOf(original, text)}: ${found.join(", ")}\n` : [];
  });
  const now = existing && Buffer.from(existing.text);
  const after = placed.length === 0 ? undefined : placedIn(file, before, [...placed, ...mark]);
  const isChanged = after !== undefined && after !== existing?.text;
  return {
    isWhole,
    words: words + slips.join(""),
    changes: isChanged ? [{ path, before: now, after: Buffer.from(after) }] : [],
  };
}

/** What a translation may have lost or gained by mistake: names of values, and links, whose addresses may differ. */
function differences(original: string, translation: string): readonly string[] {
  const [namesBefore, namesNow] = [namesOf(original), namesOf(translation)];
  const [linksBefore, linksNow] = [original.split("](").length - 1, translation.split("](").length - 1];
  const lost = namesBefore.filter((name) => !namesNow.includes(name));
  const gained = namesNow.filter((name) => !namesBefore.includes(name));
  return [
    ...(lost.length > 0 ? [`the translation lacks ${lost.join(" and ")}`] : []),
    ...(gained.length > 0 ? [`the original has no ${gained.join(" or ")}`] : []),
    ...(linksNow < linksBefore ? [`the original has ${count(linksBefore, "link")}, the translation ${linksNow}`] : []),
  ];
}

/** The names of values in a text, each once, with their braces. Signs between braces, as in "`{` and `}`", are no name. */
function namesOf(text: string): readonly string[] {
  const names = textParts(text)?.flatMap(({ name = "" }) => (/^[\p{L}_]/u.test(name) ? `{${name}}` : []));
  return [...new Set(names)];
}

function placedIn(file: string, yaml: string, texts: Parameters<typeof placeTexts>[1]): string {
  try {
    return placeTexts(yaml, texts);
  } catch (error) {
    if (!(error instanceof CannotChangeError)) throw error;
    throw new UsageError(`${file}: ${error.message}`);
  }
}

function contextOf({ name }: Original, { path }: TextToTranslate): string {
  return `${name}#${toPointer(path)}`;
}

/** The text at a place, by which a catalogue and the content know each other: a text that has changed since is another. */
function nameOf(original: Original, text: TextToTranslate): string {
  return JSON.stringify([contextOf(original, text), text.text]);
}

function catalogueOf(content: ContentIndex, all: readonly Original[], code: string): string {
  const stale = all.filter((one) => isStale(content, one));
  // A part has no mark of its own: if a page that shows it is stale, it may be what has changed.
  const usedByStale = new Set(
    stale.flatMap(({ file }) => listAt(dataIn(file.source.text), ["blocks"]).map((block) => valueAt(block, ["use"]))),
  );
  const entries = all.flatMap((one) =>
    entriesOf(one, stale.includes(one) || usedByStale.has(/^_parts\/(.*)\.yaml$/.exec(one.name)?.[1] ?? "")),
  );
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
  const { page, existing } = original;
  // The same words may be what a published page says; elsewhere nobody has translated them yet.
  const isBegun = !page || !existing || isDraft(dataIn(existing.text));
  return original.texts.map((one) => {
    const msgctxt = contextOf(original, one);
    const { description = "", maxLength } = one.schema ?? {};
    const most = maxLength === undefined ? "" : ` At most ${maxLength} characters.`;
    const node: unknown = document.getIn(one.path, true);
    const line = yaml.slice(0, isNode(node) ? node.range?.[0] : 0).split("\n").length;
    const translation = (isBegun ? translationOf(one) : one.there) ?? "";
    // Without a place, what is there may be of another text.
    const isDoubtful = (isOlder || one.place === undefined) && translation !== "";
    const flag = isDoubtful ? { flag: "fuzzy" } : {};
    const comments = { reference: `${file}:${line}`, extracted: description + most, ...flag };
    return [msgctxt, { msgctxt, msgid: one.text, msgstr: [translation], comments }];
  });
}

/** The texts of a catalogue that are translated, and not marked as doubtful, and how many name no place. One of another language would take the place of all texts. */
function readCatalogue(file: string, code: string) {
  const { headers, translations } = parseCatalogue(file);
  // A file can lack a head, and an entry its translation, whatever their types say.
  const { Language: language = code } = headers ?? {};
  const primary = (tag: string) => tag.split(/[-_]/)[0]?.toLowerCase();
  if (primary(language) !== primary(code)) throw new UsageError(`--from: ${file} is in ${language}, not in ${code}.`);
  const entries = Object.values(translations)
    .flatMap((one) => Object.values(one))
    .filter(
      ({ msgid, msgstr: [text = ""] = [], comments }) =>
        msgid !== "" && text !== "" && !comments?.flag?.includes("fuzzy"),
    );
  const named = entries.filter(({ msgctxt }) => msgctxt !== undefined);
  const given = new Map(
    named.map(({ msgctxt, msgid, msgstr: [text = ""] }) => [JSON.stringify([msgctxt, msgid]), text] as const),
  );
  return { given, unnamed: entries.length - named.length };
}

function parseCatalogue(file: string): ReturnType<typeof po.parse> {
  try {
    const bytes = readFileSync(file);
    // The parser takes what a transfer has cut off for a whole text. In other encodings a quote may be half of a letter.
    const lines = isUtf8(bytes) ? bytes.toString().split(/\r?\n/) : [];
    const open = lines.findIndex((line) => /^(?!#)[^"]*"(?:[^"\\]|\\.)*$/.test(line));
    if (open >= 0) throw new Error(`the text on line ${open + 1} has no end`);
    return po.parse(bytes, { defaultCharset: "utf-8" });
  } catch (error) {
    throw new UsageError(
      `--from: ${file} cannot be read as a PO file: ${reasonOf(error).replace(/^Error parsing PO data: |\.+$/g, "")}.`,
    );
  }
}
