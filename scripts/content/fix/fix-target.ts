import { type Document, isMap, isScalar, type Range, Scalar } from "yaml";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import type { LineIndex } from "../diagnostic/line-index.ts";
import { fromPointer } from "../diagnostic/path.ts";

/**
 * The range of a text that a suggestion replaces: a whole key, a whole value, a part of a value such as a link, or a
 * text that only lacks its quotes.
 */
export interface FixTarget {
  readonly diagnostic: Diagnostic;
  readonly kind: "key" | "value" | "part" | "unquoted";
  readonly start: number;
  readonly end: number;
  /** The text in the range, as the author wrote it. */
  readonly wrong: string;
  readonly suggestion: string;
  /** The offset of a part in its value; 0 for all other kinds. */
  readonly at: number;
}

/**
 * Finds the range that a suggestion replaces, or returns undefined where it is not certain. `document` is undefined
 * where the text is not valid YAML.
 */
export function findFixTarget(
  lines: LineIndex,
  document: Document.Parsed | undefined,
  diagnostic: Diagnostic,
): FixTarget | undefined {
  const { suggestion, pointer } = diagnostic;
  // An empty suggestion means that the value should not be there, which only its author can decide.
  if (suggestion === undefined || suggestion === "") return undefined;
  const start = lines.offset(diagnostic.line, diagnostic.column);
  const end = lines.offset(diagnostic.endLine, diagnostic.endColumn);
  const wrong = lines.text.slice(start, end);
  const target = { diagnostic, start, end, wrong, suggestion, at: 0 };
  if (pointer === "") return { ...target, kind: "unquoted" };
  const path = fromPointer(pointer);
  const value = document?.getIn(path, true);
  const owner = document?.getIn(path.slice(0, -1), true);
  // `- Bread: fresh` is a mapping until it has quotes.
  if (isMap(value) && wrong === suggestion) return { ...target, kind: "unquoted" };
  if (isMap(owner) && owner.items.some(({ key }) => spans(key, start, end))) return { ...target, kind: "key" };
  if (spans(value, start, end)) return isReplaceable(value) ? { ...target, kind: "value" } : undefined;
  const isPart = isScalar(value) && contains(value.range, start, end);
  const at = isPart ? placeInValue(lines.text, value, { wrong, start }) : undefined;
  return at === undefined ? undefined : { ...target, kind: "part", at };
}

/**
 * Whether a suggestion can replace a whole value: not where only a link in Markdown is wrong, and not a text in `|` or
 * `>`.
 */
function isReplaceable({ value, type }: Scalar): boolean {
  const isBlock = type === Scalar.BLOCK_FOLDED || type === Scalar.BLOCK_LITERAL;
  return !isBlock && !String(value).includes("](");
}

/**
 * The offset in the parsed value of the part that begins at `start` in the text, or undefined where value and text
 * differ there.
 */
function placeInValue(
  text: string,
  { value, range }: Scalar,
  { wrong, start }: { wrong: string; start: number },
): number | undefined {
  const [from, to] = range ?? [0, 0];
  const places = occurrences(text.slice(from, to), wrong);
  const inValue = occurrences(String(value), wrong);
  return places.length === inValue.length ? inValue[places.indexOf(start - from)] : undefined;
}

function spans(node: unknown, start: number, end: number): node is Scalar {
  return isScalar(node) && node.range?.[0] === start && node.range[1] === end;
}

function contains(range: Range | null | undefined, start: number, end: number): boolean {
  return range !== null && range !== undefined && range[0] <= start && end <= range[1] && start < end;
}

function occurrences(text: string, part: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) found.push(at);
  return found;
}
