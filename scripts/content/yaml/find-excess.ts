import { CST } from "yaml";
import { limits } from "../diagnostic/limits.ts";
import { mayHoldMarkup } from "../markdown/plain-markdown.ts";

/** The reason why a file cannot be read at all: it is beyond a limit, or has a part of YAML that content does without. */
export type Excess = {
  readonly start: number;
  readonly end: number;
} & (
  | { readonly kind: "depth" | "keys" | "nodes" | "text" | "markup" }
  | { readonly kind: "directive" | "tag" | "anchor" | "merge"; readonly source: string }
  /** An alias, the value with its name above it, and how many others follow. */
  | { readonly kind: "alias"; readonly source: string; readonly anchor: number | undefined; readonly others: number }
);

/** The first excess of a text with these tokens, in the order of the text. It takes time in proportion to the text, however that is nested. */
export function findExcess(text: string, tokens: readonly CST.Token[]): Excess | undefined {
  const search = new Search();
  try {
    for (const token of tokens) search.document(token);
    return undefined;
  } catch (thrown) {
    if (!(thrown instanceof Found)) throw thrown;
    return search.withOthers(text, thrown.excess);
  }
}

/** Thrown, not returned: what stands behind it is not read, and every step would have to look for a result. */
class Found {
  readonly excess: Excess;

  constructor(excess: Excess) {
    this.excess = excess;
  }
}

/** A tag of YAML itself. What begins with another `!` is rather a text that needs quotes. */
const ownTag = /^!(?:![A-Za-z]|<|$)/;

class Search {
  readonly #anchors = new Map<string, number>();
  #nodes = 0;
  #markup = 0;

  document(token: CST.Token): void {
    if (token.type === "directive") {
      const { offset: start, source } = token;
      throw new Found({ kind: "directive", start, end: start + source.length, source });
    }
    if (token.type === "document") this.#node(token.value, token.start, 1);
  }

  /** Adds what else refers to the values of the file, for a report that names it once. */
  withOthers(text: string, excess: Excess): Excess {
    if (excess.kind !== "alias" || excess.anchor === undefined) return excess;
    const rest = text.slice(excess.end).match(/(?<=[\s,[{])\*[\w-]+/g) ?? [];
    return { ...excess, others: rest.filter((alias) => this.#anchors.has(alias.slice(1))).length };
  }

  /** Looks at a value, and at the signs before it. Without a token there is an empty value. */
  #node(token: CST.Token | null | undefined, before: readonly CST.SourceToken[], depth: number): void {
    this.#properties(token, before);
    const start = token?.offset ?? before.at(-1)?.offset ?? 0;
    this.#count(start);
    if (!token) return;
    if (CST.isCollection(token)) this.#collection(token, depth);
    else if (token.type === "alias") this.#alias(token);
    else if (CST.isScalar(token)) this.#text(token);
  }

  #count(start: number): void {
    if (++this.#nodes > limits.nodes) throw new Found({ kind: "nodes", start, end: start + 1 });
  }

  #collection(token: CST.BlockMap | CST.BlockSequence | CST.FlowCollection, depth: number): void {
    const start = token.offset;
    if (depth > limits.depth) throw new Found({ kind: "depth", start, end: start + 1 });
    let keys = 0;
    for (const item of token.items) {
      const { key, sep, value } = item;
      if (key || sep) {
        this.#key(key, item.start, depth);
        const at = key?.offset ?? sep?.[0]?.offset ?? start;
        if (++keys > limits.keys) throw new Found({ kind: "keys", start: at, end: at + 1 });
        this.#node(value, sep ?? [], depth + 1);
      } else if (value || item.start.some(({ type }) => type === "seq-item-ind")) {
        this.#node(value, item.start, depth + 1);
      }
    }
  }

  #key(key: CST.Token | null | undefined, before: readonly CST.SourceToken[], depth: number): void {
    this.#node(key, before, depth + 1);
    if (key?.type !== "scalar" || key.source !== "<<") return;
    throw new Found({ kind: "merge", start: key.offset, end: key.offset + 2, source: "<<" });
  }

  /** Tags, and names for aliases. A name of a text that nothing refers to is rather a text that needs quotes. */
  #properties(token: CST.Token | null | undefined, before: readonly CST.SourceToken[]): void {
    for (const { type, source, offset: start } of before) {
      const end = start + source.length;
      if (type === "tag" && ownTag.test(source)) throw new Found({ kind: "tag", start, end, source });
      if (type !== "anchor") continue;
      this.#anchors.set(source.slice(1), start);
      if (token && CST.isCollection(token)) throw new Found({ kind: "anchor", start, end, source });
    }
  }

  #alias({ source, offset: start }: CST.FlowScalar): void {
    const anchor = this.#anchors.get(source.slice(1));
    // What has another sign in it is rather a text in stars.
    if (anchor === undefined && !/^\*[\w-]+$/.test(source)) return;
    throw new Found({ kind: "alias", start, end: start + source.length, source, anchor, others: 0 });
  }

  #text(token: CST.FlowScalar | CST.BlockScalar): void {
    if ((token.type === "block-scalar" || mayHoldMarkup(token.source)) && ++this.#markup > limits.markup) {
      throw new Found({ kind: "markup", start: token.offset, end: token.offset + 1 });
    }
    if (token.source.length <= limits.text) return;
    const value = CST.resolveAsScalar(token, false, () => {})?.value ?? "";
    // A character beyond the first 65,536 takes two units.
    if (value.length <= limits.text || [...value].length <= limits.text) return;
    throw new Found({ kind: "text", start: token.offset, end: token.offset + 1 });
  }
}
