import type { Range } from "../diagnostic.ts";
import { displayWidth } from "./display-width.ts";
import { printable } from "./printable.ts";

/** A line of a code frame: a source line with its number, or the carets below one. */
export interface FrameLine {
  readonly gutter: string;
  readonly text: string;
  readonly kind: "context" | "source" | "carets";
}

const longest = 120;
const mostLines = 4;

/** The lines of a range, the one before it, and carets below the first; empty where the text does not have that line. */
export function codeFrame(text: string, range: Range): FrameLine[] {
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const first = lines[range.line - 1];
  if (first === undefined) return [];
  // An end in the first column is the end of the line before it.
  const last = range.endColumn === 1 && range.endLine > range.line ? range.endLine - 1 : range.endLine;
  const shown = lines.slice(range.line - 1, Math.min(last, range.line + mostLines - 1));
  const width = String(range.line + shown.length - 1).length;
  const before = lines[range.line - 2];
  const source = (line: string, number: number, kind: FrameLine["kind"]): FrameLine => ({
    gutter: String(number).padStart(width),
    text: clip(expand(line), 0),
    kind,
  });
  const end = last > range.line ? first.trimEnd().length : range.endColumn - 1;
  return [
    ...(before?.trim() ? [source(before, range.line - 1, "context")] : []),
    ...marked(first, range.column - 1, Math.max(end, range.column), String(range.line).padStart(width)),
    ...shown.slice(1).map((line, index) => source(line, range.line + 1 + index, "source")),
    ...(last - range.line >= mostLines ? [{ gutter: " ".repeat(width), text: "…", kind: "context" } as const] : []),
  ];
}

/** A source line and the carets below it. `start` and `end` count UTF-16 units from 0. */
function marked(line: string, start: number, end: number, gutter: string): FrameLine[] {
  const lead = expand(line.slice(0, start));
  const indent = displayWidth(lead);
  const carets = displayWidth(expand(line.slice(0, end))) - indent;
  // A long line is shown from shortly before the place.
  const cut = indent + Math.min(carets, 40) > longest ? lead.length - 40 : 0;
  const shift = cut === 0 ? 0 : displayWidth(lead.slice(0, cut)) - 1;
  return [
    { gutter, text: clip(expand(line), cut), kind: "source" },
    {
      gutter: " ".repeat(gutter.length),
      text: " ".repeat(indent - shift) + "^".repeat(Math.max(1, Math.min(carets, longest - (indent - shift)))),
      kind: "carets",
    },
  ];
}

function clip(line: string, from: number): string {
  const rest = from === 0 ? line : `…${line.slice(from)}`;
  return rest.length > longest ? `${rest.slice(0, longest - 1)}…` : rest;
}

/** The line with tabs as two spaces, so that its columns are the same in every terminal. */
function expand(line: string): string {
  return printable(line.replaceAll("\t", "  "));
}
