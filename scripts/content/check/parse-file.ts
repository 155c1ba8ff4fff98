import type { CST, Document } from "yaml";
import { type Diagnostic, type Range, startOfFile, type TextEdit } from "../diagnostic/diagnostic.ts";
import { limits } from "../diagnostic/limits.ts";
import type { LineIndex } from "../diagnostic/line-index.ts";
import type { SourceFile } from "../read/read-content.ts";
import { allSyntaxRules } from "../rules/all-syntax-rules.ts";
import type { ParsedText, SyntaxFinding, SyntaxProblem } from "../rules/kinds/syntax-rule.ts";
import { type CutOut, cutOut } from "../rules/lines/cut-out.ts";
import { describeDepth, tooDeep } from "../rules/syntax/too-deep.ts";
import { unknownShape } from "../schema/file-shape.ts";
import type { ContentFile } from "../yaml/content-file.ts";
import type { Edit } from "../yaml/edit.ts";
import { type Excess, findExcess } from "../yaml/find-excess.ts";
import { Locator, type Places } from "../yaml/locator.ts";
import { findPlainPlaces, parsePlainYaml } from "../yaml/parse-plain-yaml.ts";
import { dataOf, errorsOf, parseText, structuralErrors, TooDeepError, tokensOf } from "../yaml/parse-text.ts";
import { PlainLocator } from "../yaml/plain-locator.ts";
import { RepairedText } from "../yaml/repaired-text.ts";
import { Trials } from "../yaml/trials.ts";
import { brokenValue } from "./broken-value.ts";

interface ParsedFile {
  readonly file: ContentFile;
  readonly diagnostics: readonly Diagnostic[];
}

/** The most syntax mistakes that are repaired: a file with more was not meant to be a page. */
const mostRepairs = 10;

/**
 * Parses one YAML file. A syntax mistake whose remedy is clear is reported and repaired in memory, so that it hides
 * nothing further down; after any other one the file's data are undefined. Does not throw for any text.
 */
export function parseFile(source: SourceFile, shape = unknownShape): ParsedFile {
  const data = parsePlainYaml(source.text, shape);
  if (data === undefined) return parseCarefully(source, shape);
  return { file: readableFile(source, data, new RepairedText(source.text)), diagnostics: [] };
}

/**
 * As `parseFile`, with the careful parser alone. It gives the same data for every text that the plain parser accepts.
 */
export function parseCarefully(source: SourceFile, shape = unknownShape): ParsedFile {
  const text = new RepairedText(source.text);
  const found: Found[] = [];
  const tokens = tokensOf(source.text);
  const excess = findExcess(source.text, tokens);
  if (excess) {
    report(text, [refuse(excess, text.lines)], found);
    return { file: unknownFile(source), diagnostics: toDiagnostics(source, found) };
  }
  const trials = new Trials();
  let mended = -1;
  try {
    for (let repairs = 0; repairs <= mostRepairs; repairs++) {
      const parsed = parseWhole(text, { shape, trials }, text.text === source.text ? tokens : undefined);
      if (!parsed) break;
      const problem = problemOf(parsed);
      if (!problem) {
        const hidden = findHidden(parsed);
        if (hidden) report(text, [hidden], found);
        if (!hidden?.finding.repair) return knownFile(source, { text, parsed, found });
        text.apply(hidden.finding.repair);
        continue;
      }
      // An error in lines that were just repaired is no new mistake.
      const next = problem.start < mended ? undefined : newMistake(text, problem, mended);
      const repair = next?.finding.repair;
      const value = next && brokenValue(source.text, found, text.lines.lineAt(next.finding.start));
      if (value) {
        text.damage(value);
        if (repair) {
          text.apply(repair);
          continue;
        }
      } else if (next && repair) {
        report(text, [next], found);
        mended = text.lines.end(text.lines.lineAt(next.finding.end)) + 1;
        text.apply(repair);
        continue;
      }
      const cut = cutOutOf(problem, next?.finding.start ?? problem.start);
      const earlier = cut
        ? []
        : scanned(parsed, text).filter(({ finding }) => finding.end <= (next?.finding.start ?? 0));
      report(text, [...earlier, ...(next && !value ? [next] : [])], found);
      if (!cut) break;
      for (const { start, end } of cut.doubt) text.damage(text.range(start, end));
      mended = cut.end;
      text.apply(cut.edits);
    }
  } catch (error) {
    if (!(error instanceof TooDeepError)) throw error;
    // The mistakes found already are why the rest cannot be read.
    if (found.length === 0) report(text, [{ code: tooDeep.code, finding: describeDepth({ start: 0, end: 0 }) }], found);
  }
  return { file: unknownFile(source), diagnostics: toDiagnostics(source, found) };
}

/** A file that could not be parsed: it has no data, and its diagnostics point at its start. */
export function unknownFile(source: SourceFile): ContentFile {
  return {
    source,
    data: undefined,
    locate: () => startOfFile,
    locateExcerpt: () => startOfFile,
    sourceText: () => "",
    isDamaged: () => false,
  };
}

/** A finding of a syntax rule, with its range in the author's text. */
interface Found {
  readonly code: string;
  readonly finding: SyntaxFinding;
  readonly range: Range;
  readonly relatedRange: Range | undefined;
  readonly edits: readonly TextEdit[] | undefined;
}

type ExplainedProblem = Pick<Found, "code" | "finding">;

