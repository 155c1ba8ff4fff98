/**
 * Parses the part of YAML that pages are mostly written in: block mappings and lists, one-line scalars, and `|` and
 * `>-` texts. It is many times faster than the careful parser, which also knows where everything stands. Returns
 * undefined for everything else, whether wrong or only unusual: then the careful parser decides.
 */
export function parsePlainYaml(text: string): unknown {
  if (unusual.test(text)) return undefined;
  const reader = new PlainReader(text.split("\n"));
  try {
    return reader.read();
  } catch (error) {
    if (error === notPlain) return undefined;
    throw error;
  }
}

/** Thrown, not returned, because most files are plain and the test would be on every line. */
const notPlain = new Error("This is not plain YAML.");

/** Characters and marks that the careful parser looks at more closely: what is not printable, templates, conflicts. */
const unusual = /[^\n\x20-\x7e\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd]|\{\{|^(?:---|\.\.\.|%|<<<<<<<|=======|>>>>>>>)/m;

const emptyLine = /^ *(?:#.*)?$/;
const entry = /^([A-Za-z][A-Za-z0-9_-]*):(?: +(.*))?$/;
const wordsWithMeaning = /^(?:null|true|false|y|n|yes|no|on|off)$/i;
const wholeNumber = /^(?:0|[1-9][0-9]{0,14})$/;
/** What the careful parser might take for a number of another form. */
const numberLike = /^[-+]?\.?[0-9][0-9_.]*(?:e[-+]?[0-9]+)?$|^0[xo][0-9a-f]+$|^[-+]?\.(?:inf|nan)$/i;
const plainStart = /^[A-Za-z0-9$£€©("'/+.<À-￰]/;

class PlainReader {
  readonly #lines: readonly string[];
  #at = 0;

  constructor(lines: readonly string[]) {
    this.#lines = lines;
  }

  read(): unknown {
    this.#skipEmpty();
    const isMapping = this.#at < this.#lines.length && !this.#line().startsWith("-");
    const value = isMapping ? this.#mapping(0, {}) : undefined;
    this.#skipEmpty();
    if (value === undefined || this.#at < this.#lines.length) throw notPlain;
    return value;
  }

  /** Reads the entries that start at a column into `target`, of which the first may stand on the line of its list mark. */
  #mapping(indent: number, target: Record<string, unknown>): Record<string, unknown> {
    while (this.#at < this.#lines.length && indentOf(this.#line()) === indent) {
      if (this.#line().startsWith("- ", indent)) break;
      this.#entry(this.#line().slice(indent), indent, target);
      this.#skipEmpty();
    }
    return target;
  }

  #entry(line: string, indent: number, target: Record<string, unknown>): void {
    const match = entry.exec(line);
    const key = match?.[1];
    if (key === undefined || wordsWithMeaning.test(key) || Object.hasOwn(target, key)) throw notPlain;
    const rest = match?.[2];
    this.#at++;
    target[key] = rest === undefined || rest === "" ? this.#nested(indent) : this.#scalar(rest, indent);
  }

  /** What stands below a key: a mapping further in, or a list there or at the same column. */
  #nested(indent: number): unknown {
    this.#skipEmpty();
    const line = this.#line();
    const own = indentOf(line);
    if (line.startsWith("- ", own) && own >= indent) return this.#list(own);
    if (own <= indent) throw notPlain;
    return this.#mapping(own, {});
  }

  #list(indent: number): unknown[] {
    const items: unknown[] = [];
    while (
      this.#at < this.#lines.length &&
      indentOf(this.#line()) === indent &&
      this.#line().startsWith("- ", indent)
    ) {
      const rest = this.#line().slice(indent + 2);
      if (entry.test(rest)) {
        const item: Record<string, unknown> = {};
        this.#entry(rest, indent + 2, item);
        this.#skipEmpty();
        items.push(this.#mapping(indent + 2, item));
      } else {
        this.#at++;
        items.push(this.#scalar(rest, indent));
      }
      this.#skipEmpty();
    }
    return items;
  }

  #scalar(text: string, indent: number): unknown {
    if (text === ">-") return this.#folded(indent);
    if (text === "|" || text === "|-") return this.#literal(indent, text === "|" ? "\n" : "");
    this.#skipEmpty();
    // A scalar may go on in the next line.
    if (this.#at < this.#lines.length && indentOf(this.#line()) > indent) throw notPlain;
    return oneLine(text);
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
    const inner = indentOf(this.#line());
    if (inner <= indent || this.#line() === "") throw notPlain;
    const lines: string[] = [];
    while (this.#at < this.#lines.length && (indentOf(this.#line()) >= inner || this.#line() === "")) {
      lines.push(this.#line().slice(inner));
      this.#at++;
    }
    while (lines.at(-1) === "") lines.pop();
    // Lines between the block and what is around it, or with nothing but spaces, need care.
    const next = this.#at < this.#lines.length ? this.#line() : "";
    if (indentOf(next) > indent || lines.some((line) => line.endsWith(" "))) throw notPlain;
    return lines;
  }

  #skipEmpty(): void {
    while (this.#at < this.#lines.length && emptyLine.test(this.#line())) this.#at++;
  }

  #line(): string {
    return this.#lines[this.#at] ?? "";
  }
}

function indentOf(line: string): number {
  let indent = 0;
  while (line.charCodeAt(indent) === 32) indent++;
  return indent;
}

function oneLine(text: string): unknown {
  if (!plainStart.test(text) || text.endsWith(" ")) throw notPlain;
  const quote = text.charAt(0);
  if (quote === '"' || quote === "'") {
    const inner = text.slice(1, -1);
    if (text.length < 2 || !text.endsWith(quote) || inner.includes(quote) || inner.includes("\\")) throw notPlain;
    return inner;
  }
  if (wholeNumber.test(text)) return Number(text);
  if (text === "true" || text === "false") return text === "true";
  if (numberLike.test(text) || wordsWithMeaning.test(text)) throw notPlain;
  if (text.includes(": ") || text.includes(" #") || text.endsWith(":")) throw notPlain;
  return text;
}
