import { isDeepStrictEqual } from "node:util";
import { visit } from "yaml";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { isRecord } from "../diagnostic/is-record.ts";
import { LineIndex } from "../diagnostic/line-index.ts";
import { fromPointer, valueAt } from "../diagnostic/path.ts";
import { quoteText } from "../rules/toolkit/wording.ts";
import { dataIn, unlessTooDeep } from "../yaml/data-in.ts";
import { parseText } from "../yaml/parse-text.ts";

/** The most fixes of a file in one round. The others are left for the next round. */
const mostFixes = 1000;

/** The most characters that are parsed to verify fixes. The first attempt is always made. */
const mostWork = 10_000_000;

/**
 * Writes the suggestions of diagnostics into the YAML text that they are about. Every fix replaces exactly one key,
 * value, entry, link or comment; one that would not be read as that is left out. The work is bounded: where many
 * fixes of a long file cannot be made, others may be left out too.
 */
export function fixText(text: string, diagnostics: readonly Diagnostic[]): FixedText {
  // An empty suggestion means that the value should not be there, which only its author can decide.
  const wanted = diagnostics.filter(({ suggestion = "" }) => suggestion !== "").slice(0, mostFixes);
  if (wanted.length === 0) return { text, fixes: [] };
  const lines = new LineIndex(text);
  // From the last to the first, so that the offsets of the remaining fixes stay valid.
  const edits = withoutOverlaps(wanted.map((one) => editOf(lines, one)).sort((a, b) => b.start - a.start));
  let current: FixedVersion = { text, data: dataIn(text) };
  let work = 0;
  const fixes: Fix[] = [];
  for (const edit of edits) {
    for (const replacement of writtenForms(edit, current.data)) {
      work += current.text.length;
      if (work > mostWork && fixes.length > 0) break;
      const next = applyEdit(current, edit, replacement);
      if (!next) continue;
      current = next;
      const { diagnostic, start, end, wrong: replaced } = edit;
      fixes.push({ diagnostic, line: diagnostic.line, column: diagnostic.column, start, end, replacement, replaced });
      break;
    }
  }
  return { text: current.text, fixes: fixes.reverse() };
}

interface Edit {
  readonly diagnostic: Diagnostic;
  readonly start: number;
  readonly end: number;
  readonly wrong: string;
  readonly suggestion: string;
}

function editOf(lines: LineIndex, diagnostic: Diagnostic): Edit {
  const { line, column, endLine, endColumn, suggestion = "" } = diagnostic;
  const [start, end] = [lines.offset(line, column), lines.offset(endLine, endColumn)];
  return { diagnostic, start, end, wrong: lines.text.slice(start, end), suggestion };
}

function withoutOverlaps(edits: readonly Edit[]): Edit[] {
  const chosen: Edit[] = [];
  for (const edit of edits) if (edit.end <= (chosen.at(-1)?.start ?? edit.end)) chosen.push(edit);
  return chosen;
}

interface FixedVersion {
  readonly text: string;
  readonly data: unknown;
}

/** The edited text, or undefined where it does not hold what was to be written. */
function applyEdit(current: FixedVersion, edit: Edit, replacement: string): FixedVersion | undefined {
  const text = current.text.slice(0, edit.start) + replacement + current.text.slice(edit.end);
  // What stands in a comment is no data.
  if (isComment(edit)) return { ...current, text };
  if (lacksQuotes(edit, current.data)) return holdsText(text, edit) ? { text, data: dataIn(text) } : undefined;
  const data = current.data === undefined ? undefined : dataIn(text);
  return data !== undefined && isWritten(current.data, data, edit) ? { text, data } : undefined;
}

function isComment({ wrong, suggestion }: Edit): boolean {
  return wrong.startsWith("#") && suggestion.startsWith("#");
}

/** Whether a text only lacks its quotes: it is no value yet, or, as `- Bread: fresh`, a mapping. */
function lacksQuotes({ diagnostic: { pointer }, wrong, suggestion }: Edit, data: unknown): boolean {
  return pointer === "" || (wrong === suggestion && isRecord(valueAt(data, fromPointer(pointer))));
}

/** Whether a suggestion is a value of the edited text at the place of its edit. The text may still have other errors. */
function holdsText(text: string, { start, suggestion }: Edit): boolean {
  let isHeld = false;
  const document = unlessTooDeep(() => parseText(text));
  if (document)
    visit(document, {
      Scalar(_, { range, value }) {
        isHeld ||= range?.[0] === start && value === suggestion;
      },
    });
  return isHeld;
}

/** The ways to write a suggestion in place of a token, in the author's own style of quotes where that is possible. */
function writtenForms(edit: Edit, data: unknown): string[] {
  const { suggestion, wrong } = edit;
  if (isComment(edit)) return [suggestion];
  if (lacksQuotes(edit, data)) return [quoteText(suggestion)];
  // A JSON string is a double-quoted scalar of YAML.
  const doubleQuoted = JSON.stringify(suggestion);
  if (wrong.startsWith('"')) return [doubleQuoted];
  return wrong.startsWith("'") ? [`'${suggestion.replaceAll("'", "''")}'`] : [suggestion, doubleQuoted];
}

/** Whether a suggestion has become the key, the value or the part of a value that was wrong. */
function isWritten(before: unknown, after: unknown, { diagnostic, wrong, suggestion }: Edit): boolean {
  const path = fromPointer(diagnostic.pointer);
  const renamed = [...path.slice(0, -1), suggestion];
  const [old, value] = [valueAt(before, path), valueAt(after, path)];
  // A key with another value.
  const [, key, word] = /^(\w+): (true|false)$/.exec(suggestion) ?? [];
  if (key !== undefined)
    return value === undefined && valueAt(after, [...path.slice(0, -1), key]) === (word === "true");
  if (value === undefined) return old !== undefined && isDeepStrictEqual(valueAt(after, renamed), old);
  // Of a text in which only a link is wrong, and of one in | or >, no suggestion is the whole.
  if (value === suggestion) return !/^[|>]/.test(wrong) && !String(old).includes("](");
  const parts = typeof old === "string" && wrong !== "" ? old.split(wrong) : [];
  const withSuggestion = (at: number) => parts.slice(0, at).join(wrong) + suggestion + parts.slice(at).join(wrong);
  return parts.some((_, at) => at > 0 && value === withSuggestion(at));
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
  readonly fixes: readonly Fix[];
}
