import { limits } from "../diagnostic/limits.ts";

/** The offsets at which the lines of a text begin, where their indentation ends, and where they end. */
export interface PlainLines {
  readonly starts: readonly number[];
  /** The offset of the first character that is not a space, or of the end of the line. */
  readonly inners: readonly number[];
  readonly ends: readonly number[];
}

const newline = 10;
const space = 32;
const brace = 123;

/**
 * Splits a text into lines, or returns undefined where it has something for the careful parser: characters that are not
 * printable, `{{` of templates, marks of YAML or Git at the start of a line, and a line longer than a text can be.
 */
export function findPlainLines(text: string): PlainLines | undefined {
  const starts: number[] = [];
  const inners: number[] = [];
  const ends: number[] = [];
  let start = 0;
  let inner = -1;
  for (let at = 0; at <= text.length; at++) {
    const code = at === text.length ? newline : text.charCodeAt(at);
    if (code === newline) {
      if (at - start > limits.text) return undefined;
      starts.push(start);
      inners.push(inner < 0 ? at : inner);
      ends.push(at);
      start = at + 1;
      inner = -1;
    } else if (code !== space) {
      if (inner < 0) {
        inner = at;
        if (at === start && isMark(text, at)) return undefined;
      }
      const isUsual =
        code > space && (code < 0x7f ? code !== brace || text.charCodeAt(at + 1) !== brace : isPrintable(code));
      if (!isUsual) return undefined;
    }
  }
  return { starts, inners, ends };
}

/**
 * Whether a character beyond ASCII is one that can be seen in every text. Halves of characters, and what only some
 * scripts need, are for the careful parser to judge.
 */
function isPrintable(code: number): boolean {
  if (code < 0x2000) return code >= 0xa0 && code !== 0x61c && code !== 0x180e;
  if (code < 0x2070) return !(code > 0x200a && code < 0x2010) && !(code > 0x2029 && code < 0x202f) && code < 0x2060;
  return (
    code < 0xd800 ||
    (code > 0xdfff && code < 0xfdd0) ||
    (code > 0xfdef && code < 0xfeff) ||
    (code > 0xfeff && code < 0xfff9)
  );
}

const marks = ["---", "...", "%", "<<<<<<<", "=======", ">>>>>>>"];

function isMark(text: string, at: number): boolean {
  return marks.some((mark) => text.startsWith(mark, at));
}
