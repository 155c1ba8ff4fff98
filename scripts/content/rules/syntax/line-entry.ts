import type { LineIndex } from "../../diagnostic/line-index.ts";
import { excerpt } from "../toolkit/wording.ts";

const key = `"[^"]*"|'[^']*'|[^\\s"'#[\\]{}:,&*!|>%@\`-][^:#]*`;
const entryPattern = new RegExp(`^((?:\\uFEFF)?[ \\t]*(?:-[ \\t]+)*)(?:(${key}):(?:[ \\t]+|$))?(.*)$`, "s");

/**
 * A line of YAML split as an author sees it: `- key: value # comment`. It starts at its key, or at its value if it has no key.
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

/** A text in brackets on one line that YAML misreads because it has no quotes, or more than one pair: `{ by: @loom }`. */
export function textInBrackets(lines: LineIndex, line: number) {
  const { value: uncommented, valueStart } = lineEntry(lines, line);
  const whole = [uncommented, lines.text.slice(valueStart, lines.end(line)).trimEnd()].find((text) =>
    /^(?:\{(?!\{).*\}|\[.*\])$/.test(text),
  );
  // Searching a very long line takes long.
  if (whole === undefined || whole.length > 1000) return undefined;
  const masked = whole.replaceAll(/(?<=[:{,[]\s*)(?:"(?:[^"\\]|\\.)*(?<![,:] )"|'(?:[^']|'')*(?<![,:] )')/g, (text) =>
    '"'.repeat(text.length),
  );
  const found = Array.from(masked.matchAll(bracketedText)).find(([text]) => notPlain.test(text));
  return (
    found && { value: whole.slice(found.index, found.index + found[0].length), valueStart: valueStart + found.index }
  );
}

/** A text in which everything in quotes is masked as quotes. Brackets in it are closed, with more text before or after them. */
const body = String.raw`(?:"{2,}|[^\s"'{}[\],]|\{[^{}:,]*\}(?= *[^\s,\]}]))(?:[^{}[\]]|\{[^{}]*\}|\[[^[\]]*\])*?`;

/** A value of a mapping, or an entry of a list. */
const bracketedText = new RegExp(
  String.raw`(?<=[{,]\s*[\w"-]+:\s+)${body}(?=\s*(?:,\s*[\w"-]+:\s|\}))|(?<=[[,]\s*)(?![\w"-]+:\s)${body}(?=\s*[,\]])`,
  "g",
);

/** A character that no text begins with, text after a closing quote, brackets, or the start of a comment. With a colon and a space it may be two entries. */
const notPlain = /^(?!.*:\s)(?:-$|[@`%#*&|>!]|"{2,}[^"]|[^[\]]+\[|.*\{|.*\s#)/;

/** The number of columns before a line. A tab counts as two spaces, which is what its author meant. */
export function indentOf(lines: LineIndex, line: number): number {
  const lead = /^[ \t]*/.exec(lines.lineText(line))?.[0] ?? "";
  return lead.replaceAll("\t", "  ").length;
}

/** The last line of what begins on a line: the lines below it that are indented more than a column. */
export function lastLineInside(lines: LineIndex, first: number, column: number): number {
  let last = first;
  for (let line = first + 1; line < lines.count && (isBlank(lines, line) || indentOf(lines, line) > column); line++) {
    if (!isBlank(lines, line)) last = line;
  }
  return last;
}

/** Whether the text on a line continues below it: then quotes around the line would cut it off. */
export function goesOn(lines: LineIndex, line: number): boolean {
  const { key, start } = lineEntry(lines, line);
  return lastLineInside(lines, line, key === undefined ? indentOf(lines, line) : start - lines.start(line)) > line;
}

export function lineAbove(lines: LineIndex, line: number): number {
  let above = line - 1;
  while (above >= 0 && /^\s*(?:#|$)/.test(lines.lineText(above))) above--;
  return above;
}

/** The key above a line with | or >, whose text of several lines may continue to that line, and the key's line and column. */
export function textAbove(lines: LineIndex, line: number) {
  for (const above of [lineAbove(lines, line), ownerOf(lines, line)]) {
    const { key, value, start } = lineEntry(lines, Math.max(above, 0));
    if (above >= 0 && key !== undefined && /^[|>][-+1-9]*$/.test(value))
      return { key, above, column: start - lines.start(above) };
  }
  return undefined;
}

/** The nearest less indented line above a line, to which it belongs, or -1. */
export function ownerOf(lines: LineIndex, line: number): number {
  const column = indentOf(lines, line);
  let above = lineAbove(lines, line);
  while (above >= 0 && indentOf(lines, above) >= column) above = lineAbove(lines, above);
  return above;
}

/** What to write if a block has its type without the key, in the list of blocks. */
export function hintOfBlock(lines: LineIndex, line: number, type: string): string | undefined {
  const isBlock = lineEntry(lines, Math.max(ownerOf(lines, line), 0)).key === "blocks";
  return isBlock ? `Write "- type: ${excerpt(type)}", and its other keys below, aligned with "type".` : undefined;
}

/** The next line that is not empty, or one past the last. */
export function lineBelow(lines: LineIndex, line: number): number {
  let below = line + 1;
  while (below < lines.count && isBlank(lines, below)) below++;
  return below;
}

export function isBlank(lines: LineIndex, line: number): boolean {
  return lines.lineText(line).trim() === "";
}

/** Whether a text contains a key of the schema followed by a colon and a space: then two entries have ended up on one line. */
export function holdsKey(text: string, keys: ReadonlySet<string>): boolean {
  return [...text.matchAll(/(?<![^\s"'])([a-z][\w-]*)["']?:(?=\s|$)/g)].some(([, key = ""]) => keys.has(key));
}
