import { limits } from "../diagnostic/limits.ts";
import { mayHoldMarkup } from "../markdown/plain-markdown.ts";

/**
 * Parses the part of YAML that pages are mostly written in: block mappings and lists, one-line scalars, `|` and
 * `>-` texts, and mappings and lists in brackets that stand in one line. Returns undefined for all other files, wrong or only
 * unusual, and where a line of a text begins like an entry with one of `keys`: those need the careful parser.
 *
 * It stands beside the careful parser for its speed alone: RATIO. `tests/content/plain-yaml.test.ts` holds the two equal.
 * To do without it, delete this file and the call in `parseFile`.
 */
export function parsePlainYaml(text: string, keys: ReadonlySet<string> = new Set()): unknown {
  const lines = findPlainLines(text);
  if (lines === undefined) return undefined;
  try {
    return new PlainReader(text, lines, keys).read();
  } catch (error) {
    if (error === notPlain) return undefined;
    throw error;
  }
}

const space = 32;
const hash = 35;
const comma = 44;
const hyphen = 45;
const colon = 58;
const openBracket = 91;
const closeBracket = 93;
const underscore = 95;
const openBrace = 123;
const closeBrace = 125;

/** A text in brackets, up to what could end it. Colons, quotes and signs are for the careful parser. */
const bracketText = /(?:"[^"\\\n]{0,10000}"|'[^'\\\n]{0,10000}'|[^,:[\]{}"'#&*!|>%@`?\\\n]{1,10000})/y;

class PlainReader {
  readonly #text: string;
  readonly #cursor: PlainCursor;
  readonly #keys: ReadonlySet<string>;
  #depth = 0;
  #nodes = 1;
  #markup = 0;

  constructor(text: string, lines: PlainLines, keys: ReadonlySet<string>) {
    this.#text = text;
    this.#cursor = new PlainCursor(text, lines);
    this.#keys = keys;
  }

  read(): unknown {
    this.#cursor.skipEmpty();
    const isMapping = !this.#cursor.isAtEnd() && this.#text.charCodeAt(this.#cursor.start()) !== hyphen;
    const value = isMapping ? this.#mapping(0, {}) : undefined;
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
    this.#cursor.line++;
    this.#nodes += 2;
    target[key] = value === "" ? this.#nested(indent) : this.#scalar(value, rest, indent);
  }

