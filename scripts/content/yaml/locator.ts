import { type Document, isMap, isNode, isPair, isScalar, isSeq, type Node, type Pair } from "yaml";
import { type Range, startOfFile } from "../diagnostic/diagnostic.ts";
import type { LineIndex } from "../diagnostic/line-index.ts";
import type { ValuePath } from "../diagnostic/path.ts";
import type { EntryPart, Excerpt } from "./content-file.ts";

export class Locator {
  /** The parts of the last text, which can have thousands of the same mistake. */
  #parts: { readonly node: unknown; readonly byPattern: Map<string, ReadonlyMap<number, Excerpt>> } | undefined;

  constructor(
    private readonly document: Document.Parsed,
    private readonly lines: LineIndex,
  ) {}

  locate(path: ValuePath, part: EntryPart): Range {
    const { node, pair } = this.#find(path);
    const isEmpty = node === null || (hasRange(node) && node.range[0] === node.range[1]);
    const value = isEmpty ? pair?.key : node;
    const target =
      part === "value" ? (value ?? node) : (pair?.key ?? (isMap(node) ? node.items[0]?.key : undefined) ?? node);
    if (!hasRange(target)) return startOfFile;
    const [start] = target.range;
    const last = part === "entry" && hasRange(value) ? value : target;
    const end = last.range[0] + this.#source(last).length;
    return start === end ? this.#emptyItem(start) : this.lines.range(start, end);
  }

  /** The range of a part of a text value, if it can be located for certain. */
  locateExcerpt(path: ValuePath, excerpt: Excerpt): Range | undefined {
    const { node } = this.#find(path);
    if (!isScalar(node) || !hasRange(node)) return undefined;
    if (this.#parts?.node !== node) this.#parts = { node, byPattern: new Map() };
    const { byPattern } = this.#parts;
    const [start, end] = node.range;
    const value = String(node.value);
    const pattern = patternOf(value, excerpt);
    const parts = byPattern.get(pattern) ?? findParts(this.lines.text.slice(start, end), value, pattern);
    byPattern.set(pattern, parts);
    const part = parts.get(excerpt.start);
    return part && this.lines.range(start + part.start, start + part.end);
  }

  sourceText(path: ValuePath): string {
    const { node } = this.#find(path);
    return hasRange(node) ? this.#source(node) : "";
  }

  /** The text of a node, without the empty lines after a block. Spaces that YAML does not know are part of it. */
  #source({ range: [start, end] }: { range: [number, number, number] }): string {
    return this.lines.text.slice(start, end).replace(/[ \t\r\n]+$/, "");
  }

  /** The node at a path, or the last one on the way to it. */
  #find(path: ValuePath): { node: unknown; pair: Pair | undefined } {
    let node: unknown = this.document.contents;
    let pair: Pair | undefined;
    for (const step of path) {
      const next = this.#descend(node, step);
      if (next === undefined) break;
      pair = isPair(next) ? next : undefined;
      node = isPair(next) ? next.value : next;
    }
    return { node, pair };
  }

  #descend(node: unknown, step: string | number): unknown {
    if (isSeq(node)) return node.items[Number(step)];
    if (!isMap(node)) return undefined;
    return node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
  }

  /** The range of the hyphen of a list entry that has no value. */
  #emptyItem(offset: number): Range {
    const hyphen = /-\s*$/.exec(this.lines.text.slice(Math.max(0, offset - 200), offset));
    const start = hyphen ? offset - hyphen[0].length : offset;
    return this.lines.range(start, hyphen ? start + 1 : offset);
  }
}

/** The white space that YAML folds. All other characters, such as a byte order mark, are kept. */
const space = "[ \\t\\r\\n]+";

/** A pattern for a part of a value, with line breaks allowed between its words. */
function patternOf(value: string, { start, end }: Excerpt): string {
  const words = value.slice(start, Math.max(end, start + 1)).split(new RegExp(space));
  return words.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join(space);
}

/** The matches of a pattern in the source, by their places in the value. None if their numbers differ. */
function findParts(source: string, value: string, pattern: string): ReadonlyMap<number, Excerpt> {
  const matcher = new RegExp(pattern, "g");
  const inSource = Array.from(source.matchAll(matcher), ({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  const inValue = Array.from(value.matchAll(matcher), ({ index }) => index);
  if (inSource.length !== inValue.length) return new Map();
  // The cast is safe: both have the same length.
  return new Map(inValue.map((start, at) => [start, inSource[at] as Excerpt]));
}

function hasRange(node: unknown): node is Node & { range: [number, number, number] } {
  return isNode(node) && Array.isArray(node.range);
}
