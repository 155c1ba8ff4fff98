import { limits } from "../diagnostic/limits.ts";

/** The offsets at which the lines of a text begin, where their indentation ends, and where they end. */
export interface PlainLines {
  readonly starts: readonly number[];
  /** The offset of the first character that is not a space, or of the end of the line. */
  readonly inners: readonly number[];
  readonly ends: readonly number[];
}

const space = 32;

/**
 * Splits a text into lines, or returns undefined where it has something for the careful parser: characters that are not
 * printable, `{{` of templates, marks of YAML or Git at the start of a line, and a line longer than a text can be.
 */
export function findPlainLines(text: string): PlainLines | undefined {
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