  /** Reads the value below a key: a mapping further in, or a list further in or in the same column. */
  #nested(indent: number): unknown {
    this.#cursor.skipEmpty();
    const own = this.#cursor.indent();
    const isList = this.#cursor.isItem(own) && own >= indent;
    if (!isList && own <= indent) throw notPlain;
    const value = isList ? this.#list(own) : this.#mapping(own, {});
    return value;
  }

  #list(indent: number): unknown[] {
    const items: unknown[] = [];
    this.#enter();
    while (!this.#cursor.isAtEnd() && this.#cursor.indent() === indent && this.#cursor.isItem(indent)) {
      const colon = this.#cursor.keyEnd(this.#cursor.start() + indent + 2);
      if (colon >= 0) {
        const item: Record<string, unknown> = {};
        this.#entry(indent + 2, colon, item);
        this.#cursor.skipEmpty();
        items.push(this.#mapping(indent + 2, item));
      } else {
        const at = this.#cursor.start() + indent + 2;
        const value = this.#text.slice(at, this.#cursor.end());
        this.#cursor.line++;
        items.push(this.#scalar(value, at, indent));
      }
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
    if (isBlock) return this.#blockText(text, indent);
    this.#cursor.skipEmpty();
    // A scalar may go on in the next line.
    if (!this.#cursor.isAtEnd() && this.#cursor.indent() > indent) throw notPlain;
    if (isInBrackets) return this.#inBrackets(at, at + text.length);
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
    return { value: isMapping ? mapping : items, next: at + 1 };
  }

  #bracketValue(at: number): { value: unknown; next: number } {
    const first = this.#text.charCodeAt(at);
    if (first === openBrace || first === openBracket) return this.#bracketed(at);
    bracketText.lastIndex = at;
    const text = bracketText.exec(this.#text)?.[0].trimEnd();
    if (text === undefined || text === "") throw notPlain;
    if (mayHoldMarkup(text) && ++this.#markup > limits.markup) throw notPlain;
    return { value: plainScalar(text), next: at + text.length };
  }

  #blockText(sign: string, indent: number): string {
    return sign === ">-" ? this.#folded(indent) : this.#literal(indent, sign === "|" ? "\n" : "");
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
    while (!this.#cursor.isAtEnd() && (this.#cursor.indent() >= inner || this.#cursor.start() === this.#cursor.end())) {
      if (this.#isLikeEntry()) throw notPlain;
      lines.push(this.#text.slice(Math.min(this.#cursor.start() + inner, this.#cursor.end()), this.#cursor.end()));
      this.#cursor.line++;
    }
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

/** The offsets at which the lines of a text begin, where their indentation ends, and where they end. */
interface PlainLines {
  readonly starts: readonly number[];
  /** The offset of the first character that is not a space, or of the end of the line. */
  readonly inners: readonly number[];
  readonly ends: readonly number[];
}

/**
 * Splits a text into lines, or returns undefined where it has something for the careful parser: characters that are not
 * printable, `{{` of templates, marks of YAML or Git at the start of a line, and a line longer than a text can be.
 */
function findPlainLines(text: string): PlainLines | undefined {
  if (unusual.test(text) || (mayHavePile.test(text) && /\p{M}{9}/u.test(text))) return undefined;
  const starts: number[] = [];
  const inners: number[] = [];
  const ends: number[] = [];
  for (let start = 0; start <= text.length; ) {
    const newline = text.indexOf("\n", start);
    const end = newline < 0 ? text.length : newline;
    let inner = start;
    while (inner < end && text.charCodeAt(inner) === space) inner++;
    if (end - start > limits.text || (inner === start && inner < end && isMark(text, inner))) return undefined;
    starts.push(start);
    inners.push(inner);
    ends.push(end);
    start = end + 1;
  }
  return { starts, inners, ends };
}

/**
 * The signs that are for the careful parser: `{{`, and every character but line ends and those that can be seen in every text. Halves of
 * characters, and what only some scripts need, are for it to judge.
 */
const unusual =
  /\{\{|[^\n -~\u00a0-\uffff]|[\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ud800-\uf8ff\ufdd0-\ufdef\ufeff\uffa0\ufff9-\uffff]|[\ufe00-\ufe0f]/;

/** No mark is below this number. Most texts have no such run of any characters, and looking for piles of marks takes ten times as long. */
const mayHavePile = /[\u0300-\uffff]{9}/;

const marks = ["---", "...", "%", "<<<<<<<", "=======", ">>>>>>>"];

function isMark(text: string, at: number): boolean {
  return marks.some((mark) => text.startsWith(mark, at));
}

/** Goes through a text line by line, and says how each begins. */
class PlainCursor {
  /** The number of the current line, from 0. */
  line = 0;
  readonly lines: PlainLines;
  readonly #text: string;

  constructor(text: string, lines: PlainLines) {
    this.#text = text;
    this.lines = lines;
  }

  /** Whether there is no line any more. */
  isAtEnd(): boolean {
    return this.line >= this.lines.starts.length;
  }

  /** Goes on to the next line that is not empty and not only a comment. */
  skipEmpty(): void {
    const { inners, ends } = this.lines;
    while (!this.isAtEnd()) {
      const inner = inners[this.line] ?? 0;
      if (inner !== ends[this.line] && this.#text.charCodeAt(inner) !== hash) return;
      this.line++;
    }
  }

  /**
   * The offset of the colon after a key that begins at an offset, or -1 where none does. A space or the end of this line follows
   * the colon.
   */
  keyEnd(start: number): number {
    let at = start;
    while (isKeyCharacter(this.#text.charCodeAt(at), at === start)) at++;
    if (at === start || this.#text.charCodeAt(at) !== colon) return -1;
    return at + 1 === this.end() || this.#text.charCodeAt(at + 1) === space ? at : -1;
  }

  /** The offset of what comes next in a line. */
  skipSpaces(start: number): number {
    let at = start;
    while (this.#text.charCodeAt(at) === space) at++;
    return at;
  }

  /** Whether an entry of a list begins at a column of this line. */
  isItem(indent: number): boolean {
    const at = this.start() + indent;
    return this.#text.charCodeAt(at) === hyphen && this.#text.charCodeAt(at + 1) === space;
  }

  /** The indentation of this line; after the last one there is none. */
  indent(): number {
    return (this.lines.inners[this.line] ?? 0) - this.start();
  }

  /** The offset of the first character of this line. */
  inner(): number {
    return this.lines.inners[this.line] ?? 0;
  }

  start(): number {
    return this.lines.starts[this.line] ?? 0;
  }

  end(): number {
    return this.lines.ends[this.line] ?? 0;
  }
}

/** Whether a key can have a character: letters, and after the first one digits, hyphens and underscores. */
function isKeyCharacter(code: number, isFirst: boolean): boolean {
  if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90)) return true;
  return !isFirst && ((code >= 48 && code <= 57) || code === hyphen || code === underscore);
}

/** Thrown, not returned: most files are plain, and a result would have to be tested after every line. */
const notPlain = new Error("This is not plain YAML.");

const reservedWords = /^(?:null|true|false|y|n|yes|no|on|off)$/i;
const wholeNumber = /^(?:0|[1-9][0-9]{0,14})$/;
/** Matches the beginning of every number. */
const numberStart = /^[-+.0-9]/;
/** Texts that the careful parser might read as a number of another form. */
const numberLike = /^[-+]?\.?[0-9][0-9_.]*(?:e[-+]?[0-9]+)?$|^0[xo][0-9a-f]+$|^[-+]?\.(?:inf|nan)$/i;
const plainStart = /^[A-Za-z0-9$£€©("'/+.<À-￰]/;

/** Whether YAML may read a word as something else than a text. */
function isReserved(word: string): boolean {
  // The longest reserved word is `false`.
  return word.length <= 5 && reservedWords.test(word);
}

/** The value that a text of one line stands for. Throws `notPlain` where that is for the careful parser to say. */
function plainScalar(text: string): unknown {
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
