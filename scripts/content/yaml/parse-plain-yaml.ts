import { limits } from "../diagnostic/limits.ts";
import type { ValuePath } from "../diagnostic/path.ts";
import { mayHoldMarkup } from "../markdown/plain-markdown.ts";
import { PlainCursor } from "./plain-cursor.ts";
import { findPlainLines, type PlainLines } from "./plain-lines.ts";
import { PlaceRecorder, type PlainNode } from "./plain-places.ts";
import { isReserved, notPlain, plainScalar } from "./plain-scalar.ts";

/** What is known of the entries of a file. */
interface KnownEntries {
  /** Every key that a mapping can have. */
  readonly keys: ReadonlySet<string>;
  /** Whether the text at a path in some data is code, whose lines are no entries whatever they begin with. */
  isCode(data: unknown, path: ValuePath): boolean;
}

const nothingKnown: KnownEntries = { keys: new Set(), isCode: () => false };

/**
 * Parses the part of YAML that pages are mostly written in: block mappings and lists, one-line scalars, `|` and
 * `>-` texts, and mappings and lists in brackets that stand in one line. It is many times faster than the careful parser, which also
 * knows where everything stands. Returns undefined for all other files, wrong or only unusual, and where a line of a text that is not code begins like an entry
 * with a known key: those need the careful parser.
 */
export function parsePlainYaml(text: string, known = nothingKnown): unknown {
  const lines = findPlainLines(text);
  if (lines === undefined) return undefined;
  const reader = new PlainReader(text, lines, known.keys);
  try {
    const data = reader.read();
    return reader.likeEntries.every((path) => known.isCode(data, path)) ? data : undefined;
  } catch (error) {
    if (error === notPlain) return undefined;
    throw error;
  }
}

/**
 * Where the values of a text stand that the plain parser accepts, whatever is known of its entries. Undefined for all other texts, and
 * for those with lines that are comments, which the careful parser counts to the values before them.
 */
export function findPlainPlaces(text: string): PlainNode | undefined {
  const lines = findPlainLines(text);
  if (lines === undefined || lines.inners.some((inner) => text.charCodeAt(inner) === hash)) return undefined;
  const recorder = new PlaceRecorder();
  try {
    new PlainReader(text, lines, nothingKnown.keys, recorder).read();
    return recorder.root;
  } catch (error) {
    if (error === notPlain) return undefined;
    throw error;
  }
}

const space = 32;
const hash = 35;
const hyphen = 45;
const comma = 44;
const openBracket = 91;
const closeBracket = 93;
const openBrace = 123;
const closeBrace = 125;

/** A text in brackets, up to what could end it. Colons, quotes and signs are for the careful parser. */
const bracketText = /(?:"[^"\\\n]{0,10000}"|'[^'\\\n]{0,10000}'|[^,:[\]{}"'#&*!|>%@`?\\\n]{1,10000})/y;

class PlainReader {
  /** The paths of texts in which a line begins like an entry with a known key. */
  readonly likeEntries: ValuePath[] = [];
  readonly #text: string;
  readonly #cursor: PlainCursor;
  readonly #keys: ReadonlySet<string>;
  readonly #recorder: PlaceRecorder | undefined;
  #depth = 0;
  #nodes = 1;
  #markup = 0;
  /** The path of the value that is being read. */
  readonly #path: (string | number)[] = [];

  constructor(text: string, lines: PlainLines, keys: ReadonlySet<string>, recorder?: PlaceRecorder) {
    this.#text = text;
    this.#cursor = new PlainCursor(text, lines);
    this.#keys = keys;
    this.#recorder = recorder;
  }

  read(): unknown {
    this.#cursor.skipEmpty();
    const isMapping = !this.#cursor.isAtEnd() && this.#text.charCodeAt(this.#cursor.start()) !== hyphen;
    this.#recorder?.open(this.#cursor.inner());
    const value = isMapping ? this.#mapping(0, {}) : undefined;
    this.#recorder?.close();
    this.#cursor.skipEmpty();
    if (value === undefined || !this.#cursor.isAtEnd() || this.#nodes > limits.nodes) throw notPlain;
    return value;
  }

  /**
   * Reads the entries that start at a column into `target`, which has the first one already where that stands on the
   * line of a hyphen.
   */
  #mapping(indent: number, target: Record<string, unknown>): Record<string, unknown> {
    this.#enter();
    for (
      let keys = 1;
      !this.#cursor.isAtEnd() && this.#cursor.indent() === indent && !this.#cursor.isItem(indent);
      keys++
    ) {
      const colon = this.#cursor.keyEnd(this.#cursor.start() + indent);
      if (colon < 0 || keys >= limits.keys) throw notPlain;
      this.#entry(indent, colon, target);
      this.#cursor.skipEmpty();
    }
    this.#depth--;
    return target;
  }

