import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { LineIndex } from "../diagnostic/line-index.ts";
import type { Fix, FixedText } from "./fixed-text.ts";

/** Makes the edits of diagnostics in the text that they are about: of each all, or none where another overlaps them. */
export function editText(text: string, diagnostics: readonly Diagnostic[]): FixedText {
  const lines = new LineIndex(text);
  const chosen: Fix[] = [];
  for (const diagnostic of diagnostics) {
    const fixes = fixesOf(lines, diagnostic);
    const isFree = fixes.every(({ start, end }) => chosen.every((other) => end < other.start || other.end < start));
    if (isFree) chosen.push(...fixes);
  }
  const fixes = chosen.sort((a, b) => a.start - b.start);
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, replacement } of fixes) {
    parts.push(text.slice(from, start), replacement);
    from = end;
  }
  return { text: parts.join("") + text.slice(from), fixes };
}

function fixesOf(lines: LineIndex, diagnostic: Diagnostic): Fix[] {
  return (diagnostic.edits ?? []).map((edit) => {
    const start = lines.offset(edit.line, edit.column);
    const end = lines.offset(edit.endLine, edit.endColumn);
    return {
      diagnostic,
      line: edit.line,
      column: edit.column,
      start,
      end,
      replacement: edit.text,
      replaced: lines.text.slice(start, end),
    };
  });
}