function knownFile(
  source: SourceFile,
  { text, parsed, found }: { text: RepairedText; parsed: ParsedText; found: Found[] },
): ParsedFile {
  const last = scanned(parsed, text);
  report(text, last, found);
  // What else is wrong in it waits until these are mended, and nothing is read again: the file was not meant to be a page.
  if (found.length > limits.findings) return { file: unknownFile(source), diagnostics: toDiagnostics(source, found) };
  const repairs = withoutOverlaps(last.flatMap(({ finding }) => finding.repair ?? []));
  if (repairs.length > 0) text.apply(repairs);
  const document = repairs.length > 0 ? parseText(text.text) : parsed.document;
  const data: unknown = dataOf(document);
  if (data === null) return { file: unknownFile(source), diagnostics: toDiagnostics(source, found) };
  latest = { text, document };
  return { file: readableFile(source, data, text), diagnostics: toDiagnostics(source, found) };
}

/** Without repairs inside others: a text that is left out as a whole can have slips of its own. */
function withoutOverlaps(repairs: readonly Edit[]): Edit[] {
  let end = 0;
  return [...repairs]
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter((repair) => {
      const isFree = repair.start >= end;
      if (isFree) end = repair.end;
      return isFree;
    });
}

/**
 * The text that the careful parser has read last: what is wrong in it beside its syntax is located next. All others are parsed again
 * on first use, for documents take much memory, and most files have no mistakes to locate.
 */
let latest: { readonly text: RepairedText; readonly document: Document.Parsed } | undefined;

function readableFile(source: SourceFile, data: unknown, text: RepairedText): ContentFile {
  let found: Places | undefined;
  const careful = () => new Locator(latest?.text === text ? latest.document : parseText(text.text), text);
  const places = () => {
    found ??= plainPlaces(text, careful) ?? careful();
    return found;
  };
  return {
    source,
    data,
    locate: (path, part) => places().locate(path, part),
    locateExcerpt: (path, excerpt) => places().locateExcerpt(path, excerpt),
    sourceText: (path) => places().sourceText(path),
    isDamaged: (range) => text.isDamaged(range),
  };
}

function plainPlaces(text: RepairedText, careful: () => Places): Places | undefined {
  const root = latest?.text === text ? undefined : findPlainPlaces(text.text);
  let known: Places | undefined;
  return root && new PlainLocator(root, text, () => (known ??= careful()));
}

function parseWhole(
  text: RepairedText,
  known: Pick<ParsedText, "shape" | "trials">,
  tokens: readonly CST.Token[] | undefined,
): ParsedText | undefined {
  const document = known.trials.parse(text.text, tokens);
  return document && { lines: text.lines, document, errors: errorsOf(document), ...known };
}

function problemOf({ lines, errors, shape, trials }: ParsedText): SyntaxProblem | undefined {
  const [error, ...rest] = structuralErrors(errors);
  return error && { lines, error, start: error.pos[0], errors: [error, ...rest], shape, trials };
}

function refuse(excess: Excess, lines: LineIndex): ExplainedProblem {
  for (const { code, refuse } of allSyntaxRules) {
    const finding = refuse?.(excess, lines);
    if (finding) return { code, finding };
  }
  throw new Error(`No rule explains the excess "${excess.kind}".`);
}

/** The explanation of an error, unless it is right below lines that were repaired and nothing mends it: then it follows from them. */
function newMistake({ text }: RepairedText, problem: SyntaxProblem, mended: number): ExplainedProblem | undefined {
  const next = explain(problem);
  const isBelow = mended >= 0 && /^\s*$/.test(text.slice(mended, next.finding.start));
  return isBelow && !next.finding.repair ? undefined : next;
}

function cutOutOf({ lines, trials, start }: SyntaxProblem, reported: number): CutOut | undefined {
  return cutOut({ lines, trials, line: lines.lineAt(reported), errorLine: lines.lineAt(start) });
}

function findHidden(parsed: ParsedText): ExplainedProblem | undefined {
  for (const { code, findHidden } of allSyntaxRules) {
    const finding = findHidden?.(parsed);
    if (finding) return { code, finding };
  }
  return undefined;
}

function explain(problem: SyntaxProblem): ExplainedProblem {
  for (const rule of allSyntaxRules) {
    const finding = rule.find?.(problem);
    if (finding) return { code: rule.code, finding };
  }
  throw new Error(`No rule explains "${problem.error.message}".`);
}

function scanned(parsed: ParsedText, text: RepairedText): ExplainedProblem[] {
  return allSyntaxRules
    .flatMap(({ code, scan }) => (scan?.(parsed) ?? []).map((finding) => ({ code, finding })))
    .filter(({ finding }) => !text.isDamaged(text.range(finding.start, finding.end)));
}

/** Adds findings with their ranges in the author's text, before a repair changes the offsets. */
function report(text: RepairedText, explained: readonly ExplainedProblem[], found: Found[]): void {
  for (const { code, finding } of explained) {
    const range = text.range(finding.start, finding.end);
    const { related } = finding;
    found.push({
      code,
      finding,
      range,
      relatedRange: related && text.range(related.offset, related.offset),
      edits: finding.edits?.map((edit) => ({ ...text.range(edit.start, edit.end), text: edit.text })),
    });
    text.damage(range);
  }
}

function toDiagnostics({ displayPath: file }: SourceFile, found: readonly Found[]): Diagnostic[] {
  return found.map(({ code, finding: { message, hint, suggestion, related }, range, relatedRange, edits }) => ({
    ...range,
    code,
    message,
    hint,
    file,
    pointer: "",
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(edits ? { edits } : {}),
    ...(related && relatedRange
      ? { related: [{ file, line: relatedRange.line, column: relatedRange.column, message: related.message }] }
      : {}),
  }));
}
