import { Scalar } from "yaml";
import type { Range } from "../diagnostic/diagnostic.ts";
import type { ValuePath } from "../diagnostic/path.ts";
import type { EntryPart, Excerpt } from "./content-file.ts";
import type { Places } from "./locator.ts";
import type { PlainEntry, PlainNode } from "./plain-places.ts";
import type { RepairedText } from "./repaired-text.ts";
import { scalarOffsets } from "./scalar-offsets.ts";

/** Locates values of a text that the plain parser has read, as `Locator` does with its document, which takes ten times as long to make. */
export class PlainLocator implements Places {
  readonly #root: PlainNode;
  readonly #text: RepairedText;
  readonly #careful: () => Places;

  /** Parts of texts of several lines are for the careful locator. */
  constructor(root: PlainNode, text: RepairedText, careful: () => Places) {
    this.#root = root;
    this.#text = text;
    this.#careful = careful;
  }

  locate(path: ValuePath, part: EntryPart): Range {
    const { node, key } = this.#find(path);
    const target = part === "value" ? node : (key ?? firstKey(node) ?? node);
    return this.#text.range(target.start, target.start + this.#source(target).length);
  }

  locateExcerpt(path: ValuePath, excerpt: Excerpt): Range {
    const { node } = this.#find(path);
    const source = this.#text.text.slice(node.start, node.end);
    if (node.entries || source.includes("\n")) return this.#careful().locateExcerpt(path, excerpt);
    const quote = quotes[source.charAt(0)];
    const value = quote === undefined ? source : source.slice(1, -1);
    const offsets = scalarOffsets(source, { type: quote ?? Scalar.PLAIN, value });
    const from = offsets?.starts[excerpt.start];
    const to = offsets?.ends[Math.max(excerpt.start, excerpt.end - 1)];
    if (from === undefined || to === undefined) return this.locate(path, "value");
    return this.#text.range(node.start + from, node.start + to);
  }

  sourceText(path: ValuePath): string {
    const { node } = this.#find(path);
    return this.#source(node);
  }

  /** The text of a key or value, without the spaces of another kind that may end it. */
  #source({ start, end }: { start: number; end: number }): string {
    return this.#text.text.slice(start, end).trimEnd();
  }

  /** The node at a path, or the last one on the way to it. */
  #find(path: ValuePath): { node: PlainNode; key: PlainEntry["key"] } {
    let node = this.#root;
    let key: PlainEntry["key"];
    for (const step of path) {
      const next = node.entries?.get(String(step));
      if (!next) break;
      ({ node, key } = next);
    }
    return { node, key };
  }
}

const quotes: Readonly<Record<string, Scalar.Type>> = { '"': Scalar.QUOTE_DOUBLE, "'": Scalar.QUOTE_SINGLE };

function firstKey(node: PlainNode): PlainEntry["key"] {
  return node.entries?.values().next().value?.key;
}
