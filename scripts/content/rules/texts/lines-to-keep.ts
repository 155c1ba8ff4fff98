import type { Span } from "../../markdown/markdown-links.ts";
import type { ShownText, WrongPart } from "./shown-texts.ts";

const keptLines = {
  problem: "this line and those below it run together, and readers see one paragraph",
  hint: "To keep the lines as they are, end each one except the last with a backslash. For a list, begin each with - and a space.",
};

/** A label and its value, such as "Tel: 01632 960 000", in bold or not. */
const labelled = /^(?:\*\*)?\p{Lu}[\p{L} ]{0,24}:(?:\*\*)? \S/u;

/** The first of lines that were broken by hand, and have no explicit line breaks. */
export function linesToKeep({ start, end }: Span, text: ShownText): WrongPart[] {
  const above: { line: string; start: number }[] = [];
  let at = start;
  for (const whole of [...text.value.slice(start, end).split("\n"), ""]) {
    const line = whole.replace(/^[\s>]+/, "");
    const [first] = above;
    if (line !== "") above.push({ line, start: at + whole.length - line.length });
    else if (first && isBrokenByHand(above, text))
      return [{ start: first.start, end: first.start + first.line.trimEnd().length, ...keptLines }];
    else above.length = 0;
    at += whole.length + 1;
  }
  return [];
}

/**
 * Whether these are the lines of an address, a verse or a list of labels: short ones that begin with a capital or a number and end in the
 * middle of nothing, where a program that wraps would have put the next word on the line above.
 */
function isBrokenByHand(paragraph: readonly { readonly line: string }[], text: ShownText): boolean {
  const lines = paragraph.slice(0, 100).map(({ line }) => line);
  const [line = "", below = ""] = lines;
  const others = lines.slice(0, -1);
  const isLine = (one: string) => one.length <= 50 && /^[*_“‘"'(]*[\p{Lu}\d]/u.test(one);
  const isOpen = (one: string) => !/[.!?,;:…–—-]["'”’*_)]*\s*$|\\$| {2}$/.test(one);
  const isPair = [line, below].every((one) => labelled.test(one)) && !/[,\\]$| {2}$/.test(line);
  const isVerse = lines.length > 2 && lines.every(isLine) && others.every(isOpen);
  const hasRoom = (one: string, at: number) =>
    one.length + 1 + (lines[at + 1] ?? "").search(/\s|$/) <= longestLine(text);
  return (isPair || isVerse) && others.some(hasRoom);
}

const longest = new WeakMap<ShownText, number>();

/** The length of the longest line of a text, or 40: nobody wraps at less. */
function longestLine(text: ShownText): number {
  const known = longest.get(text) ?? text.value.split("\n").reduce((most, { length }) => Math.max(most, length), 40);
  longest.set(text, known);
  return known;
}
