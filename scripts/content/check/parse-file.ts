import { Scalar, visit } from "yaml";
import { composeFile } from "../compose/compose-file.ts";
import type { Diagnostic, Range } from "../diagnostic/diagnostic.ts";
import { limits } from "../diagnostic/limits.ts";
import { LineIndex } from "../diagnostic/line-index.ts";
import type { SourceFile } from "../read/read-content.ts";
import { allSyntaxRules } from "../rules/all-rules.ts";
import { describeDepth, overLimit } from "../rules/syntax/over-limit.ts";
import type { ParsedText, SyntaxFinding, SyntaxProblem } from "../rules/toolkit/rule.ts";
import { type FileShape, unknownShape } from "../schema/file-shape.ts";
import type { ContentFile } from "../yaml/content-file.ts";
import { isComposed } from "../yaml/fillings.ts";
import { Locator } from "../yaml/locator.ts";
import { dataOf, errorsOf, parseText, structuralErrors, TooDeepError } from "../yaml/parse-text.ts";
import { parsePlainYaml } from "../yaml/plain-yaml.ts";
import { toDiagnostics } from "../yaml/to-diagnostic.ts";
import { unknownFile, locatorIn, writtenFile } from "../yaml/written-file.ts";
import { blockAround, waysWithout } from "./without-broken.ts";

interface ParsedFile {
  readonly file: ContentFile;
  readonly diagnostics: readonly Diagnostic[];
  /** The pointers of unknown values. */
  readonly lost?: ReadonlySet<string>;
}

/** A file with more syntax errors was not meant to be a page. */
const mostMistakes = 10;

/** The most characters parsed to find further syntax errors in one file: in a long file with many, only some are reported. */
const mostCharacters = 600_000;

/** Parses one YAML file and fills in facts, parts and cells. Does not throw for any text. */
export function parseFile(source: SourceFile, shape = unknownShape): ParsedFile {
  if (!isComposed(source)) return parseAlone(source, shape);
  const parsed = parseOnce(source, shape);
  if (parsed.file.data === undefined) return { ...parsed, file: { ...parsed.file, source } };
  const { file, findings, lost } = composeFile({ ...parsed.file, source }, source.fillings, shape);
  const table = source.fillings.row?.table.source.displayPath;
  const isLost = (one: Diagnostic) => one.file === source.displayPath && parsed.file.isDamaged(one);
  const told = toDiagnostics(findings).filter((one) => !isLost(one));
  // The pages of a table share one template: whether a mistake is published depends on the page.
  const diagnostics = [...parsed.diagnostics, ...told].map((one) => ({
    ...one,
    of: { path: source.path, isCell: one.file === table },
  }));
  return { file, diagnostics, lost };
}

let before: { readonly source: SourceFile; readonly shape: FileShape; readonly parsed: ParsedFile } | undefined;

/** The pages of a table are made from one file, which is parsed once. */
function parseOnce(source: SourceFile, shape: FileShape): ParsedFile {
  const isSame = before?.source.text === source.text && before.source.displayPath === source.displayPath;
  if (!isSame || before?.shape !== shape) before = { source, shape, parsed: parseAlone(source, shape) };
  return before.parsed;
}

/**
 * Parses one YAML file on its own. A syntax error is reported once, without its consequences: the value, the entry or the block with the
 * error is left out, and the rest is read. If that does not help, the file has no data. Does not throw for any text.
 */
export function parseAlone(source: SourceFile, shape = unknownShape): ParsedFile {
  const data = parsePlainYaml(source.text, shape.keys);
  if (data === undefined) return parseCarefully(source, shape);
  return { file: writtenFile(source, data), diagnostics: [] };
}

/** Like `parseAlone`, but always uses the careful parser. It gives the same data for every text that the plain parser accepts. */
export function parseCarefully(source: SourceFile, shape = unknownShape): ParsedFile {
  const found: Found[] = [];
  const lost: Range[] = [];
  try {
    const whole = parsedText(source.text, shape);
    for (const { code, refuse } of allSyntaxRules) {
      const finding = refuse?.(whole);
      if (finding) found.push({ code, finding });
    }
    const parsed = found.length > 0 ? undefined : readAround(whole, { found, lost });
    if (parsed) return readFile(source, parsed, { found, lost });
  } catch (error) {
    if (!(error instanceof TooDeepError)) throw error;
    // The mistakes found already explain why the rest cannot be read.
    if (found.length === 0) found.push({ code: overLimit.code, finding: describeDepth({ start: 0, end: 0 }) });
  }
  return { file: unknownFile(source), diagnostics: locateAll(source, found) };
}

