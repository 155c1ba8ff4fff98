import {
  type Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
} from "yaml";
import { type Range, startOfFile } from "../diagnostic/diagnostic.ts";
import type { LineIndex } from "../diagnostic/line-index.ts";
import type { ValuePath } from "../diagnostic/path.ts";
import type { ContentFile, EntryPart, Excerpt } from "./content-file.ts";
import { type ScalarOffsets, scalarOffsets } from "./scalar-offsets.ts";

/** Where the values of a text stand. */
type Places = Pick<ContentFile, "locate" | "locateExcerpt" | "sourceText">;

/** Locates values of a parsed document in its text. Results are kept, because a file can have thousands of mistakes. */
export class Locator implements Places {
  readonly #document: Document.Parsed;
  readonly #text: LineIndex;
  readonly #pairs = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>();
  readonly #offsets = new WeakMap<Node, ScalarOffsets | undefined>();

  constructor(document: Document.Parsed, text: LineIndex) {
    this.#document = document;
    this.#text = text;
  }

  locate(path: ValuePath, part: EntryPart): Range {
    const { node, pair } = this.#find(path);
    const value = isEmpty(node) ? pair?.key : node;
    const target = part === "value" ? (value ?? node) : (pair?.key ?? firstKey(node) ?? node);
    if (!hasRange(target)) return startOfFile;
    const [start] = target.range;
    const end = start + this.#source(target).length;
    return start === end ? this.#emptyItem(start) : this.#text.range(start, end);
  }

  locateExcerpt(path: ValuePath, { start, end }: Excerpt): Range {
    const { node } = this.#find(path);
    const offsets = isScalar(node) && hasRange(node) ? this.#offsetsOf(node) : undefined;
    const from = offsets?.starts[start];
    const to = offsets?.ends[Math.max(start, end - 1)];
    if (!hasRange(node) || from === undefined || to === undefined) return this.locate(path, "value");
    return this.#text.range(node.range[0] + from, node.range[0] + to);
  }

  sourceText(path: ValuePath): string {
    const { node } = this.#find(path);
    return hasRange(node) ? this.#source(node) : "";
  }

  /** The text of a node, without the empty lines that follow a block. */
  #source({ range: [start, end] }: { range: [number, number, number] }): string {
    return this.#text.text.slice(start, end).trimEnd();
  }

  /** The node at a path, or the last one on the way to it. */
  #find(path: ValuePath): { node: unknown; pair: Pair | undefined } {
    let node: unknown = this.#document.contents;
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
    const pairs = this.#pairs.get(node) ?? pairsOf(node);
    this.#pairs.set(node, pairs);
    return pairs.get(String(step));
  }

  /** Where the characters of a text stand in its source. They are found once for all parts of a text. */
  #offsetsOf(node: Scalar & { range: [number, number, number] }): ScalarOffsets | undefined {
    if (!this.#offsets.has(node)) {
      this.#offsets.set(node, scalarOffsets(this.#text.text.slice(node.range[0], node.range[1]), node));
    }
    return this.#offsets.get(node);
  }

  /** The range of the hyphen of a list entry that has no value. */
  #emptyItem(offset: number): Range {
    const hyphen = /-\s*$/.exec(this.#text.text.slice(Math.max(0, offset - 200), offset));
    const start = hyphen ? offset - hyphen[0].length : offset;
    return this.#text.range(start, hyphen ? start + 1 : offset);
  }
}

/** The entries of a mapping by their keys. Of equal keys the first counts. */
function pairsOf(map: YAMLMap): Map<string, Pair> {
  const pairs = new Map<string, Pair>();
  for (const pair of map.items) {
    const key = isScalar(pair.key) ? String(pair.key.value) : undefined;
    if (key !== undefined && !pairs.has(key)) pairs.set(key, pair);
  }
  return pairs;
}

function firstKey(node: unknown): unknown {
  return isMap(node) ? node.items[0]?.key : undefined;
}

function isEmpty(node: unknown): boolean {
  return node === null || (hasRange(node) && node.range[0] === node.range[1]);
}

function hasRange(node: unknown): node is Node & { range: [number, number, number] } {
  return isNode(node) && Array.isArray(node.range);
}
