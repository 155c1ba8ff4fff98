import type { LineIndex } from "../../diagnostic/line-index.ts";
import { excerpt } from "../toolkit/wording.ts";

const key = `"[^"]*"|'[^']*'|[^\\s"'#[\\]{}:,&*!|>%@\`-][^:#]*`;
const entryPattern = new RegExp(`^((?:\\uFEFF)?[ \\t]*(?:-[ \\t]+)*)(?:(${key}):(?:[ \\t]+|$))?(.*)$`, "s");

/**
 * A line of YAML taken apart, as an author sees it: `- key: value # comment`. It starts with its key, or with its value where it has no key.
 */
export function lineEntry(lines: LineIndex, line: number) {
  const [whole = "", lead = "", name, rest = ""] = entryPattern.exec(lines.lineText(line)) ?? [];
  const value = rest.replace(/(?:^|(?<![ \t])[ \t]+)#(?:[ \t].*)?$/s, "").trimEnd();
  const valueStart = lines.start(line) + whole.length - rest.length;
  return {
    start: lines.start(line) + lead.length,
    key: name?.trim(),
    valueStart,
    valueEnd: valueStart + value.length,
    value,
  };
}

/** A text in brackets on one line that a sign in it makes something else, as it has no quotes or more than one pair: `{ by: @loom }`. */
export function textInBrackets(lines: LineIndex, line: number) {
  const { value: uncommented, valueStart } = lineEntry(lines, line);
  const whole = [uncommented, lines.text.slice(valueStart, lines.end(line)).trimEnd()].find((text) =>
    /^(?:\{(?!\{).*\}|\[.*\])$/.test(text),
  );
  // To look through a very long line takes long.
  if (whole === undefined || whole.length > 1000) return undefined;
  const masked = whole.replaceAll(/(?<=[:{,[]\s*)(?:"(?:[^"\\]|\\.)*(?<![,:] )"|'(?:[^']|'')*(?<![,:] )')/g, (text) =>
    '"'.repeat(text.length),
  );
  const found = Array.from(masked.matchAll(bracketedText)).find(([text]) => notPlain.test(text));
  return (
    found && { value: whole.slice(found.index, found.index + found[0].length), valueStart: valueStart + found.index }
  );
}

/** A text where each one in quotes is nothing but quotes. Brackets in it are closed, and more text stands before or behind them. */
const body = String.raw`(?:"{2,}|[^\s"'{}[\],]|\{[^{}:,]*\}(?= *[^\s,\]}]))(?:[^{}[\]]|\{[^{}]*\}|\[[^[\]]*\])*?`;

/** A value of a mapping, or an entry of a list. */
const bracketedText = new RegExp(
  String.raw`(?<=[{,]\s*[\w"-]+:\s+)${body}(?=\s*(?:,\s*[\w"-]+:\s|\}))|(?<=[[,]\s*)(?![\w"-]+:\s)${body}(?=\s*[,\]])`,
  "g",
);

/** A sign that no text begins with, text behind a quote that closes, brackets, or what begins a comment. One with a colon and a space may be two entries. */
const notPlain = /^(?!.*:\s)(?:[@`%#*&|>!]|"{2,}[^"]|[^[\]]+\[|.*\{|.*\s#)/;

/** The number of columns before a line. A tab counts as two spaces, which is what its author meant. */
export function indentOf(lines: LineIndex, line: number): number {
  const lead = /^[ \t]*/.exec(lines.lineText(line))?.[0] ?? "";
  return lead.replaceAll("\t", "  ").length;
}

/** The last line of what begins on a line: those below that stand further in than a column. */
export function lastLineInside(lines: LineIndex, first: number, column: number): number {
  let last = first;
  for (let line = first + 1; line < lines.count && (isBlank(lines, line) || indentOf(lines, line) > column); line++) {
    if (!isBlank(lines, line)) last = line;
  }
  return last;
}

/** Whether the text on a line goes on below it: then to put the line in quotes would cut it. */
export function goesOn(lines: LineIndex, line: number): boolean {
  const { key, start } = lineEntry(lines, line);
  return lastLineInside(lines, line, key === undefined ? indentOf(lines, line) : start - lines.start(line)) > line;
}

export function lineAbove(lines: LineIndex, line: number): number {
  let above = line - 1;
  while (above >= 0 && /^\s*(?:#|$)/.test(lines.lineText(above))) above--;
  return above;
}

/** The key above a line after which | or > begins a text of several lines, with its line and column, where the text may go on to the line. */
export function textAbove(lines: LineIndex, line: number) {
  for (const above of [lineAbove(lines, line), ownerOf(lines, line)]) {
    const { key, value, start } = lineEntry(lines, Math.max(above, 0));
    if (above >= 0 && key !== undefined && /^[|>][-+1-9]*$/.test(value))
      return { key, above, column: start - lines.start(above) };
  }
  return undefined;
}

/** The nearest line above that stands further out, to which a line belongs, or -1. */
export function ownerOf(lines: LineIndex, line: number): number {
  const column = indentOf(lines, line);
  let above = lineAbove(lines, line);
  while (above >= 0 && indentOf(lines, above) >= column) above = lineAbove(lines, above);
  return above;
}

/** What to write where the type of a block stands without its key, in the list of blocks. */
export function hintOfBlock(lines: LineIndex, line: number, type: string): string | undefined {
  const isBlock = lineEntry(lines, Math.max(ownerOf(lines, line), 0)).key === "blocks";
  return isBlock ? `Write "- type: ${excerpt(type)}", and its other keys below, in the column of "type".` : undefined;
}

/** The next line that is not empty, or one behind the last. */
export function lineBelow(lines: LineIndex, line: number): number {
  let below = line + 1;
  while (below < lines.count && isBlank(lines, below)) below++;
  return below;
}

export function isBlank(lines: LineIndex, line: number): boolean {
  return lines.lineText(line).trim() === "";
}

/** Whether a text has a key of the schema in it with a colon and a space behind it: then two entries came into one line. */
export function holdsKey(text: string, keys: ReadonlySet<string>): boolean {
  return [...text.matchAll(/(?<![^\s"'])([a-z][\w-]*)["']?:(?=\s|$)/g)].some(([, key = ""]) => keys.has(key));
}
