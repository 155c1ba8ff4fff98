import { isMap, isScalar } from "yaml";
import type { LineIndex } from "../../diagnostic/line-index.ts";
import { errorsOf, possibleDataOf, structuralErrors } from "../../yaml/parse-text.ts";
import type { SyntaxFinding, SyntaxProblem } from "../kinds/syntax-rule.ts";
import { indentOf } from "./find-indentation.ts";
import { lineEntry } from "./line-entry.ts";
import { lineOfError } from "./line-of-error.ts";
import { pathOfKey } from "./path-of-key.ts";

/** A key whose line is missing above a list, and its column. */
interface Owner {
  readonly key: string;
  readonly column: number;
}

/**
 * Reports the key that is missing above a list where only keys can stand: of several, the one that leaves the fewest
 * mistakes.
 */
export function findMissingOwner(problem: SyntaxProblem): SyntaxFinding | undefined {
  const { lines } = problem;
  const line = lineOfError(problem);
  if (!/^ *- +\S/.test(lines.lineText(line)) || !isBelowValue(lines, line) || isDeepBlock(lines, line))
    return undefined;
  const [best] = columnsAbove(lines, line)
    .flatMap((column) => listKeys(problem, { line, column }).map((key) => ({ key, column })))
    .flatMap((owner) => {
      const mistakes = mistakesWith(problem, { line, owner });
      return mistakes === undefined ? [] : [{ ...owner, mistakes }];
    })
    .sort((a, b) => a.mistakes - b.mistakes);
  if (!best) return undefined;
  const start = lines.start(line) + indentOf(lines, line);
  return {
    start,
    end: start + 1,
    message: `The key "${best.key}" is missing above this list.`,
    hint: `Write ${best.key}: in a line of its own above it, in column ${best.column + 1}.`,
  };
}

/** True where a line would belong to the entry above, which is a key with a value, and no list. */
function isBelowValue(lines: LineIndex, line: number): boolean {
  let above = lineAbove(lines, line);
  // A key without a value right above the list is its own, in a wrong column.
  if (above >= 0 && /^ *[\w-]+: *$/.test(lines.lineText(above))) return false;
  while (above >= 0 && indentOf(lines, above) > indentOf(lines, line)) above = lineAbove(lines, above);
  if (above < 0 || lines.lineText(above).trimStart().startsWith("-")) return false;
  const { key, value } = lineEntry(lines, above);
  return key !== undefined && value !== "";
}

/** True where a line begins a block and one above does so further out: then this one stands too far in. */
function isDeepBlock(lines: LineIndex, line: number): boolean {
  const begins = (at: number) => /^ *- +type: /.test(lines.lineText(at));
  if (!begins(line)) return false;
  for (let above = line - 1; above >= 0; above--) {
    if (begins(above)) return indentOf(lines, above) < indentOf(lines, line);
  }
  return false;
}

/** The next line above that has more than a comment, or -1. */
function lineAbove(lines: LineIndex, line: number): number {
  let above = line - 1;
  while (above >= 0 && isEmpty(lines, above)) above--;
  return above;
}

function isEmpty(lines: LineIndex, line: number): boolean {
  return /^ *(?:#|$)/.test(lines.lineText(line));
}

/** The columns of the mappings above a line that are not further in: the nearest first. */
function columnsAbove(lines: LineIndex, line: number): number[] {
  const columns: number[] = [];
  for (let above = line - 1; above >= 0 && columns.at(-1) !== 0; above--) {
    const { key, start } = lineEntry(lines, above);
    const column = start - lines.start(above);
    const isOutside = column <= Math.min(indentOf(lines, line), (columns.at(-1) ?? Number.POSITIVE_INFINITY) - 1);
    if (key !== undefined && isOutside) columns.push(column);
  }
  return columns;
}

/** The keys with a list that the mapping at a column could still have. */
function listKeys(
  { lines, shape, trials }: SyntaxProblem,
  { line, column }: { line: number; column: number },
): string[] {
  const start = lines.start(line) + column;
  const document = trials.parse(`${lines.text.slice(0, lines.start(line))}${" ".repeat(column)}x: x`);
  const path = document && pathOfKey(document, start)?.slice(0, -1);
  const map: unknown = path && (path.length === 0 ? document.contents : document.getIn(path, true));
  const expected = path && shape.at(possibleDataOf(document), path);
  if (!isMap(map) || !expected) return [];
  const taken = map.items.flatMap(({ key }) => (isScalar(key) ? [String(key.value)] : []));
  return Object.keys(expected.schema.properties ?? {}).filter(
    (key) => !taken.includes(key) && expected.child(key)?.schema.type === "array",
  );
}

/** The number of mistakes after a key is written above a list, or undefined where the file cannot be parsed then. */
function mistakesWith({ lines, shape, trials }: SyntaxProblem, { line, owner }: { line: number; owner: Owner }) {
  const start = lines.start(line);
  const text = `${lines.text.slice(0, start)}${" ".repeat(owner.column)}${owner.key}:\n${lines.text.slice(start)}`;
  const document = trials.parse(text);
  if (!document) return undefined;
  const errors = errorsOf(document);
  if (structuralErrors(errors).length > 0) return undefined;
  return errors.length + shape.countMistakes(possibleDataOf(document));
}
