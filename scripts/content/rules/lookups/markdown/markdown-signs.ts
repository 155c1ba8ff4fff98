import { shownSigns } from "../../../markdown/markdown-masks.ts";
import type { TextMistake } from "../../words/text-finding.ts";
import type { ShownText } from "../shown-texts.ts";
import { unreadLists } from "./unread-lists.ts";

interface Sign extends Pick<TextMistake, "problem" | "hint"> {
  /** Its first group, where it has one, is the place. */
  readonly pattern: RegExp;
}

/** Brackets that should make a link and make none, in a text in which markup is hidden. */
const brokenLink =
  /\]\([^\s)]*\)?|\] \((?:\/|#|https?:|mailto:|www\.)[^\s)]*\)?|\)\[(?:\/|#|https?:|mailto:|www\.)[^\s\]]*\]?|\((?:\/|#|https?:)[^\s()]*\)\[[^\][\n]{1,200}\]|(?:^|[\s(])\[[^\][\n]{1,200}(\]\[[^\s\]]*\]?)|\[\[[^\][\n]{1,200}\]\]/dm;

const linkSign: Sign = {
  pattern: brokenLink,
  problem: "this is not read as a link, expected [text](/route)",
  hint: "Write [text](/route) without a space before or inside the round brackets, or put a backslash before each bracket that readers should see.",
};

/** Signs that are markup in pairs, or elsewhere in a line, and are seen by readers where they are none. */
const signs: readonly Sign[] = [
  linkSign,
  {
    pattern: /(?<!\S)(\*\* [^*\n]{1,200} \*\*)(?![\w*])/d,
    problem: "with spaces inside them these stars make nothing bold, expected **strong**",
    hint: "Write the stars directly at the words, without a space inside them.",
  },
  {
    // Between numbers they are a power.
    pattern: /(?<![*\d]|\d )\*\*(?![*\d]| \d)|(?<=\p{L}{2}[,;:.]? )\*\*(?=\d)|(?<![*\w])\*\*\*(?=\p{L})/du,
    problem: "these stars have no partner, expected **strong**",
    hint: "Write ** before and after the words, or a backslash before each star that readers should see.",
  },
  {
    pattern: /(?<![_\p{L}\d])__(?=\p{L})|(?<=\p{L})__(?![_\p{L}\d])/du,
    problem: "these underscores have no partner, expected __strong__",
    hint: "Write __ before and after the words, or a backslash before each underscore that readers should see.",
  },
  {
    pattern: /(?<!~)~~(?!~)/d,
    problem: "these tildes have no partner, expected ~~struck~~",
    hint: "Write ~~ before and after the words, or a backslash before each tilde that readers should see.",
  },
  {
    pattern: /`+/d,
    problem: "this backtick has no partner, expected `code`",
    hint: "Write one backtick before and one after the code, or a backslash before one that readers should see.",
  },
];

const noFootnotes = "texts have no footnotes";

export const noTable = "this row belongs to no table";

/** Signs that begin a line of running text. */
const lineSigns: readonly Sign[] = [
  {
    pattern: /^ {0,3}(#{2,6})(?=[^\s#])/dm,
    problem: "this is not read as a heading, expected a space after it",
    hint: "Write a space after it.",
  },
  {
    pattern: /^ {0,3}(\|[^\n\r\u2028\u2029|]*\|.*\|)[ \t]*$/dm,
    problem: noTable,
    hint: "Below the first row of a table write a line such as | --- | --- |, with as many cells as the row.",
  },
  {
    pattern: /^ {0,3}(-)\p{L}[^\n]*\n {0,3}-\p{L}/dmu,
    problem: "these lines are not read as a list, expected a space after each sign",
    hint: "Write - and a space at the start of each entry.",
  },
  {
    pattern: /^ {0,3}(1[.)])\p{L}\p{L}[^\n]*\n {0,3}2[.)]\p{L}\p{L}/dmu,
    problem: "these lines are not read as a list, expected a space after each number",
    hint: "Write a space after the number of each entry, such as 1. and 2.",
  },
  {
    pattern: /(?=\[)(?<=^(?:[^\S\n\r\u2028\u2029]|\uFFFC)*)(\[[ xX]\]) /dm,
    problem: "texts have no check boxes",
    hint: "Write the words alone.",
  },
  {
    pattern: /(\[\^[^\]\s]{1,50}\])/d,
    problem: noFootnotes,
    hint: "Write the note where it belongs, or a link to it.",
  },
];

/** Complete Markdown in a text that takes none. */
const plainPattern =
  /!?\[[^\][\n]+\]\([^)\n]{0,500}\)|\*\*[^*\n]+\*\*|~~[^~\n]+~~|`[^`\n]+`|(?<![_\p{L}\d])__(?=\p{L})[^_\n]+(?<=\p{L})__(?![_\p{L}\d])|(?<![*\p{L}\d])\*(?=\p{L})[^*\n]*(?<=[\p{L}.!?])\*(?![*\p{L}\d])|(?<![_\p{L}\d])_(?=\p{L})[^_\n]*(?<=[\p{L}.!?])_(?![_\p{L}\d])/du;

/** The signs of Markdown that readers would see: the first of each paragraph, because one slip leaves several. */
export function markdownSigns(text: ShownText): TextMistake[] {
  const { value, kind } = text;
  if (kind === "plain") return plainSigns(value);
  const hasSign = /[\][*_~`#|]|\n {0,3}(?:-|2[.)])\p{L}/u.test(value);
  if (!hasSign && !value.includes("\n")) return [];
  const shown = shownSigns(value, kind);
  const list = unreadLists(value, shown);
  const found = hasSign ? signsIn(shown) : [];
  return list && found.every(({ start }) => start !== list.start) ? [...found, list] : found;
}

function signsIn(shown: string): TextMistake[] {
  let hasFootnote = false;
  return paragraphsOf(shown).flatMap(({ start, end }) => {
    const paragraph = shown.slice(start, end);
    const found = [...signs, ...lineSigns].flatMap((sign) => find(paragraph, sign) ?? []);
    const [first] = found.toSorted((a, b) => a.start - b.start);
    // A footnote and the reference to it are one mistake.
    if (first?.problem === noFootnotes && hasFootnote) return [];
    hasFootnote ||= first?.problem === noFootnotes;
    return first ? [{ ...first, start: first.start + start, end: first.end + start }] : [];
  });
}

/** The first sign in a text that takes no Markdown, of markup that is complete or not. */
function plainSigns(value: string): TextMistake[] {
  const patterns = [plainPattern, ...signs.map(({ pattern }) => pattern)];
  const [first] = patterns
    .flatMap((pattern) => find(value, { pattern, problem: "this text is plain: it takes no Markdown", hint: "" }) ?? [])
    .toSorted((a, b) => a.start - b.start);
  return first ? [first] : [];
}

/** True where a text has something that was meant as a link and is none: it may lead anywhere. */
export function hasBrokenLink(value: string, kind: ShownText["kind"]): boolean {
  // Most texts have no brackets, and Markdown takes time.
  if (kind === "plain" || !/[)\]] ?[([]|\[\[|<a\s/i.test(value)) return false;
  const shown = shownSigns(value, kind);
  return brokenLink.test(shown) || /<a\s/i.test(shown);
}

function find(text: string, { pattern, problem, hint }: Sign): TextMistake | undefined {
  const match = pattern.exec(text);
  const [start, end] = match?.indices?.[1] ?? match?.indices?.[0] ?? [];
  return start === undefined || end === undefined ? undefined : { start, end, problem, hint };
}

function paragraphsOf(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  let start = 0;
  for (const { 0: gap, index } of text.matchAll(/\n[ \t]*\n/g)) {
    found.push({ start, end: index });
    start = index + gap.length;
  }
  return [...found, { start, end: text.length }];
}
