import { isCollection, isMap, isNode, isPair, isScalar, isSeq, type YAMLMap, type YAMLSeq } from "yaml";

/** An entry of a map or list, and where it is written. */
export interface Entry {
  readonly key: string | number;
  readonly node: unknown;
  /** With its hyphen. */
  readonly start: number;
  /** After its colon or hyphen. */
  readonly valueStart: number;
  /** After its last character: comments and the last line break come later. */
  readonly end: number;
}

/** The entries of a map or list; none of anything else, such as an alias. */
export function entriesOf(text: string, collection: unknown): readonly Entry[] {
  if (isMap(collection))
    return collection.items.flatMap(({ key, value: node }) => {
      if (!isScalar(key) || !key.range) return [];
      const [start, keyEnd] = key.range;
      const valueStart = text.indexOf(":", keyEnd) + 1;
      return [{ key: String(key.value), node, start, valueStart, end: Math.max(keyEnd, endOf(text, node)) }];
    });
  if (!isSeq(collection)) return [];
  let from = startOf(collection) ?? 0;
  return collection.items.map((node, key) => {
    const comments = /^(?:\s|#[^\n]*)*/.exec(text.slice(from))?.[0].length ?? 0;
    const start = collection.flow ? (startOf(node) ?? from) : from + comments;
    const valueStart = collection.flow ? start : start + 1;
    from = Math.max(valueStart, endOf(text, node));
    return { key, node, start, valueStart, end: from };
  });
}

/** The start of a value, after its tag or anchor; undefined if nothing is written. */
export function startOf(node: unknown): number | undefined {
  return isNode(node) && node.range && node.range[0] < node.range[1] ? node.range[0] : undefined;
}

/** The end of a value; 0 if it has no range. */
export function endOf(text: string, node: unknown): number {
  const last: unknown = isBlock(node) ? node.items.at(-1) : undefined;
  if (isPair(last)) return endOf(text, last.value ?? last.key);
  if (last !== undefined && last !== null) return endOf(text, last);
  const [start, written] = (isNode(node) && node.range) || [0, 0];
  let end = written;
  // Empty lines belong to a text only if its header says so.
  if (/^[|>].*\+/.test(text.slice(start, end))) return end - (/\r?\n$/.exec(text.slice(start, end))?.[0].length ?? 0);
  // Other white space may be part of the text.
  while (/[ \t\r\n]/.test(text[end - 1] ?? "")) end--;
  return end;
}

/** Whether a value is a map or list without brackets. */
export function isBlock(node: unknown): node is YAMLMap | YAMLSeq {
  return isCollection(node) && node.flow !== true;
}

/** Whether a text is a block scalar, after `|` or `>`. */
export function isBlockText(node: unknown): boolean {
  return isScalar(node) && (node.type === "BLOCK_FOLDED" || node.type === "BLOCK_LITERAL");
}
