import type { TextMistake } from "../../words/text-finding.ts";

/** A line of a text as it is written, and what readers see of it. */
interface Line {
  readonly start: number;
  readonly written: string;
  readonly shown: string;
}

/** Entries that Markdown does not read as such, so that they run into the line above or below: the first of a text. */
export function unreadLists(text: string, shown: string): TextMistake | undefined {
  if (!text.includes("\n")) return undefined;
  let start = 0;
  const lines = text.split("\n").map((written): Line => {
    const line = { start, written, shown: shown.slice(start, start + written.length) };
    start += written.length + 1;
    return line;
  });
  for (const [at, line] of lines.entries()) {
    const found = gluedEntry(line, lines, at) ?? strangeEntry(line, lines, at);
    if (found) return found;
  }
  return undefined;
}

const number = /^ {0,9}([1-9][0-9]?)([.)])(?: |(?=\p{L}))/u;
const gluedSign = /^ {0,9}(?:[1-9][0-9]?[.)]|[-+])(?=\p{L}{2})/u;
/** So far above or below stands the next entry of a list whose entries have several lines. */
const near = 6;

/** A sign without its space beside entries that have one, or whose numbers go on. */
function gluedEntry({ start, written, shown }: Line, lines: readonly Line[], at: number): TextMistake | undefined {
  const [sign] = gluedSign.exec(written) ?? [];
  // Where Markdown reads it as something, it is hidden.
  if (sign === undefined || !shown.startsWith(sign)) return undefined;
  const around = lines.slice(Math.max(0, at - near), at + near + 1);
  if (!around.some((line) => line.start !== start && isBeside(written, line.written))) return undefined;
  return {
    start: start + sign.search(/\S/),
    end: start + sign.length,
    problem: "this is not read as an entry of a list, expected a space after it",
    hint: "Write a space after it.",
  };
}

function isBeside(written: string, other: string): boolean {
  const [own, next] = [number.exec(written), number.exec(other)];
  if (own) return next !== null && own[2] === next[2] && Math.abs(Number(own[1]) - Number(next[1])) === 1;
  return other.trimStart().startsWith(`${written.trimStart()[0]} `);
}

/** Pairs of signs with which other programs and lawyers begin the first two entries of a list. */
const pairs: readonly (readonly [RegExp, (first: string) => string])[] = [
  [/^ {0,9}(\(?a[.)]|\(?i[.)]|\([1a]\)|[1-9][0-9]?\.1\.?) \S/, nextSign],
  // Signs that are bullets elsewhere.
  [/^ {0,9}([✓✔✅☑➤➢►▶→⇒➔◆◇■□★☆✗✘❌👉])\uFE0F? ?\S/u, (sign) => sign],
  [/^ {0,9}((?:Step|Schritt|Étape) 1[:.)]) \S/, (sign) => sign.replace("1", "2")],
];

function nextSign(first: string): string {
  if (first.includes("a")) return first.replace("a", "b");
  if (first.includes("i")) return first.replace("i", "ii");
  return first.startsWith("(") ? "(2)" : first.replace(/\.1(?=\.?$)/, ".2");
}

/** The first of two entries of one paragraph, of a list that Markdown does not know. */
function strangeEntry({ start, shown }: Line, lines: readonly Line[], at: number): TextMistake | undefined {
  for (const [pattern, following] of pairs) {
    const sign = pattern.exec(shown)?.[1];
    if (sign === undefined) continue;
    const [last, next] = secondEntry(lines.slice(at, at + near), following(sign));
    // A line that ends in a break is one of its own.
    if (!last || !next || /(?:\\| {2})$/.test(last.written)) continue;
    const from = start + shown.indexOf(sign);
    return {
      start: from,
      end: from + sign.length,
      problem: "these lines are not read as a list, and run together into one paragraph",
      hint: "Write 1. and a space, or - and a space, at the start of each entry.",
    };
  }
  return undefined;
}

/** The line of the second entry, and the one above it, within the paragraph of the first. */
function secondEntry(lines: readonly Line[], sign: string): readonly (Line | undefined)[] {
  const end = lines.findIndex(({ written }) => written.trim() === "");
  const paragraph = end < 0 ? lines : lines.slice(0, end);
  const at = paragraph.findIndex(({ shown }, index) => index > 0 && shown.trimStart().startsWith(sign));
  return at < 0 ? [] : [paragraph[at - 1], paragraph[at]];
}
