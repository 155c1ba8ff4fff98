import type { Range } from "../diagnostic/diagnostic.ts";
import type { LineIndex } from "../diagnostic/line-index.ts";
import { printable } from "./printable.ts";

interface FrameLine {
  readonly gutter: string;
  readonly text: string;
  readonly kind: "context" | "source" | "carets";
}

const mostColumns = 120;
/** The most characters measured on either side of a place: no more could be shown. */
const mostMeasured = 2 * mostColumns;

/** The first line of a range, the line before it, and carets below; empty if the text has no such line. */
export function codeFrame(lines: LineIndex, range: Range): FrameLine[] {
  if (range.line > lines.count) return [];
  const first = textOf(lines, range.line);
  const gutter = String(range.line);
  const before = range.line > 1 ? textOf(lines, range.line - 1).slice(0, mostMeasured) : "";
  const context = { gutter: String(range.line - 1).padStart(gutter.length), text: clip(expand(before), 0) };
  const end = range.endLine > range.line ? first.trimEnd().length : range.endColumn - 1;
  return [
    ...(before.trim() ? [{ ...context, kind: "context" as const }] : []),
    ...marked(first, range.column - 1, Math.max(end, range.column), gutter),
  ];
}

function textOf(lines: LineIndex, number: number): string {
  const text = lines.lineText(number - 1);
  return number === 1 ? text.replace(/^\uFEFF/, "") : text;
}

/** A source line and the carets below it. `start` and `end` count UTF-16 units from 0. */
function marked(whole: string, start: number, end: number, gutter: string): FrameLine[] {
  const from = Math.max(0, start - mostMeasured);
  const line = whole.slice(from, start + mostMeasured);
  const lead = expand(line.slice(0, start - from));
  const indent = displayWidth(lead);
  const carets = displayWidth(expand(line.slice(0, end - from))) - indent;
  // A long line starts shortly before the place.
  const cut = from > 0 || indent + Math.min(carets, 40) > mostColumns ? Math.max(0, lead.length - 40) : 0;
  const shift = cut === 0 ? 0 : displayWidth(lead.slice(0, cut)) - 1;
  return [
    { gutter, text: clip(expand(line), cut), kind: "source" },
    {
      gutter: " ".repeat(gutter.length),
      text: " ".repeat(indent - shift) + "^".repeat(Math.max(1, Math.min(carets, mostColumns - (indent - shift)))),
      kind: "carets",
    },
  ];
}

function clip(line: string, from: number): string {
  const rest = from === 0 ? line : `…${line.slice(from)}`;
  return rest.length > mostColumns ? `${rest.slice(0, mostColumns - 1)}…` : rest;
}

/** Shows tabs as two spaces, so that columns are the same in every terminal. */
function expand(line: string): string {
  return printable(line.replaceAll("\t", "  "));
}

/** Created on first use, because that takes as long as checking a small site. */
let graphemes: Intl.Segmenter | undefined;

/** The scripts and symbols that East Asian Width (UAX 11) calls wide, and emoji. */
const wide =
  /^(?:[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}|\p{Emoji}\ufe0f)/u;

function displayWidth(text: string): number {
  graphemes ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  let width = 0;
  for (const { segment } of graphemes.segment(text)) {
    if (wide.test(segment)) width += 2;
    else if (!/^[\p{Mark}\p{Cf}]/u.test(segment)) width += 1;
  }
  return width;
}
