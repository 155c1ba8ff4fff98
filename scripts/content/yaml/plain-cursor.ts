import type { PlainLines } from "./plain-lines.ts";

const space = 32;
const hash = 35;
const hyphen = 45;
const colon = 58;
const underscore = 95;

/** Goes through a text line by line, and says how each begins. */
export class PlainCursor {
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
