import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { byCause } from "../../scripts/content/check/once-per-place.ts";
import { checkRawContent } from "../../scripts/content/check/check-content.ts";
import { type Diagnostic, publishedErrors } from "../../scripts/content/diagnostic/diagnostic.ts";
import { type RawContent, readContent, type SourceFile } from "../../scripts/content/read/read-content.ts";
import { projectRoot } from "../support/system/own-project.ts";
import { contentModel } from "./memory-site.ts";
import { isAcceptedByDigest, models } from "./support/accepted-by-digest.ts";

/** Lines of a file, and what an author makes of them. They may stand further in than they are written here. */
interface Edit {
  readonly from: string;
  readonly to: string;
}

interface ExpectedReport {
  /** The line of the report, without the spaces around it; the only line of `to` where it is missing. */
  readonly at?: string;
  /** The file, where it is not the one that is changed. */
  readonly in?: string;
  /** Missing where the check should see a mistake and does not. */
  readonly code?: string;
  readonly suggestion?: string;
  /** A part of the message or the hint. */
  readonly says?: string;
}

/** A change of a site, and every report that follows from it. */
interface CorpusCase {
  readonly name: string;
  /** The site, a folder of the fixtures, and the file in it: `vet-site/team.yaml`. */
  readonly file: string;
  readonly from?: string;
  readonly to?: string;
  readonly edits?: readonly Edit[];
  /** The text of a new file. */
  readonly add?: string;
  readonly expect?: readonly ExpectedReport[];
}

/** The cases of the corpus, by the name of their file. */
function readCorpus(): [subject: string, cases: readonly CorpusCase[]][] {
  const folder = join(projectRoot, "tests/content/corpus");
  return readdirSync(folder).map((name) => [
    name.replace(".yaml", ""),
    // The cast is safe: a case that lacks what it must have fails its test.
    parse(readFileSync(join(folder, name), "utf8")) as CorpusCase[],
  ]);
}

/** The site of a case and the file in it. */
function placeOf({ file }: CorpusCase): { site: string; path: string } {
  const [site = "", ...rest] = file.split("/");
  return { site, path: rest.join("/") };
}

const originals = new Map<string, RawContent>();

function originalSite(site: string): RawContent {
  const original = originals.get(site) ?? readContent(join(projectRoot, "tests/fixtures", site), projectRoot);
  originals.set(site, original);
  return original;
}

/** The site after the change. Files that are not changed are the same objects. */
function changedSite(example: CorpusCase): RawContent {
  const { site, path } = placeOf(example);
  const { sources, ...rest } = originalSite(site);
  if (example.add === undefined) {
    const change = (source: SourceFile) => ({ ...source, text: edited(source.text, editsOf(example)) });
    return { ...rest, sources: sources.map((source) => (source.path === path ? change(source) : source)) };
  }
  const added = { path, text: example.add, displayPath: `tests/fixtures/${site}/${path}` };
  return { ...rest, sources: [...sources, added].sort((a, b) => (a.path < b.path ? -1 : 1)) };
}

function editsOf({ from, to, edits = [] }: CorpusCase): readonly Edit[] {
  return from === undefined || to === undefined ? edits : [{ from, to }];
}

/** The line of a report in the changed file, from 1: of lines that read alike, the one that the author has written. */
function lineOf(example: CorpusCase, { at, in: file }: ExpectedReport, raw: RawContent): number {
  const { site, path } = placeOf(example);
  // A file that is no page is reported at its start.
  if (!raw.sources.some((source) => source.path === (file ?? path))) return 1;
  const lines = raw.sources.find((source) => source.path === (file ?? path))?.text.split("\n") ?? [];
  const [edit, ...others] = editsOf(example);
  const before = originalSite(site).sources.find((source) => source.path === path)?.text;
  const isOwn = file === undefined && edit !== undefined && others.length === 0 && before !== undefined;
  const start = isOwn ? findLines(before.split("\n"), edit.from).start : 0;
  const wanted = (at ?? edit?.to)?.trim();
  const isThere = (line: string) => line.trim() === wanted;
  const inChange = isOwn ? lines.slice(start, start + edit.to.split("\n").length).findIndex(isThere) : -1;
  return (inChange < 0 ? lines.findIndex(isThere) : start + inChange) + 1;
}

function edited(text: string, edits: readonly Edit[]): string {
  return edits.reduce((current, { from, to }) => {
    const lines = current.split("\n");
    const { start, spaces } = findLines(lines, from);
    const replaced = to.split("\n").map((line) => indented(line, spaces));
    return lines.toSpliced(start, from.split("\n").length, ...replaced).join("\n");
  }, text);
}

function findLines(lines: readonly string[], from: string): { start: number; spaces: number } {
  const wanted = from.split("\n");
  const found = lines.flatMap((line, start) => {
    const spaces = indentationOf(line) - indentationOf(from);
    const isHere = spaces >= 0 && wanted.every((one, index) => lines[start + index] === indented(one, spaces));
    return isHere ? [{ start, spaces }] : [];
  });
  const [place] = found;
  if (!place || found.length > 1) throw new Error(`These lines stand in the file ${found.length} times:\n${from}`);
  return place;
}

function indentationOf(line: string): number {
  return line.search(/[^ ]|$/);
}

function indented(line: string, spaces: number): string {
  return line === "" ? "" : " ".repeat(spaces) + line;
}

describe.each(readCorpus())("%s", (subject, cases) => {
  test.each(cases.map((example) => ({ name: example.name, example })))("$name", ({ example }) => {
    const raw = changedSite(example);
    const { diagnostics } = checkRawContent(contentModel(), raw);
    expect(inOrder(reportsOf(diagnostics).map((report) => shown(report, example)))).toEqual(
      // Where the check sees nothing, the case says what it should see.
      subject === "missed" ? [] : inOrder(expectedOf(example, raw)),
    );
    // A build asks only those checks that can stop it, and refuses what the whole check calls an error.
    expect(isAcceptedByDigest(models.check, raw)).toBe(publishedErrors(diagnostics).length === 0);
  });
});

/** What is left to write in a draft is no mistake: the addresses of the fixtures are invented. */
function reportsOf(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return byCause(diagnostics).filter(({ code, unpublished }) => !(unpublished && code === "placeholder"));
}

/** A report as the expectation of a case that matches it would be, which says a part of its text at most. */
function shown({ file, line, code, message, hint, suggestion }: Diagnostic, { expect: expected = [] }: CorpusCase) {
  const wanted = expected.find((one) => one.code === code && (one.says === undefined || isSaid(one.says)));
  function isSaid(part: string): boolean {
    return `${message}\n${hint}\n${suggestion}`.toLowerCase().includes(part.toLowerCase());
  }
  return {
    ...{ file: file.replace("tests/fixtures/", ""), line, code },
    says: wanted?.says ?? `${message} ${hint}`,
    ...(wanted?.suggestion === undefined ? {} : { suggestion }),
  };
}

function expectedOf(example: CorpusCase, raw: RawContent) {
  const { site, path } = placeOf(example);
  return (example.expect ?? []).map((one) => ({
    ...{ file: `${site}/${one.in ?? path}`, line: lineOf(example, one, raw), code: one.code },
    says: one.says ?? expect.any(String),
    ...(one.suggestion === undefined ? {} : { suggestion: one.suggestion }),
  }));
}

function inOrder<Report extends { file: string; line: number }>(reports: readonly Report[]): Report[] {
  return reports.toSorted((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}
