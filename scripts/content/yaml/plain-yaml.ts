import { limits } from "../diagnostic/limits.ts";

/**
 * Parses the part of YAML that most pages are written in: block mappings and lists, one-line scalars, `|` and `>-` texts,
 * and mappings and lists in brackets on one line. Returns undefined for all other files, wrong or only unusual, and for
 * texts with a line that looks like an entry with one of `keys`: those need the careful parser.
 *
 * It exists only for speed: 115 files of 348 KB take it 11 ms of CPU time, and the `yaml` package, which the careful parser uses, 114 ms.
 * For 10,000 pages that would be 20 s more. `tests/content/plain-yaml.test.ts` checks that both give the same data.
 * To do without it, delete this file and its calls.
 */
export function parsePlainYaml(text: string, keys: ReadonlySet<string> = new Set()): unknown {
  if (unusual.test(text)) return undefined;
  try {
    return new PlainReader(text.split("\n"), keys).read();
  } catch (error) {
    if (error === notPlain) return undefined;
    throw error;
  }
}

/**
 * Leaves to the careful parser: `{{` of templates, YAML or Git markers at the start of a line, and every character except line breaks and
 * visible ones. It also judges lone surrogates, and invisible characters that some scripts need.
 */
const unusual =
  // oxlint-disable-next-line no-misleading-character-class -- each character is meant on its own.
  /\{\{|^(?:---|\.\.\.|%|<{7}|={7}|>{7})|[^\n -~\u00a0-\uffff]|[\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ud800-\uf8ff\ufdd0-\ufdef\ufeff\uffa0\ufff9-\uffff]|[\ufe00-\ufe0f]/m;

/** A line: its indentation, the hyphen of an entry of a list, a key, and the rest. */
const lineForm = /^( *)(- )?(?:([A-Za-z][\w-]*):(?: +|$))?(.*)$/;

/** A line of a text that begins with a key, or with a hyphen and a key. */
const entryForm = /^ *(?:- *)?([A-Za-z][\w-]*):(?: |$)/;

/** An entry in brackets: a key, and a text or an opening bracket. Texts with colons or special characters are for the careful parser. */
const bracketEntry =
  / *(?:([A-Za-z][\w-]*): +)?(?:(?=[{[])|("[^"\\]*"|'[^'\\]*'|[^ ,:[\]{}"'#&*!|>%@`?\\][^,:[\]{}"'#&*!|>%@`?\\]*))/y;

/** Reads the lines of a file. After reading a value, the current line is the one below it. */
class PlainReader {
  #line = -1;
  /** The indentation of the current line; -1 after the last one. */
  #indent = -1;
  #isItem = false;
  #key: string | undefined;
  #rest = "";
  #depth = 0;

  constructor(
    private readonly lines: readonly string[],
    private readonly keys: ReadonlySet<string>,
  ) {}

  read(): unknown {
    this.#next();
    if (this.#indent !== 0 || this.#isItem) throw notPlain;
    const value = this.#mapping(0, {});
    if (this.#indent >= 0) throw notPlain;
    return value;
  }

  /** Goes on to the next line that is not empty and not only a comment. */
  #next(): void {
    while (++this.#line < this.lines.length) {
      const line = this.lines[this.#line] ?? "";
      const found = line.length > limits.text ? null : lineForm.exec(line);
      if (!found) throw notPlain;
      const [, spaces = "", hyphen, key, rest = ""] = found;
      if (key === undefined && hyphen === undefined && (rest === "" || rest.startsWith("#"))) continue;
      this.#indent = spaces.length;
      this.#isItem = hyphen !== undefined;
      this.#key = key;
      this.#rest = rest;
      return;
    }
    this.#indent = -1;
  }

  /**
   * Reads the entries that start at a column into `target`, which already has the first one if that is on the line of
   * a hyphen.
   */
  #mapping(indent: number, target: Record<string, unknown>): Record<string, unknown> {
    this.#enter();
    while (this.#indent === indent && !this.#isItem) this.#entry(indent, target);
    this.#depth--;
    return target;
  }

  /** Reads the entry of the current line, whose key begins at a column. */
  #entry(indent: number, target: Record<string, unknown>): void {
    const [key, rest] = [this.#key, this.#rest];
    // A key at the margin may belong to the block above it.
    if (indent === 0 && Object.hasOwn(target, "blocks")) throw notPlain;
    if (key === undefined || isReserved(key) || Object.hasOwn(target, key)) throw notPlain;
    target[key] = rest === "" ? this.#nested(indent) : this.#scalar(rest, indent);
  }

  /** Reads the value below a key: a mapping further in, or a list further in or in the same column. */
  #nested(indent: number): unknown {
    this.#next();
    if (this.#indent < indent || (this.#indent === indent && !this.#isItem)) throw notPlain;
    return this.#isItem ? this.#list(this.#indent) : this.#mapping(this.#indent, {});
  }

  #list(indent: number): unknown[] {
    const items: unknown[] = [];
    this.#enter();
    while (this.#indent === indent && this.#isItem) {
      if (this.#key === undefined) items.push(this.#scalar(this.#rest, indent));
      else {
        const item: Record<string, unknown> = {};
        // The first entry of the mapping is on this line.
        this.#enter();
        this.#entry(indent + 2, item);
        this.#depth--;
        items.push(this.#mapping(indent + 2, item));
      }
    }
    this.#depth--;
    return items;
  }

  /** Begins a mapping or list. The careful parser reports those that are nested too deeply. */
  #enter(): void {
    this.#depth++;
    if (this.#depth > limits.depth) throw notPlain;
  }

  /** The value of the rest of the current line, perhaps with the lines below it. */
  #scalar(text: string, indent: number): unknown {
    const isInBrackets = text.startsWith("{") || text.startsWith("[");
    const isBlock = text === ">-" || text === "|" || text === "|-";
    const value = isBlock ? this.#blockText(text, indent) : isInBrackets ? this.#inBrackets(text) : plainScalar(text);
    this.#next();
    // A scalar may continue on the next line.
    if (this.#indent > indent) throw notPlain;
    return value;
  }

  #inBrackets(text: string): unknown {
    const { value, next } = this.#bracketed(text, 0);
    if (next !== text.length) throw notPlain;
    return value;
  }

  /** The mapping or list whose bracket opens at an offset, and the offset after its closing bracket. */
  #bracketed(text: string, start: number): { value: unknown; next: number } {
    this.#enter();
    const isMapping = text[start] === "{";
    const mapping: Record<string, unknown> = {};
    const items: unknown[] = [];
    for (let at = start + 1; ; at++) {
      bracketEntry.lastIndex = at;
      const [all, key = "", scalar] = bracketEntry.exec(text) ?? [];
      if (all === undefined || (key !== "") !== isMapping) throw notPlain;
      if (isReserved(key) || Object.hasOwn(mapping, key)) throw notPlain;
      const end = at + all.length;
      const { value, next } =
        scalar === undefined ? this.#bracketed(text, end) : { value: plainScalar(scalar.trimEnd()), next: end };
      if (isMapping) mapping[key] = value;
      else items.push(value);
      at = next;
      while (text[at] === " ") at++;
      if (text[at] === (isMapping ? "}" : "]")) {
        this.#depth--;
        return { value: isMapping ? mapping : items, next: at + 1 };
      }
      if (text[at] !== "," || text[at + 1] !== " ") throw notPlain;
    }
  }

  #blockText(sign: string, indent: number): string {
    const lines = this.#block(indent);
    if (sign !== ">-") return lines.join("\n") + (sign === "|" ? "\n" : "");
    if (lines.some((line) => line === "" || line.startsWith(" "))) throw notPlain;
    return lines.join(" ");
  }

  /** The lines of a text block without their indentation, and without empty lines at its end. */
  #block(indent: number): string[] {
    const inner = indentOf(this.lines[this.#line + 1] ?? "");
    if (inner <= indent) throw notPlain;
    const lines: string[] = [];
    let length = 0;
    for (let line = this.lines[this.#line + 1]; line !== undefined; line = this.lines[this.#line + 1]) {
      // A line of spaces may be part of the text.
      if (line !== "" && line.trim() === "") throw notPlain;
      if (line !== "" && indentOf(line) < inner) break;
      length += line.length + 1;
      const key = entryForm.exec(line)?.[1];
      if (length > limits.text || (key !== undefined && this.keys.has(key))) throw notPlain;
      lines.push(line.slice(inner));
      this.#line++;
    }
    while (lines.at(-1) === "") lines.pop();
    return lines;
  }
}

function indentOf(line: string): number {
  return line.search(/[^ ]|$/);
}

/** Thrown, not returned: most files are plain, and a result would have to be tested after every line. */
const notPlain = new Error("This is not plain YAML.");

const reservedWords = /^(?:null|true|false)$/i;
const wholeNumber = /^(?:0|[1-9][0-9]{0,14})$/;
const numberStart = /^[-+.0-9]/;
/** Texts that the careful parser might read as a number in another form. */
const numberLike = /^[-+]?\.?[0-9][0-9_.]*(?:e[-+]?[0-9]+)?$|^0[xo][0-9a-f]+$|^[-+]?\.(?:inf|nan)$/i;
const plainStart = /^[A-Za-z0-9$£€©("'/+.<À-￰]/;

/** Whether YAML may read a word as something other than a string. */
function isReserved(word: string): boolean {
  // The longest reserved word is `false`.
  return word.length <= 5 && reservedWords.test(word);
}

/** The value of a one-line text. Throws `notPlain` if the careful parser has to decide. */
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
