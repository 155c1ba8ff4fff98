import { type Document, isMap, isNode, isPair, isScalar, isSeq, type Node, type Pair } from "yaml";
import { type Range, startOfFile } from "../diagnostic/diagnostic.ts";
import type { LineIndex } from "../diagnostic/line-index.ts";
import type { ValuePath } from "../diagnostic/path.ts";
import type { EntryPart, Excerpt } from "./content-file.ts";

export class Locator {
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

  /** The range of a part of a text value, where it can be located for certain. */
  locateExcerpt(path: ValuePath, excerpt: Excerpt): Range | undefined {
    const { node } = this.#find(path);
    if (!isScalar(node) || !hasRange(node)) return undefined;
    const [start, end] = node.range;
    const part = findPart(this.lines.text.slice(start, end), String(node.value), excerpt);
    return part && this.lines.range(start + part.start, start + part.end);
  }

  sourceText(path: ValuePath): string {
    const { node } = this.#find(path);
    return hasRange(node) ? this.#source(node) : "";
  }

  /** The text of a node, without the empty lines that follow a block. */
  #source({ range: [start, end] }: { range: [number, number, number] }): string {
    return this.lines.text.slice(start, end).trimEnd();
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

/** What YAML folds: other characters without a width, such as a byte order mark, are themselves. */
const space = "[ \\t\\r\\n]+";

/** A part of a value in its source: by its words, so that lines may end between them. Undefined where the source has it more or less often. */
function findPart(source: string, value: string, { start, end }: Excerpt): Excerpt | undefined {
  const words = value.slice(start, Math.max(end, start + 1)).split(new RegExp(space));
  const pattern = new RegExp(words.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join(space), "g");
  const inSource = [...source.matchAll(pattern)];
  const inValue = [...value.matchAll(pattern)];
  const found = inSource[inValue.findIndex(({ index }) => index === start)];
  return found && inSource.length === inValue.length
    ? { start: found.index, end: found.index + found[0].length }
    : undefined;
}

function hasRange(node: unknown): node is Node & { range: [number, number, number] } {
  return isNode(node) && Array.isArray(node.range);
}
