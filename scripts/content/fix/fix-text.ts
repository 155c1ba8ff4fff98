import { isDeepStrictEqual } from "node:util";
import { type Document, visit } from "yaml";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { LineIndex } from "../diagnostic/line-index.ts";
import { fromPointer, valueAt } from "../diagnostic/path.ts";
import { quoteText } from "../rules/toolkit/wording.ts";
import { dataOf, errorsOf, parseText, TooDeepError } from "../yaml/parse-text.ts";
import { parsePlainYaml } from "../yaml/plain-yaml.ts";
import { type FixTarget, findFixTarget } from "./fix-target.ts";

/** The most fixes of a file in one round. The others are left for the next round. */
const mostFixes = 1000;

/** The most characters that are parsed to verify fixes. The first attempt is always made. */
const mostWork = 10_000_000;

/**
 * Writes the suggestions of diagnostics into the YAML text that they are about. Every fix replaces exactly one key,
 * value or link; one that would not be read as that is left out. The work is bounded: where many
 * fixes of a long file cannot be made, others may be left out too.
 */
export function fixText(text: string, diagnostics: readonly Diagnostic[]): FixedText {
  const wanted = diagnostics.filter(({ suggestion }) => suggestion !== undefined).slice(0, mostFixes);
  if (wanted.length === 0) return { text, fixes: [] };
  const original = parse(text);
  const lines = new LineIndex(text);
  // From the last to the first, so that the offsets of the remaining fixes stay valid.
  const targets = withoutOverlaps(
    wanted
      .flatMap((diagnostic) => findFixTarget(lines, original?.document, diagnostic) ?? [])
      .sort((a, b) => b.start - a.start),
  );
  let current: FixedVersion = { text, data: original?.data };
  let work = 0;
  const fixes: Fix[] = [];
  for (const target of targets) {
    for (const replacement of writtenForms(target)) {
      work += current.text.length;
      if (work > mostWork && fixes.length > 0) break;
      const next = applyEdit(current, target, replacement);
      if (!next) continue;
      current = next;
      const { diagnostic, start, end, wrong: replaced } = target;
      fixes.push({ diagnostic, line: diagnostic.line, column: diagnostic.column, start, end, replacement, replaced });
      break;
    }
  }
  return { text: current.text, fixes: fixes.reverse() };
}

/** Targets that do not overlap, given from the last to the first. */
function withoutOverlaps(targets: readonly FixTarget[]): FixTarget[] {
  const chosen: FixTarget[] = [];
  for (const target of targets) if (target.end <= (chosen.at(-1)?.start ?? target.end)) chosen.push(target);
  return chosen;
}

interface FixedVersion {
  readonly text: string;
  readonly data: unknown;
}

/** Replaces a target. Returns undefined where the new text does not hold the expected data. */
function applyEdit(current: FixedVersion, target: FixTarget, replacement: string): FixedVersion | undefined {
  const text = current.text.slice(0, target.start) + replacement + current.text.slice(target.end);
  if (target.kind === "unquoted") return holdsText(text, target) ? { text, data: dataIn(text) } : undefined;
  const data = current.data === undefined ? undefined : dataIn(text);
  return data !== undefined && isWritten(data, target) ? { text, data } : undefined;
}

/** Whether a suggestion is a value of the edited text at the place of its target. The text may still have other errors. */
function holdsText(text: string, { start, suggestion }: FixTarget): boolean {
  let isHeld = false;
  const document = parseSafely(text);
  if (document)
    visit(document, {
      Scalar(_, { range, value }) {
        isHeld ||= range?.[0] === start && value === suggestion;
      },
    });
  return isHeld;
}

/** The ways to write a suggestion in place of a token, in the author's own style of quotes where that is possible. */
function writtenForms({ suggestion, kind, wrong: token }: FixTarget): string[] {
  // A JSON string is a double-quoted scalar of YAML.
  const doubleQuoted = JSON.stringify(suggestion);
  if (kind === "part") return [suggestion];
  if (kind === "unquoted") return [quoteText(suggestion)];
  if (token.startsWith('"')) return [doubleQuoted];
  if (token.startsWith("'")) return [`'${suggestion.replaceAll("'", "''")}'`];
  const data = dataIn(`x: ${suggestion}\n`);
  return isDeepStrictEqual(data, { x: suggestion }) ? [suggestion, doubleQuoted] : [doubleQuoted];
}

/** Whether a suggestion stands in the data as the key, the value or the part that it was to be. */
function isWritten(data: unknown, { diagnostic, kind, suggestion, at }: FixTarget): boolean {
  const path = fromPointer(diagnostic.pointer);
  if (kind === "key") return valueAt(data, [...path.slice(0, -1), suggestion]) !== undefined;
  const value = valueAt(data, path);
  return kind === "value" ? value === suggestion : String(value).startsWith(suggestion, at);
}

/** The data of a text, or undefined where it is not valid YAML. Most texts are so plain that it takes no careful parser. */
function dataIn(text: string): unknown {
  return parsePlainYaml(text) ?? parse(text)?.data;
}

function parse(text: string): { document: Document.Parsed; data: unknown } | undefined {
  const document = parseSafely(text);
  if (!document || errorsOf(document).length > 0) return undefined;
  return unlessTooDeep(() => ({ document, data: dataOf(document) }));
}

function parseSafely(text: string): Document.Parsed | undefined {
  return unlessTooDeep(() => parseText(text));
}

function unlessTooDeep<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof TooDeepError) return undefined;
    throw error;
  }
}

export interface Fix {
  readonly diagnostic: Diagnostic;
  /** The place in the text before any fix, as reports count it, and as offsets. */
  readonly line: number;
  readonly column: number;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  readonly replaced: string;
}

interface FixedText {
  readonly text: string;
  /** In the order of the text. */
  readonly fixes: readonly Fix[];
}
