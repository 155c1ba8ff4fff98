import { isDeepStrictEqual } from "node:util";
import { Scalar, visit } from "yaml";
import { byCause } from "../../../scripts/content/check/by-cause.ts";
import { type CheckedContent, checkRawContent } from "../../../scripts/content/check/check-content.ts";
import type { Diagnostic, RelatedPlace } from "../../../scripts/content/diagnostic/diagnostic.ts";
import { fixContent } from "../../../scripts/content/fix/fix-content.ts";
import type { SourceFile } from "../../../scripts/content/read/read-content.ts";
import { errorsOf, parseText, possibleDataOf } from "../../../scripts/content/yaml/parse-text.ts";
import { contentModel } from "../memory-site.ts";
import { type CorpusCase, changedSite, displayPathOf, type ExpectedMistake, meantText } from "./corpus-case.ts";

/** How one case was reported. */
export interface Outcome {
  readonly name: string;
  /** For each expected mistake whether it was reported, at its line, with the words of its remedy. Empty for what is right. */
  readonly mistakes: readonly { readonly found: boolean; readonly line: boolean; readonly words: boolean }[];
  /** Each report tells a mistake, and one that tells several says so: as many reports as mistakes otherwise. */
  readonly once: boolean;
  readonly falseAlarm: boolean;
  readonly damaged: boolean;
  readonly reports: readonly Diagnostic[];
}

export function judgeCase(example: CorpusCase): Outcome {
  const raw = changedSite(example);
  const checked = checkRawContent(contentModel(), raw);
  // What is left to write in a draft is no mistake: the addresses of the site itself are invented.
  const reports = byCause(checked.diagnostics).filter(
    ({ code, unpublished }) => !(unpublished && code === "placeholder"),
  );
  const mistakes = judgeMistakes(example, raw.sources, reports);
  return {
    name: example.name,
    mistakes,
    once: reports.length === new Set(mistakes.map(({ report }, index) => report ?? index)).size,
    falseAlarm: example.expect.length === 0 && reports.length > 0,
    damaged: isDamagedByFix(example, raw.sources, checked),
    reports,
  };
}

/**
 * Gives each mistake the first report at its line, then the one that says that the same is there, then each of the others the first
 * report of its file that is left.
 */
function judgeMistakes(example: CorpusCase, sources: readonly SourceFile[], reports: readonly Diagnostic[]) {
  const left = [...reports];
  const take = (isRight: (report: Diagnostic) => boolean) => {
    const at = left.findIndex(isRight);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const atLine = example.expect.map((mistake) => {
    const file = mistake.in ?? example.file;
    const lines = linesOf(
      mistake,
      (
        sources.find(({ path }) => path === file) ??
        [example.add, ...(example.adds ?? [])].find((added) => added?.path === file)
      )?.text ?? "",
    );
    const isHere = (place: { readonly file: string; readonly line: number }) =>
      place.file === displayPathOf(example, file) && lines.includes(place.line);
    return take(isHere) ?? reports.find(({ related = [] }) => related.some((place) => isSame(place) && isHere(place)));
  });
  return example.expect.map(({ says, in: file = example.file }, index) => {
    const report = atLine[index] ?? take((other) => other.file === displayPathOf(example, file));
    const text = `${report?.message}\n${report?.hint}`.toLowerCase();
    return {
      report,
      found: report !== undefined,
      line: atLine[index] !== undefined,
      words: report !== undefined && says.some((word) => text.includes(word.toLowerCase())),
    };
  });
}

/** Whether another place of a report has the same mistake. */
function isSame({ message }: RelatedPlace): boolean {
  return message.startsWith("The same is here");
}

/** The lines, from 1, at which a report of a mistake is right. */
function linesOf({ at, nth = 1, orAt }: ExpectedMistake, text: string): number[] {
  const places = (line: string) =>
    text.split("\n").flatMap((other, index) => (other.trim() === line.trim() ? [index + 1] : []));
  return [...places(at).slice(nth - 1, nth), ...[orAt ?? []].flat().flatMap(places)];
}

/**
 * Whether `--fix` changes what a file means in another way than its author meant. Undamaged is a file that holds what was
 * meant, and one in which every value that has changed is now as it was meant.
 */
function isDamagedByFix(example: CorpusCase, sources: readonly SourceFile[], checked: CheckedContent): boolean {
  if (!checked.diagnostics.some(({ suggestion, edits }) => suggestion !== undefined || edits)) return false;
  const { changed } = fixContent(sources, (current) =>
    current === sources ? checked : checkRawContent(contentModel(), { ...changedSite(example), sources: current }),
  );
  return changed.some((source) => {
    const unfixed = sources.find(({ path }) => path === source.path)?.text ?? "";
    const before = valuesOf(unfixed);
    const after = valuesOf(source.text);
    if (isDeepStrictEqual(before, after)) return false;
    const meant = source.path === example.file ? meantText(example) : undefined;
    if (meant === undefined) return example.expect.length === 0;
    const wanted = valuesOf(meant);
    return [...new Set([...before.keys(), ...after.keys()])].some(
      (path) =>
        before.get(path) !== after.get(path) &&
        after.get(path) !== wanted.get(path) &&
        !(wanted.has(path) && isAsTyped(after.get(path), unfixed)),
    );
  });
}

/**
 * Whether a value stands in a file as its author typed it. In one that the parser could not read, that is another mistake of
 * the case, at the place where its author meant a value to stand, and `--fix` has only made it readable.
 */
function isAsTyped(value: unknown, text: string): boolean {
  const folded = (of: string) => of.replaceAll(/\s+/g, " ").trim();
  return typeof value === "string" && errorsOf(parseText(text)).length > 0 && folded(text).includes(folded(value));
}

/** The values of a text by their paths, as far as the parser understands it. */
function valuesOf(text: string): Map<string, unknown> {
  const values = new Map<string, unknown>();
  const add = (value: unknown, path: string) => {
    if (typeof value !== "object" || value === null) values.set(path, value);
    else for (const [key, entry] of Object.entries(value)) add(entry, `${path}/${key}`);
  };
  const document = parseText(text);
  // An alias of nothing is the text that it looks like.
  visit(document, { Alias: (_, alias) => new Scalar(`*${alias.source}`) });
  add(possibleDataOf(document), "");
  return values;
}
