import { Scalar } from "yaml";

/**
 * Where each character of a text value stands in the source of the value: the `n`th character of the value is written by
 * the source from `starts[n]` to before `ends[n]`. A line break that YAML reads as a space is where it ends its line.
 */
export interface ScalarOffsets {
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/**
 * The offsets of a value in its source, which begins with its quote or block sign. Undefined where the source does not
 * give the value, as where it has errors.
 */
export function scalarOffsets(
  source: string,
  { type, value }: Pick<Scalar, "type" | "value">,
): ScalarOffsets | undefined {
  const written = writings[type ?? ""]?.(source, String(value));
  return written?.text === value ? written : undefined;
}

const writings: Readonly<Record<string, (source: string, value: string) => Written | undefined>> = {
  [Scalar.PLAIN]: (source) => unfold(source, 0, source.length),
  [Scalar.QUOTE_SINGLE]: (source) => unfold(source, 1, source.length - 1, true),
  [Scalar.QUOTE_DOUBLE]: doubleQuoted,
  [Scalar.BLOCK_LITERAL]: block,
  [Scalar.BLOCK_FOLDED]: block,
};

/** A value that is being put together from its source. */
class Written implements ScalarOffsets {
  readonly #parts: string[] = [];
  readonly starts: number[] = [];
  readonly ends: number[] = [];

  get text(): string {
    return this.#parts.join("");
  }

  /** Adds a text that the source has as it is. */
  copy(source: string, start: number, end: number): void {
    this.#parts.push(source.slice(start, end));
    for (let at = start; at < end; at++) this.#add(at, at + 1);
  }

  /** Adds a text that a stretch of the source stands for. */
  replace(text: string, start: number, end: number): void {
    this.#parts.push(text);
    for (let unit = 0; unit < text.length; unit++) this.#add(start, end);
  }

  #add(start: number, end: number): void {
    this.starts.push(start);
    this.ends.push(end);
  }
}

/** Text without quotes or in single ones: a line break is a space, and empty lines are line breaks. */
function unfold(source: string, from: number, to: number, isQuoted = false): Written {
  const written = new Written();
  const parts = isQuoted ? /''|(?<![ \t])[ \t]*(?:\r?\n[ \t]*)+/g : /(?<![ \t])[ \t]*(?:\r?\n[ \t]*)+/g;
  parts.lastIndex = from;
  let done = from;
  for (let match = parts.exec(source); match && match.index < to; match = parts.exec(source)) {
    written.copy(source, done, match.index);
    done = match.index + match[0].length;
    if (match[0] === "''") written.replace("'", match.index, done);
    else foldLines(written, match[0], match.index);
  }
  written.copy(source, done, to);
  return written;
}

function foldLines(written: Written, gap: string, start: number): void {
  const breaks = gap.split("\n").length - 1;
  written.replace(breaks === 1 ? " " : "\n".repeat(breaks - 1), start, start + gap.length);
}

/** Signs that are written otherwise, and spaces alone, which would be looked through from each of them on. */
const escapes = /\\(?:x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|\r?\n[ \t]*|.)|[ \t]*(?:\r?\n[ \t]*)+|[ \t]+/gs;
const meanings: Readonly<Record<string, string>> = {
  "0": "\0",
  a: "\x07",
  b: "\b",
  e: "\x1b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  v: "\v",
  N: "\x85",
  _: "\xa0",
  L: "\u2028",
  P: "\u2029",
};

function doubleQuoted(source: string): Written {
  const written = new Written();
  let done = 1;
  for (const { 0: part, index } of source.matchAll(escapes)) {
    if (index < done || !/[\\\n]/.test(part)) continue;
    written.copy(source, done, index);
    done = index + part.length;
    const sign = part.charAt(1);
    if (!part.startsWith("\\")) foldLines(written, part, index);
    else if (part.length > 2 && /[xuU]/.test(sign)) written.replace(character(part.slice(2)), index, done);
    else if (sign !== "\n" && sign !== "\r") written.replace(meanings[sign] ?? sign, index, done);
  }
  written.copy(source, done, source.length - 1);
  return written;
}

/** The character of a number that is written in hexadecimal digits; empty where there is none. */
function character(digits: string): string {
  const code = Number.parseInt(digits, 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : "";
}

interface Line {
  readonly start: number;
  readonly indent: number;
  readonly end: number;
}

/** A text after `|` or `>`. Where its sign names the indentation, that counts from its parent's, which is tried. */
function block(source: string, value: string): Written | undefined {
  const headEnd = source.indexOf("\n") + 1;
  const head = /^[|>][-+0-9]*/.exec(source)?.[0];
  if (head === undefined || headEnd === 0) return undefined;
  const lines = linesOf(source, headEnd);
  const first = lines.find(({ start, indent, end }) => start + indent < end);
  const width = first?.indent ?? 0;
  if (!/[0-9]/.test(head)) return readBlock(source, { head, lines, trim: width });
  for (let trim = 0; trim <= width; trim++) {
    const written = readBlock(source, { head, lines, trim });
    if (written.text === value) return written;
  }
  return undefined;
}

/** The lines of a block, each without its line break. */
function linesOf(source: string, from: number): Line[] {
  const lines: Line[] = [];
  for (let start = from; start <= source.length; ) {
    const stop = source.indexOf("\n", start);
    const next = stop < 0 ? source.length : stop;
    const end = source[next - 1] === "\r" && next > start ? next - 1 : next;
    let inner = start;
    while (inner < end && source[inner] === " ") inner++;
    lines.push({ start, indent: inner - start, end });
    start = next + 1;
  }
  return lines;
}

interface BlockScalar {
  readonly head: string;
  readonly lines: readonly Line[];
  /** The width of the indentation that is no part of the text. */
  readonly trim: number;
}

/** The lines that have text, with what joins each to the one before; chomping decides about the empty ones after them. */
function readBlock(source: string, { head, lines, trim }: BlockScalar): Written {
  const written = new Written();
  const isText = ({ start, indent, end }: Line) => start + indent < end || indent > trim;
  const count = lines.findLastIndex(isText) + 1;
  let isFirst = true;
  let wasDeeper = false;
  let breaks = 0;
  let gap = lines[0]?.start ?? 0;
  for (const line of lines.slice(0, count)) {
    const from = Math.min(line.start + trim, line.end);
    const isEmpty = from === line.end;
    const isDeeper = !isEmpty && (line.indent > trim || source[from] === "\t");
    if (isEmpty) breaks++;
    else {
      const joint = isFirst
        ? "\n".repeat(breaks)
        : head.startsWith("|") || isDeeper || wasDeeper
          ? "\n".repeat(breaks + 1)
          : breaks === 0
            ? " "
            : "\n".repeat(breaks);
      written.replace(joint, gap, from);
      written.copy(source, from, line.end);
      gap = line.end;
      breaks = 0;
      isFirst = false;
      wasDeeper = isDeeper;
    }
  }
  const rest = lines.length - count;
  const kept = head.includes("+") ? Math.max(rest, 1) : head.includes("-") ? 0 : 1;
  if (count > 0 || head.includes("+")) written.replace("\n".repeat(kept), gap, source.length);
  return written;
}
