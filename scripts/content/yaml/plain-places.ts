/** A value of a plain text, and where it stands. */
export interface PlainNode {
  readonly start: number;
  /** Where its text ends, without empty lines below it. */
  end: number;
  /** The entries of a mapping or list, by their keys or numbers. A text has none. */
  readonly entries: ReadonlyMap<string, PlainEntry> | undefined;
}

export interface PlainEntry {
  /** Undefined for an entry of a list. */
  readonly key: { readonly start: number; readonly end: number } | undefined;
  readonly node: PlainNode;
}

interface OpenNode extends PlainNode {
  readonly entries: Map<string, PlainEntry>;
  readonly name: string | undefined;
  readonly key: PlainEntry["key"];
}

/** Takes down where values stand while the plain parser reads them, each inside the one that was opened last. */
export class PlaceRecorder {
  root: PlainNode | undefined;
  readonly #open: OpenNode[] = [];
  /** The key whose value comes next. */
  #name: string | undefined;
  #key: PlainEntry["key"];

  key(name: string, start: number, end: number): void {
    this.#name = name;
    this.#key = { start, end };
  }

  text(start: number, end: number): void {
    this.#add({ start, end, entries: undefined }, this.#name, this.#key);
  }

  open(start: number): void {
    this.#open.push({ start, end: start, entries: new Map(), name: this.#name, key: this.#key });
    this.#name = undefined;
    this.#key = undefined;
  }

  /** Without an offset it ends with its last entry. */
  close(end?: number): void {
    const node = this.#open.pop();
    if (!node) return;
    if (end !== undefined) node.end = end;
    this.#add(node, node.name, node.key);
  }

  #add(node: PlainNode, name: string | undefined, key: PlainEntry["key"]): void {
    const parent = this.#open.at(-1);
    if (parent) {
      parent.entries.set(name ?? String(parent.entries.size), { key, node });
      parent.end = node.end;
    } else this.root = node;
    this.#name = undefined;
    this.#key = undefined;
  }
}
