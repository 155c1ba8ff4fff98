import { type Document, isAlias, isMap, isNode, isPair, isScalar, isSeq, type Pair } from "yaml";
import type { Excerpt, Part } from "./content-file.ts";
import { type Range, startOfFile } from "./diagnostic.ts";
import type { ValuePath } from "./path.ts";
import type { RepairedText } from "./repaired-text.ts";

/** Finds values of a parsed document in its text. */
export class Locator {
  readonly #document: Document.Parsed;
  readonly #text: RepairedText;

  constructor(document: Document.Parsed, text: RepairedText) {
    this.#document = document;
    this.#text = text;
  }

  locate(path: ValuePath, part: Part): Range {
    const { node, pair } = this.#find(path);
    const value = isEmpty(node) ? pair?.key : node;
    const target = part === "value" ? (value ?? node) : (pair?.key ?? firstKey(node) ?? node);
    if (!hasRange(target)) return startOfFile;
    const [start] = target.range;
    const end = start + this.#source(target).length;
    return start === end ? this.#emptyItem(start) : this.#text.range(start, end);
  }

  locateExcerpt(path: ValuePath, { text, context, nth, count }: Excerpt): Range {
    const { node } = this.#find(path);
    if (!hasRange(node)) return this.locate(path, "value");
    const [start, end] = node.range;
    const source = this.#text.text.slice(start, end);
    const places = occurrences(source, context);
    const place = places.length === count ? places[nth] : undefined;
    if (place === undefined) return this.locate(path, "value");
    const at = start + place + context.indexOf(text);
    return this.#text.range(at, at + text.length);
  }

  sourceText(path: ValuePath): string {
    const { node } = this.#find(path);
    return hasRange(node) ? this.#source(node) : "";
  }

  /** The text of a node. What follows a block on lines of its own is not part of it. */
  #source({ range: [start, end] }: { range: [number, number, number] }): string {
    return this.#text.text.slice(start, end).trimEnd();
  }

  /** The node at a path, or the last one on the way to it. Values behind an alias stand where they are written. */
  #find(path: ValuePath): { node: unknown; pair: Pair | undefined } {
    let node: unknown = this.#document.contents;
    let pair: Pair | undefined;
    for (const step of path) {
      if (isAlias(node)) node = node.resolve(this.#document);
      const next = descend(node, step);
      if (next === undefined) break;
      pair = isPair(next) ? next : undefined;
      node = isPair(next) ? next.value : next;
    }
    return { node, pair };
  }

  /** An entry of a list without a value: its hyphen. */
  #emptyItem(offset: number): Range {
    const hyphen = /-\s*$/.exec(this.#text.text.slice(Math.max(0, offset - 200), offset));
    const start = hyphen ? offset - hyphen[0].length : offset;
    return this.#text.range(start, hyphen ? start + 1 : offset);
  }
}

function descend(node: unknown, step: string | number): unknown {
  // Of equal keys the first counts.
  if (isMap(node)) return node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(step));
  if (isSeq(node)) return node.items[Number(step)];
  return undefined;
}

function firstKey(node: unknown): unknown {
  return isMap(node) ? node.items[0]?.key : undefined;
}

function isEmpty(node: unknown): boolean {
  return node === null || (hasRange(node) && node.range[0] === node.range[1]);
}

function hasRange(node: unknown): node is { range: [number, number, number] } {
  return isNode(node) && Array.isArray(node.range);
}

function occurrences(text: string, part: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) found.push(at);
  return found;
}
