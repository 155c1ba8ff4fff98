import type { LineIndex } from "../../diagnostic/line-index.ts";

/** A line of YAML taken apart, as an author sees it: `- key: value # comment`. */
interface LineEntry {
  /** The offset of the key, or of the value of a line without a key. */
  readonly start: number;
  readonly key: string | undefined;
  readonly valueStart: number;
  readonly valueEnd: number;
  readonly value: string;
}

const key = `"[^"]*"|'[^']*'|[^\\s"'#[\\]{}:,&*!|>%@\`-][^:#]*`;
const entryPattern = new RegExp(`^((?:\\uFEFF)?[ \\t]*(?:-[ \\t]+)*)(?:(${key}):(?:[ \\t]+|$))?(.*)$`, "s");

export function lineEntry(lines: LineIndex, line: number): LineEntry {
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

/** A text without quotes in a mapping in braces on one line, which a sign in it makes something else: `{ by: @loom }`. */
export function textInBraces(lines: LineIndex, line: number): Pick<LineEntry, "value" | "valueStart"> | undefined {
  const { value: whole, valueStart } = lineEntry(lines, line);
  // To look through a very long line takes long.
  if (whole.length > 1000 || !/^\{(?!\{).*\}$/.test(whole)) return undefined;
  const masked = whole.replaceAll(
    /(?<=[:{,[]\s*)(?:"(?:[^"\\]|\\.)*"|'[^']*')/g,
    (quoted) => `"${"x".repeat(quoted.length - 1)}`,
  );
  const found = Array.from(masked.matchAll(valueInBraces)).find(({ groups }) => notPlain.test(groups?.["value"] ?? ""));
  const [, lead = "", value = ""] = found ?? [];
  return found && { value, valueStart: valueStart + found.index + lead.length };
}

const valueInBraces = /([{,]\s*[\w-]+:\s+)(?<value>[^\s"'{}[][^{}]*?)(?=\s*(?:,\s*[\w-]+:\s|\}))/g;

/** A sign that no text begins with, or brackets in it. One with a colon and a space may be two entries. */
const notPlain = /^(?!.*:\s)(?:[@`%#*&|>!]|[^[\]]+\[[^[\]]*\])/;

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

/** The nearest line above that stands further out, to which a line belongs, or -1. */
export function ownerOf(lines: LineIndex, line: number): number {
  const column = indentOf(lines, line);
  let above = lineAbove(lines, line);
  while (above >= 0 && indentOf(lines, above) >= column) above = lineAbove(lines, above);
  return above;
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