  /** Reads the entry whose key begins at a column of this line and ends before a colon. */
  #entry(indent: number, colon: number, target: Record<string, unknown>): void {
    const key = this.#text.slice(this.#cursor.start() + indent, colon);
    if (isReserved(key) || Object.hasOwn(target, key)) throw notPlain;
    const rest = this.#cursor.skipSpaces(colon + 1);
    const value = rest === this.#cursor.end() ? "" : this.#text.slice(rest, this.#cursor.end());
    this.#recorder?.key(key, this.#cursor.start() + indent, colon);
    this.#cursor.line++;
    this.#nodes += 2;
    this.#path.push(key);
    target[key] = value === "" ? this.#nested(indent) : this.#scalar(value, rest, indent);
    this.#path.pop();
  }

  /** Reads the value below a key: a mapping further in, or a list further in or in the same column. */
  #nested(indent: number): unknown {
    this.#cursor.skipEmpty();
    const own = this.#cursor.indent();
    this.#recorder?.open(this.#cursor.inner());
    const isList = this.#cursor.isItem(own) && own >= indent;
    if (!isList && own <= indent) throw notPlain;
    const value = isList ? this.#list(own) : this.#mapping(own, {});
    this.#recorder?.close();
    return value;
  }

  #list(indent: number): unknown[] {
    const items: unknown[] = [];
    this.#enter();
    while (!this.#cursor.isAtEnd() && this.#cursor.indent() === indent && this.#cursor.isItem(indent)) {
      const colon = this.#cursor.keyEnd(this.#cursor.start() + indent + 2);
      this.#path.push(items.length);
      if (colon >= 0) {
        const item: Record<string, unknown> = {};
        this.#recorder?.open(this.#cursor.start() + indent + 2);
        this.#entry(indent + 2, colon, item);
        this.#cursor.skipEmpty();
        items.push(this.#mapping(indent + 2, item));
        this.#recorder?.close();
      } else {
        const at = this.#cursor.start() + indent + 2;
        const value = this.#text.slice(at, this.#cursor.end());
        this.#cursor.line++;
        items.push(this.#scalar(value, at, indent));
      }
      this.#path.pop();
      this.#nodes++;
      this.#cursor.skipEmpty();
    }
    this.#depth--;
    return items;
  }

  /** Begins a mapping or list. The limits of one are for the careful parser to report. */
  #enter(): void {
    this.#depth++;
    if (this.#depth > limits.depth) throw notPlain;
  }

  /** The value that a text from an offset to the end of the line before this one stands for. */
  #scalar(text: string, at: number, indent: number): unknown {
    const first = text.charCodeAt(0);
    const isInBrackets = first === openBrace || first === openBracket;
    const isBlock = text === ">-" || text === "|" || text === "|-";
    if (!isInBrackets && (isBlock || mayHoldMarkup(text)) && ++this.#markup > limits.markup) throw notPlain;
    if (isBlock) return this.#blockText(text, at, indent);
    this.#cursor.skipEmpty();
    // A scalar may go on in the next line.
    if (!this.#cursor.isAtEnd() && this.#cursor.indent() > indent) throw notPlain;
    if (isInBrackets) return this.#inBrackets(at, at + text.length);
    this.#recorder?.text(at, at + text.length);
    return plainScalar(text);
  }

  /** A mapping or list in brackets, which takes all between two offsets. */
  #inBrackets(start: number, end: number): unknown {
    const { value, next } = this.#bracketed(start);
    if (next !== end) throw notPlain;
    return value;
  }

  /** The mapping or list whose bracket opens at an offset, and the offset behind the one that closes it. */
  #bracketed(start: number): { value: unknown; next: number } {
    this.#enter();
    this.#recorder?.open(start);
    const isMapping = this.#text.charCodeAt(start) === openBrace;
    const mapping: Record<string, unknown> = {};
    const items: unknown[] = [];
    let at = this.#cursor.skipSpaces(start + 1);
    for (let count = 1; ; count++) {
      let key = "";
      if (isMapping) {
        const end = this.#cursor.keyEnd(at);
        key = this.#text.slice(at, end);
        if (end < 0 || count >= limits.keys || isReserved(key) || Object.hasOwn(mapping, key)) throw notPlain;
        this.#recorder?.key(key, at, end);
        at = this.#cursor.skipSpaces(end + 1);
        this.#nodes++;
      }
      this.#nodes++;
      const { value, next } = this.#bracketValue(at);
      if (isMapping) mapping[key] = value;
      else items.push(value);
      at = this.#cursor.skipSpaces(next);
      const sign = this.#text.charCodeAt(at);
      if (sign === (isMapping ? closeBrace : closeBracket)) break;
      if (sign !== comma || this.#text.charCodeAt(at + 1) !== space) throw notPlain;
      at = this.#cursor.skipSpaces(at + 1);
    }
    this.#depth--;
    this.#recorder?.close(at + 1);
    return { value: isMapping ? mapping : items, next: at + 1 };
  }

  #bracketValue(at: number): { value: unknown; next: number } {
    const first = this.#text.charCodeAt(at);
    if (first === openBrace || first === openBracket) return this.#bracketed(at);
    bracketText.lastIndex = at;
    const text = bracketText.exec(this.#text)?.[0].trimEnd();
    if (text === undefined || text === "") throw notPlain;
    if (mayHoldMarkup(text) && ++this.#markup > limits.markup) throw notPlain;
    this.#recorder?.text(at, at + text.length);
    return { value: plainScalar(text), next: at + text.length };
  }

  #blockText(sign: string, at: number, indent: number): string {
    const text = sign === ">-" ? this.#folded(indent) : this.#literal(indent, sign === "|" ? "\n" : "");
    if (this.#recorder) {
      let last = this.#cursor.line - 1;
      while (this.#cursor.lines.inners[last] === this.#cursor.lines.ends[last]) last--;
      this.#recorder.text(at, this.#cursor.lines.ends[last] ?? at);
    }
    return text;
  }

  #folded(indent: number): string {
    const lines = this.#block(indent);
    if (lines.some((line) => line === "" || line.startsWith(" "))) throw notPlain;
    return lines.join(" ");
  }

  #literal(indent: number, end: string): string {
    return this.#block(indent).join("\n") + end;
  }

  /** The lines of a text block without their indentation, and without empty lines at its end. */
  #block(indent: number): string[] {
    const inner = this.#cursor.indent();
    if (inner <= indent || this.#cursor.start() === this.#cursor.end()) throw notPlain;
    const lines: string[] = [];
    const from = this.#cursor.start();
    let isLikeEntry = false;
    while (!this.#cursor.isAtEnd() && (this.#cursor.indent() >= inner || this.#cursor.start() === this.#cursor.end())) {
      isLikeEntry ||= this.#isLikeEntry();
      lines.push(this.#text.slice(Math.min(this.#cursor.start() + inner, this.#cursor.end()), this.#cursor.end()));
      this.#cursor.line++;
    }
    if (isLikeEntry) this.likeEntries.push([...this.#path]);
    if ((this.#cursor.lines.ends[this.#cursor.line - 1] ?? 0) - from > limits.text) throw notPlain;
    while (lines.at(-1) === "") lines.pop();
    // Lines indented less than the text but more than its key, and lines that end in spaces, are for the careful
    // parser.
    if (this.#cursor.indent() > indent || lines.some((line) => line.endsWith(" "))) throw notPlain;
    return lines;
  }

  /** Whether this line of a text begins with a key, or with a hyphen and a key. */
  #isLikeEntry(): boolean {
    const inner = this.#cursor.inner();
    const start = this.#text.charCodeAt(inner) === hyphen ? this.#cursor.skipSpaces(inner + 1) : inner;
    const end = this.#cursor.keyEnd(start);
    return end >= 0 && this.#keys.has(this.#text.slice(start, end));
  }
}
