import type { Edit } from "../../yaml/edit.ts";
import { errorsOf, possibleDataOf, structuralErrors } from "../../yaml/parse-text.ts";
import { RepairedText } from "../../yaml/repaired-text.ts";
import type { ParsedText, SyntaxFinding } from "../kinds/syntax-rule.ts";
import { excerpt } from "../words/describe-value.ts";
import { countSpaces } from "./count-spaces.ts";
import { indentOf } from "./find-indentation.ts";
import { findSwallowed, type Swallowed } from "./find-swallowed.ts";
import { isInsideText } from "./is-inside-text.ts";

/**
 * The finding for the first entry that YAML reads as part of a text in `|` or `>`, with the column in which it belongs.
 */
export function swallowedLine(file: ParsedText): SyntaxFinding | undefined {
  const swallowed = findSwallowed(file);
  return swallowed && describe(file, swallowed);
}

function describe(file: ParsedText, swallowed: Swallowed): SyntaxFinding {
  const { lines } = file;
  const { line, start, end, owner, columns } = swallowed;
  const [remedy] = columns
    .flatMap((column) =>
      extents(file, swallowed).map((last) => ({ column, last, edits: moved(file, { line, last, column }) })),
    )
    .flatMap((move) => {
      const mistakes = mistakesAfter(file, { edits: move.edits, start });
      return mistakes === undefined ? [] : [{ ...move, mistakes }];
    })
    .sort((a, b) => a.mistakes - b.mistakes);
  const column = remedy?.column ?? columns[0] ?? 0;
  const isAlone = remedy === undefined || remedy.last === line;
  const word = lines.text.slice(start, end);
  return {
    start,
    end,
    message: `Unexpected indentation of ${countSpaces(indentOf(lines, line))}, expected ${column}: here it is part of the text of "${excerpt(owner)}".`,
    hint: `${column === 0 ? "Remove the spaces" : `Put ${countSpaces(column)}`} before it${isAlone ? "" : ", and move the lines that belong to it with it"}. If "${word}:" is part of the text, join it to the line above.`,
    ...(remedy ? { repair: remedy.edits } : {}),
  };
}

/** The possible last lines of the entry: its own line, the last one that is further in, or the last of the text. */
function extents({ lines }: ParsedText, { line, last }: Swallowed): number[] {
  let inner = line;
  while (
    inner < last &&
    (lines.lineText(inner + 1).trim() === "" || indentOf(lines, inner + 1) > indentOf(lines, line))
  ) {
    inner++;
  }
  return [...new Set([line, inner, last])];
}

function moved({ lines }: ParsedText, { line, last, column }: { line: number; last: number; column: number }): Edit[] {
  const by = indentOf(lines, line) - column;
  return Array.from({ length: last - line + 1 }, (_, at) => {
    const start = lines.start(line + at);
    return { start, end: start + Math.min(by, indentOf(lines, line + at)), text: "" };
  });
}

/** The number of mistakes after some edits, or undefined where the file cannot be parsed then. */
function mistakesAfter(
  { lines, shape, trials }: ParsedText,
  { edits, start }: { edits: readonly Edit[]; start: number },
): number | undefined {
  const repaired = new RepairedText(lines.text);
  repaired.apply(edits);
  const document = trials.parse(repaired.text);
  if (!document) return undefined;
  const errors = errorsOf(document);
  const [first] = edits;
  const key = start - (first ? first.end - first.start : 0);
  if (structuralErrors(errors).length > 0 || isInsideText(document, key)) return undefined;
  return errors.length + shape.countMistakes(possibleDataOf(document));
}
