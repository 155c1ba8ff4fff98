import { isDeepStrictEqual } from "node:util";
import { type Document, visit } from "yaml";
import type { Diagnostic } from "./diagnostic.ts";
import { type FixTarget, findFixTarget } from "./fix-target.ts";
import { LineIndex } from "./line-index.ts";
import { fromPointer, valueAt } from "./path.ts";
import { dataOf, errorsOf, parseText, TooDeepError } from "./syntax/parse-text.ts";
import { quoteText } from "./syntax/quote-text.ts";

/** A mistake that was mended, and the one stretch of the text that changed for it. */
export interface Fix {
  readonly diagnostic: Diagnostic;
  /** Offsets into the text before any fix. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

export interface FixedText {
  readonly text: string;
  /** In the order of the text. */
  readonly fixes: readonly Fix[];
}

/**
 * Writes the suggestions of diagnostics into the YAML text that they are about. Every fix replaces exactly one key,
 * value or link; one after which the parsed data would differ anywhere else is left out.
 */
export function fixText(text: string, diagnostics: readonly Diagnostic[]): FixedText {
  const original = parse(text);
  const lines = new LineIndex(text);
  // From the last to the first, so that the offsets of those still to come stay true.
  const targets = diagnostics
    .flatMap((diagnostic) => findFixTarget(lines, original?.document, diagnostic) ?? [])
    .sort((a, b) => b.start - a.start);
  const fixes: Fix[] = [];
  let current: Version = { text, data: original?.data };
  for (const target of targets) {
    const after = fixes[0];
    if (after && target.end > after.start) continue;
    const next = applyTarget(current, target);
    if (!next) continue;
    current = next;
    const { diagnostic, start, end } = target;
    fixes.unshift({ diagnostic, start, end, replacement: next.replacement });
  }
  return { text: current.text, fixes };
}

/** A text with the data that it parses to, if it is valid YAML. */
interface Version {
  readonly text: string;
  readonly data: unknown;
}

function applyTarget(current: Version, target: FixTarget): (Version & { replacement: string }) | undefined {
  for (const replacement of spellings(target)) {
    const text = current.text.slice(0, target.start) + replacement + current.text.slice(target.end);
    const data = parse(text)?.data;
    const isRight =
      target.kind === "unquoted"
        ? holdsText(text, target)
        : data !== undefined && isDeepStrictEqual(data, expected(current.data, data, target));
    if (isRight) return { text, data, replacement };
  }
  return undefined;
}

/** Whether a text, which may have other errors still, has the suggestion as a value where the target starts. */
function holdsText(text: string, { start, suggestion }: FixTarget): boolean {
  const document = parseSafely(text);
  let found = false;
  if (!document) return false;
  visit(document, {
    Scalar(_, { range, value }) {
      if (range?.[0] === start && value === suggestion) found = true;
    },
  });
  return found;
}

/** How a text can be written in place of a token, in the author's own style where that is possible. */
function spellings({ suggestion, kind, wrong: token }: FixTarget): string[] {
  // A JSON string is a double-quoted scalar of YAML.
  const doubleQuoted = JSON.stringify(suggestion);
  if (kind === "part") return [suggestion];
  if (kind === "unquoted") return [quoteText(suggestion)];
  if (token.startsWith('"')) return [doubleQuoted];
  if (token.startsWith("'")) return [`'${suggestion.replaceAll("'", "''")}'`];
  return [suggestion, doubleQuoted];
}

/** The data before a fix with the one change that it should make. */
function expected(before: unknown, after: unknown, { diagnostic, kind, wrong, suggestion }: FixTarget): unknown {
  const path = fromPointer(diagnostic.pointer);
  const key = path.at(-1) ?? "";
  const copy = structuredClone(before);
  const parent = valueAt(copy, path.slice(0, -1));
  if (typeof parent !== "object" || parent === null) return undefined;
  // Mappings and lists can both be read and written by key.
  const holder = parent as Record<string, unknown>;
  if (kind === "key") {
    holder[suggestion] = holder[key];
    delete holder[key];
  } else if (kind === "value") {
    holder[key] = suggestion;
  } else {
    holder[key] = withOnePart(String(holder[key]), { wrong, suggestion, result: valueAt(after, path) });
  }
  return copy;
}

/** `text` with the one occurrence of `wrong` replaced that makes it `result`, or unchanged where there is none. */
function withOnePart(text: string, change: { wrong: string; suggestion: string; result: unknown }): string {
  const { wrong, suggestion, result } = change;
  for (let at = text.indexOf(wrong); at >= 0; at = text.indexOf(wrong, at + 1)) {
    const replaced = text.slice(0, at) + suggestion + text.slice(at + wrong.length);
    if (replaced === result) return replaced;
  }
  return text;
}

/** A text that is valid YAML. */
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
