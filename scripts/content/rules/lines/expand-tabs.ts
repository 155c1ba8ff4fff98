import { isDeepStrictEqual } from "node:util";
import { type Document, Scalar, visit } from "yaml";
import { LineIndex } from "../../diagnostic/line-index.ts";
import type { Edit } from "../../yaml/edit.ts";
import { errorsOf, possibleDataOf, structuralErrors } from "../../yaml/parse-text.ts";
import type { SyntaxProblem } from "../kinds/syntax-rule.ts";

/** Spaces in place of the tabs that lines begin with. */
interface Expansion {
  readonly edits: readonly Edit[];
  /** True where all numbers of spaces for a tab that make as few mistakes mean the same. */
  readonly isCertain: boolean;
}

/** The numbers of spaces that a tab may stand for, the likeliest first. */
const widths = [2, 4, 8];

/** Finds the spaces in place of tabs with which the parser gets furthest and the schema finds the fewest mistakes. */
export function expandTabs(
  { lines, shape, trials }: Pick<SyntaxProblem, "lines" | "shape" | "trials">,
  tabbed: readonly number[],
): Expansion | undefined {
  const ranked = widths
    .flatMap((width) => [
      tabbed.map((line) => filled(lines, line, width)),
      tabbed.map((line) => stopped(lines, line, width)),
    ])
    .flatMap((edits) => {
      const text = applied(lines.text, edits);
      const document = trials.parse(text);
      if (!document) return [];
      const errors = errorsOf(document);
      const [first] = structuralErrors(errors);
      const index = new LineIndex(text);
      const reached = first ? index.lineAt(first.pos[0]) : lines.count;
      const data = possibleDataOf(document);
      const mistakes = errors.length + (first ? 0 : shape.countMistakes(data));
      return [{ edits, reached, data, mistakes, isKept: !touchesText(index, document, tabbed) }];
    })
    .sort((a, b) => b.reached - a.reached || a.mistakes - b.mistakes);
  const [best] = ranked;
  if (!best) return undefined;
  const isOnly = ranked.every(
    ({ reached, mistakes, data }) =>
      reached < best.reached || mistakes > best.mistakes || isDeepStrictEqual(data, best.data),
  );
  return { edits: best.edits, isCertain: best.reached === lines.count && best.isKept && isOnly };
}

/** A line with as many spaces for each of its first tabs. */
function filled(lines: LineIndex, line: number, width: number): Edit {
  const lead = leadOf(lines, line);
  return { ...indentRange(lines, line), text: lead.replaceAll("\t", " ".repeat(width)) };
}

/** A line with as many spaces for each of its first tabs as an editor shows. */
function stopped(lines: LineIndex, line: number, width: number): Edit {
  let text = "";
  for (const sign of leadOf(lines, line)) text += sign === "\t" ? " ".repeat(width - (text.length % width)) : sign;
  return { ...indentRange(lines, line), text };
}

function indentRange(lines: LineIndex, line: number): Pick<Edit, "start" | "end"> {
  const start = lines.start(line);
  return { start, end: start + leadOf(lines, line).length };
}

function leadOf(lines: LineIndex, line: number): string {
  return /^[ \t]*/.exec(lines.lineText(line))?.[0] ?? "";
}

function applied(text: string, edits: readonly Edit[]): string {
  return edits.reduceRight((result, { start, end, text: by }) => result.slice(0, start) + by + result.slice(end), text);
}

/** Whether one of some lines is further in than the text in `|` or `>` that it belongs to: its tabs are part of that text. */
function touchesText(lines: LineIndex, document: Document.Parsed, tabbed: readonly number[]): boolean {
  let found = false;
  visit(document, {
    Scalar(_, { type, range }) {
      if (type !== Scalar.BLOCK_FOLDED && type !== Scalar.BLOCK_LITERAL) return;
      const [first, last] = [lines.lineAt(range?.[0] ?? 0) + 1, lines.lineAt((range?.[1] ?? 1) - 1)];
      const indents = Array.from({ length: Math.max(last - first + 1, 0) }, (_, at) => lines.lineText(first + at))
        .filter((text) => text.trim() !== "")
        .map((text) => text.search(/[^ ]/));
      const own = Math.min(...indents);
      found ||= tabbed.some((line) => line >= first && line <= last && lines.lineText(line).search(/[^ ]/) > own);
    },
  });
  return found;
}