interface Found {
  readonly code: string;
  readonly finding: SyntaxFinding;
}

/** The mistakes found in a file, and the ranges in which no others are reported. */
interface Progress {
  readonly found: Found[];
  readonly lost: Range[];
}

/** Parses a text without its broken parts, and adds the mistakes to `found`. Undefined if that is not possible. */
function readAround(whole: ParsedText, { found, lost }: Progress): ParsedText | undefined {
  let left = mostCharacters;
  let parsed = whole;
  for (let problem = problemOf(parsed); problem; problem = problemOf(parsed)) {
    const mistake = explain(problem);
    found.push(mistake);
    if (found.length >= mostMistakes) return undefined;
    const { lines } = parsed;
    const { length } = found;
    for (const way of waysWithout(lines, mistake.finding)) {
      left -= lines.text.length + problem.errors.length * 100;
      if (left < 0) return undefined;
      const next = parsedText(lines.text.slice(0, way.start) + way.filler + lines.text.slice(way.end), whole.shape);
      const broken = problemOf(next)?.line;
      if (broken !== undefined && broken <= way.last) continue;
      lost.push(lines.range(way.lost.start, way.lost.end));
      parsed = next;
      break;
    }
    if (lost.length < length) return undefined;
  }
  return parsed;
}

function parsedText(text: string, shape: FileShape): ParsedText {
  const document = parseText(text);
  return { lines: new LineIndex(text), document, errors: errorsOf(document), shape };
}

function problemOf({ lines, document, errors, shape }: ParsedText): SyntaxProblem | undefined {
  const [error, ...rest] = structuralErrors(errors);
  if (!error) return undefined;
  const [start] = error.pos;
  const first = lines.lineAt(lines.text[start] === "\n" ? start + 1 : start);
  let line = first;
  while (line < lines.count && /^\s*(?:#|$)/.test(lines.lineText(line))) line++;
  return {
    lines,
    document,
    error,
    errors: [error, ...rest],
    start,
    line: line < lines.count ? line : first,
    shape,
  };
}

function explain(problem: SyntaxProblem): Found {
  for (const rule of allSyntaxRules) {
    const finding = rule.explain?.(problem);
    if (finding) return { code: rule.code, finding };
  }
  throw new Error("No rule explains this mistake of syntax.");
}

function readFile(source: SourceFile, parsed: ParsedText, { found, lost }: Progress): ParsedFile {
  const { document, lines } = parsed;
  const added: Range[] = [];
  for (const { code, scan } of allSyntaxRules) {
    const known = [...lost, ...added];
    for (const finding of scan?.(parsed) ?? []) {
      if (known.some((one) => overlap(one, lines.range(finding.start, finding.end)))) continue;
      found.push({ code, finding });
      added.push(lostBy(lines, finding));
    }
  }
  lost.push(...added);
  // Aliases of nothing are reported as texts between asterisks.
  visit(document, { Alias: (_, { range }) => Object.assign(new Scalar(null), { range: range ?? null }) });
  const diagnostics = locateAll(source, found);
  // Other mistakes wait until these are fixed: the file was not meant to be a page.
  const data: unknown = found.length > limits.findings ? null : dataOf(document);
  if (data === null) return { file: unknownFile(source), diagnostics };
  locatorIn(lines.text, () => new Locator(document, lines));
  const isDamaged = (range: Range) => lost.some((one) => overlap(one, range));
  return { file: { ...writtenFile(source, data, lines.text), isDamaged }, diagnostics };
}

/** The lines of a mistake, or its whole block if the mistake keeps something from being read. */
function lostBy(lines: LineIndex, finding: SyntaxFinding): Range {
  const { start, end, until } = finding;
  const block = until === undefined ? undefined : blockAround(lines, finding);
  return lines.range(block?.start ?? lines.start(lines.lineAt(start)), block?.end ?? lines.end(lines.lineAt(end)));
}

function overlap(a: Range, b: Range): boolean {
  return !isBefore(a, b) && !isBefore(b, a);
}

function isBefore(a: Range, b: Range): boolean {
  return a.endLine < b.line || (a.endLine === b.line && a.endColumn <= b.column && a.column < b.column);
}

function locateAll({ displayPath: file, text }: SourceFile, found: readonly Found[]): Diagnostic[] {
  const lines = new LineIndex(text);
  return found.map(({ code, finding: { start, end, until: _, from: __, ...words } }) => {
    return { ...lines.range(start, end), ...words, code, file, pointer: "" };
  });
}
