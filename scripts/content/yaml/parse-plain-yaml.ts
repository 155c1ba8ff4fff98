import { limits } from "../diagnostic/limits.ts";
import type { ValuePath } from "../diagnostic/path.ts";
import { mayHoldMarkup } from "../markdown/plain-markdown.ts";
import { findPlainLines, type PlainLines } from "./plain-lines.ts";
import { PlaceRecorder, type PlainNode } from "./plain-places.ts";

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
 * `>-` texts, and mappings and lists in brackets that stand in one line. It is many times faster than the careful parser, which also knows where everything stands. Returns
 * undefined for all other files, wrong or only unusual, and where a line of a text that is not code begins like an entry
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

/** Thrown, not returned: most files are plain, and a result would have to be tested after every line. */
const notPlain = new Error("This is not plain YAML.");

const space = 32;
const hash = 35;
const hyphen = 45;
const colon = 58;
const comma = 44;
const openBracket = 91;
const closeBracket = 93;
const openBrace = 123;
const closeBrace = 125;

const reservedWords = /^(?:null|true|false|y|n|yes|no|on|off)$/i;
const wholeNumber = /^(?:0|[1-9][0-9]{0,14})$/;
/** Matches the beginning of every number. */
const numberStart = /^[-+.0-9]/;
/** Texts that the careful parser might read as a number of another form. */
const numberLike = /^[-+]?\.?[0-9][0-9_.]*(?:e[-+]?[0-9]+)?$|^0[xo][0-9a-f]+$|^[-+]?\.(?:inf|nan)$/i;
const plainStart = /^[A-Za-z0-9$£€©("'/+.<À-￰]/;

/** A text in brackets, up to what could end it. Colons, quotes and signs are for the careful parser. */
const bracketText = /(?:"[^"\\\n]{0,10000}"|'[^'\\\n]{0,10000}'|[^,:[\]{}"'#&*!|>%@`?\\\n]{1,10000})/y;

class PlainReader {
  /** The paths of texts in which a line begins like an entry with a known key. */
  readonly likeEntries: ValuePath[] = [];
  readonly #text: string;
  readonly #lines: PlainLines;
  readonly #keys: ReadonlySet<string>;
  readonly #count: number;
  /** The number of the current line, from 0. */
  #line = 0;
  #depth = 0;
  #nodes = 1;
  #markup = 0;
  /** The path of the value that is being read. */
  readonly #path: (string | number)[] = [];

  readonly #recorder: PlaceRecorder | undefined;

  constructor(text: string, lines: PlainLines, keys: ReadonlySet<string>, recorder?: PlaceRecorder) {
    this.#text = text;
    this.#lines = lines;
    this.#keys = keys;
    this.#count = lines.starts.length;
    this.#recorder = recorder;
  }

  read(): unknown {
    this.#skipEmpty();
    const isMapping = this.#line < this.#count && this.#text.charCodeAt(this.#start()) !== hyphen;
    this.#recorder?.open(this.#inner());
    const value = isMapping ? this.#mapping(0, {}) : undefined;
    this.#recorder?.close();
    this.#skipEmpty();
    if (value === undefined || this.#line < this.#count || this.#nodes > limits.nodes) throw notPlain;
    return value;
  }

  /**
   * Reads the entries that start at a column into `target`, which has the first one already where that stands on the
   * line of a hyphen.
   */
  #mapping(indent: number, target: Record<string, unknown>): Record<string, unknown> {
    this.#enter();
    for (let keys = 1; this.#line < this.#count && this.#indent() === indent && !this.#isItem(indent); keys++) {
      const colon = this.#keyEnd(this.#start() + indent);
      if (colon < 0 || keys >= limits.keys) throw notPlain;
      this.#entry(indent, colon, target);
      this.#skipEmpty();
    }
    this.#depth--;
    return target;
  }

  /** Reads the entry whose key begins at a column of this line and ends before a colon. */
  #entry(indent: number, colon: number, target: Record<string, unknown>): void {
    const key = this.#text.slice(this.#start() + indent, colon);
    if (isReserved(key) || Object.hasOwn(target, key)) throw notPlain;
    const rest = this.#skipSpaces(colon + 1);
    const value = rest === this.#end() ? "" : this.#text.slice(rest, this.#end());
    this.#recorder?.key(key, this.#start() + indent, colon);
    this.#line++;
    this.#nodes += 2;
    this.#path.push(key);
    target[key] = value === "" ? this.#nested(indent) : this.#scalar(value, rest, indent);
    this.#path.pop();
  }

  /** Reads the value below a key: a mapping further in, or a list further in or in the same column. */
  #nested(indent: number): unknown {
    this.#skipEmpty();
    const own = this.#indent();
    this.#recorder?.open(this.#inner());
    const isList = this.#isItem(own) && own >= indent;
    if (!isList && own <= indent) throw notPlain;
    const value = isList ? this.#list(own) : this.#mapping(own, {});
    this.#recorder?.close();
    return value;
  }

  #list(indent: number): unknown[] {
    const items: unknown[] = [];
    this.#enter();
    while (this.#line < this.#count && this.#indent() === indent && this.#isItem(indent)) {
      const colon = this.#keyEnd(this.#start() + indent + 2);
      this.#path.push(items.length);
      if (colon >= 0) {
        const item: Record<string, unknown> = {};
        this.#recorder?.open(this.#start() + indent + 2);
        this.#entry(indent + 2, colon, item);
        this.#skipEmpty();
        items.push(this.#mapping(indent + 2, item));
        this.#recorder?.close();
      } else {
        const at = this.#start() + indent + 2;
        const value = this.#text.slice(at, this.#end());
        this.#line++;
        items.push(this.#scalar(value, at, indent));
      }
      this.#path.pop();
      this.#nodes++;
      this.#skipEmpty();
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
    this.#skipEmpty();
    // A scalar may go on in the next line.
    if (this.#line < this.#count && this.#indent() > indent) throw notPlain;
    if (isInBrackets) return this.#inBrackets(at, at + text.length);
    this.#recorder?.text(at, at + text.length);
    return oneLine(text);
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
    let at = this.#skipSpacesAnywhere(start + 1);
    for (let count = 1; ; count++) {
      let key = "";
      if (isMapping) {
        const end = this.#bracketKeyEnd(at);
        key = this.#text.slice(at, end);
        if (end < 0 || count >= limits.keys || isReserved(key) || Object.hasOwn(mapping, key)) throw notPlain;
        this.#recorder?.key(key, at, end);
        at = this.#skipSpacesAnywhere(end + 1);
        this.#nodes++;
      }
      this.#nodes++;
      const { value, next } = this.#bracketValue(at);
      if (isMapping) mapping[key] = value;
      else items.push(value);
      at = this.#skipSpacesAnywhere(next);
      const sign = this.#text.charCodeAt(at);
      if (sign === (isMapping ? closeBrace : closeBracket)) break;
      if (sign !== comma || this.#text.charCodeAt(at + 1) !== space) throw notPlain;
      at = this.#skipSpacesAnywhere(at + 1);
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
    return { value: oneLine(text), next: at + text.length };
  }

  #blockText(sign: string, at: number, indent: number): string {
    const text = sign === ">-" ? this.#folded(indent) : this.#literal(indent, sign === "|" ? "\n" : "");
    if (this.#recorder) {
      let last = this.#line - 1;
      while (this.#lines.inners[last] === this.#lines.ends[last]) last--;
      this.#recorder.text(at, this.#lines.ends[last] ?? at);
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
    const inner = this.#indent();
    if (inner <= indent || this.#start() === this.#end()) throw notPlain;
    const lines: string[] = [];
    const from = this.#start();
    let isLikeEntry = false;
    while (this.#line < this.#count && (this.#indent() >= inner || this.#start() === this.#end())) {
      isLikeEntry ||= this.#isLikeEntry();
      lines.push(this.#text.slice(Math.min(this.#start() + inner, this.#end()), this.#end()));
      this.#line++;
    }
    if (isLikeEntry) this.likeEntries.push([...this.#path]);
    if ((this.#lines.ends[this.#line - 1] ?? 0) - from > limits.text) throw notPlain;
    while (lines.at(-1) === "") lines.pop();
    // Lines indented less than the text but more than its key, and lines that end in spaces, are for the careful
    // parser.
    if (this.#indent() > indent || lines.some((line) => line.endsWith(" "))) throw notPlain;
    return lines;
  }

  /** Whether this line of a text begins with a key, or with a hyphen and a key. */
  #isLikeEntry(): boolean {
    const inner = this.#lines.inners[this.#line] ?? 0;
    const start = this.#text.charCodeAt(inner) === hyphen ? this.#skipSpaces(inner + 1) : inner;
    const end = this.#keyEnd(start);
    return end >= 0 && this.#keys.has(this.#text.slice(start, end));
  }

  /** Goes on to the next line that is not empty and not only a comment. */
  #skipEmpty(): void {
    const { inners, ends } = this.#lines;
    while (this.#line < this.#count) {
      const inner = inners[this.#line] ?? 0;
      if (inner !== ends[this.#line] && this.#text.charCodeAt(inner) !== hash) return;
      this.#line++;
    }
  }

  /**
   * The offset of the colon after a key that begins at an offset, or -1 where none does. A space or nothing follows the
   * colon.
   */
  #keyEnd(start: number): number {
    let at = start;
    while (isKeyCharacter(this.#text.charCodeAt(at), at === start)) at++;
    if (at === start || this.#text.charCodeAt(at) !== colon) return -1;
    return at + 1 === this.#end() || this.#text.charCodeAt(at + 1) === space ? at : -1;
  }

  /** As `#keyEnd`, wherever the line is: a space follows the colon. */
  #bracketKeyEnd(start: number): number {
    let at = start;
    while (isKeyCharacter(this.#text.charCodeAt(at), at === start)) at++;
    const isKey = at > start && this.#text.charCodeAt(at) === colon && this.#text.charCodeAt(at + 1) === space;
    return isKey ? at : -1;
  }

  #skipSpacesAnywhere(start: number): number {
    let at = start;
    while (this.#text.charCodeAt(at) === space) at++;
    return at;
  }

  #skipSpaces(start: number): number {
    let at = start;
    while (at < this.#end() && this.#text.charCodeAt(at) === space) at++;
    return at;
  }

  /** Whether an entry of a list begins at a column of this line. */
  #isItem(indent: number): boolean {
    const at = this.#start() + indent;
    return this.#text.charCodeAt(at) === hyphen && this.#text.charCodeAt(at + 1) === space;
  }

  /** The indentation of this line; after the last one there is none. */
  #indent(): number {
    return (this.#lines.inners[this.#line] ?? 0) - this.#start();
  }

  /** The offset of the first character of this line. */
  #inner(): number {
    return this.#lines.inners[this.#line] ?? 0;
  }

  #start(): number {
    return this.#lines.starts[this.#line] ?? 0;
  }

  #end(): number {
    return this.#lines.ends[this.#line] ?? 0;
  }
}

/** Whether a key can have a character: letters, and after the first one digits, hyphens and underscores. */
function isKeyCharacter(code: number, isFirst: boolean): boolean {
  if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90)) return true;
  return !isFirst && ((code >= 48 && code <= 57) || code === hyphen || code === 95);
}

function isReserved(word: string): boolean {
  // The longest reserved word is `false`.
  return word.length <= 5 && reservedWords.test(word);
}

function oneLine(text: string): unknown {
  if (!plainStart.test(text) || text.endsWith(" ")) throw notPlain;
  const quote = text.charAt(0);
  if (quote === '"' || quote === "'") {
    const inner = text.slice(1, -1);
    if (text.length < 2 || !text.endsWith(quote) || inner.includes(quote) || inner.includes("\\")) throw notPlain;
    return inner;
  }
  if (numberStart.test(text)) {
    if (wholeNumber.test(text)) return Number(text);
    if (numberLike.test(text)) throw notPlain;
  }
  if (text === "true" || text === "false") return text === "true";
  if (isReserved(text)) throw notPlain;
  if (text.includes(": ") || text.includes(" #") || text.endsWith(":")) throw notPlain;
  return text;
}
