import type { Nodes } from "mdast";
import { type Span, spanOf } from "../../markdown/markdown-links.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import { withBody } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { linesToKeep } from "./lines-to-keep.ts";
import { everyText, nodesOf, type ShownText, textCheck, textFinding, type WrongPart } from "./shown-texts.ts";

const runTogether = {
  problem: "this line and those below it are not a list, and readers see one paragraph",
  hint: "Begin each entry with - or 1. and a space, and put an empty line above the first. To keep the lines as they are, end each one except the last with a backslash.",
};

const inMarkdown = textCheck({
  code: "unintended-markdown",
  meaning:
    "Readers see a text differently from how it was typed: lines that begin with •, a label or a quantity, those of an address or a verse, and columns made with tabs or spaces, run together into one paragraph, as do lines that YAML folds; a list has different numbers, or begins in brackets; hyphens make a heading of a sentence, spaces make code of it, > makes a quotation of an amount, or stars make emphasis inside words.",
  bad: withBody("Bring:", "«•» a tin", "• a cloth"),
  ...runTogether,
  good: withBody("Bring:", "", "- a tin", "- a cloth"),
  find: (text) => {
    if (text.kind === "plain" || !mayHold.test(text.value)) return [];
    const find = text.kind === "prose" ? partsOf : starsInWords;
    const nodes = nodesOf(text);
    // A text without markup has no tree.
    if (nodes.length === 0 && text.kind === "prose")
      return linesRunTogether({ start: 0, end: text.value.length }, text);
    return nodes.flatMap((node) => find(node, text));
  },
});

export const unintendedMarkdown: Check = {
  ...inMarkdown,
  check: (content) => [...inMarkdown.check(content), ...everyText(content).flatMap(foldedLines)],
};

const letter = String.raw`[\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}\d]`;
const betweenLetters = `(?<=${letter})\\*(?=${letter})`;

/** Stars between letters, the lines that the functions below check, and later lines with a symbol, a letter or a number of a list, a tab or a wide gap. */
const mayHold = new RegExp(
  `${betweenLetters}|\`|\\*\\*|^[ \\t]*(?:>|-+[ \\t]*$|\\d{1,9}[.)])|^(?: {4}| {0,3}\\t)|\\n[ \\t]*(?:[^\\p{L}\\s]|\\p{L}{1,4}[.)]|\\p{L}{2,12} ?\\d{1,2} ?[:：]|[\\p{Lu}\\d].{0,60}$|.*(?:\\t|\\S {3,}\\S))`,
  "mu",
);

function partsOf(node: Nodes, text: ShownText): WrongPart[] {
  if (node.type === "list")
    return [
      ...otherNumber(node.ordered ? node.children : [], text),
      ...inBrackets(node, text),
      ...countedDown(node, text),
    ];
  if (node.type === "heading") return ruleBelow(node, text);
  if (node.type === "blockquote") return moreThan(node, text);
  if (node.type === "code") return sentenceAsCode(node, text);
  if (node.type !== "paragraph") return starsInWords(node, text);
  const entry = entryWithoutSpace(spanOf(node), text);
  return entry.length > 0 ? entry : linesRunTogether(spanOf(node), text);
}

function linesRunTogether(span: Span, text: ShownText): WrongPart[] {
  const run = runOfLines(span, text);
  return run.length > 0 ? run : linesToKeep(span, text);
}

/** The sign of "> 5 kg" at the start of an entry, or of "> 5 kg: one" at that of a line, which makes a quotation. */
function moreThan(node: Nodes, { value }: ShownText): WrongPart[] {
  const { start, end } = spanOf(node);
  const words = value.slice(start, end);
  const isInEntry = /(?:[-*+]|\d[.)])[ \t]+$/.test(value.slice(Math.max(0, start - 9), start));
  const isLabel = /^.{1,30}:/.test(words) && !/[.!?]["”’]?$/.test(words.trimEnd());
  if (!/^>[ \t]*[£€$]?\d+(?![.)\d])[^\n]*$/.test(words) || !(isInEntry || isLabel)) return [];
  const problem = "this makes a quotation, and readers do not see the sign";
  return [{ start, end: start + 1, problem, hint: "Write \\> if it means more than." }];
}

const inWords = new RegExp(`^.${betweenLetters}.*${betweenLetters}.$`, "su");

/** Emphasis that begins inside a word and goes on over others, as between the stars of "A*s and an A*" or "F**k off and f**k", or that is a grade: A*A*. */
const fromWord = new RegExp(`^${letter}\\*+(?=${letter})(?:[^*]*\\s[^*]*|(?<=\\p{Lu}\\*)\\p{Lu}{1,3})\\*`, "u");

/** Whether two stars are part of words, as in the German "Schüler*innen und Lehrer*innen", or multiply numbers. In a language without spaces, and within one word, they mean emphasis. */
export function isInWords(node: Nodes, text: string): boolean {
  const { start, end } = spanOf(node);
  const around = text.slice(Math.max(start - 1, 0), end + 1);
  const isPart = node.type === "emphasis" && inWords.test(around) && /\s|^\d|\d$/.test(around);
  // The letter before the stars, of which there may be more than the emphasis has.
  const stars = /.\*{0,9}$/su.exec(text.slice(Math.max(start - 10, 0), start))?.[0] ?? "";
  return isPart || (/^(?:emphasis|strong)$/.test(node.type) && fromWord.test(stars + text.slice(start, end)));
}

function starsInWords(node: Nodes, text: ShownText): WrongPart[] {
  const { value } = text;
  if (node.type === "inlineCode") return accentsAsMarks(node, text);
  if (!isInWords(node, value)) return [];
  const { start, end } = spanOf(node);
  const words = value.slice(start + 1, end - 1);
  const problem = "the stars are inside words, and readers see emphasis instead of them";
  if (words.includes("*"))
    return [{ start, end, problem, hint: "Put a backslash before each star that readers should see." }];
  const suggestion = `\\*${words}\\*`;
  return [{ start, end, problem, hint: `Write ${suggestion} instead.`, suggestion }];
}

/** Grave accents typed for apostrophes, as in "Mae`r plant a`r athrawon" or "the `60s and `70s": code does not go from inside one word to inside another. */
function accentsAsMarks(node: Nodes, { value }: ShownText): WrongPart[] {
  const { start, end } = spanOf(node);
  const around = value.slice(Math.max(start - 1, 0), end + 3);
  if (!/^\p{scx=Latn}`\p{scx=Latn}.*\s.*\p{scx=Latn}`\p{scx=Latn}|^\s`\d0s .*\s`\d0s?$/su.test(around)) return [];
  const problem = "the grave accents make code of the words between them";
  return [
    {
      start,
      end,
      problem,
      hint: "Write ’ or ' instead of each grave accent. If code is meant, put a space before and after it.",
    },
  ];
}

/** The first list entry shown with a different number. A list that begins at 1 may repeat some, as people do when they add a step. */
function otherNumber(entries: readonly Nodes[], { value }: ShownText): WrongPart[] {
  const typed = entries.map((entry) => Number.parseInt(value.slice(spanOf(entry).start), 10));
  const [first = 0] = typed;
  // People who repeat the first number let Markdown count.
  const isRepeated = (one: number) => one === first && typed[1] === first;
  const at = typed.findIndex((one, index) => one !== first + index && !isRepeated(one));
  const isRestart = at > 1 && typed[at] === first;
  const isSlip =
    !isRestart && first < 2 && typed.every((one, index) => Math.abs(one - (typed[index - 1] ?? one) - 1) < 3);
  if (isSlip && (typed[at] ?? 0) < first + at) return [];
  const entry = entries[at];
  if (!entry) return [];
  const { start } = spanOf(entry);
  const sign = /^\d+./.exec(value.slice(start))?.[0] ?? "";
  const escaped = `${sign.slice(0, -1)}\\${sign.slice(-1)}`;
  const problem = `readers see ${first + at}, because a list counts on from its first number`;
  const hint = `If each number is meant, begin the entries with - and put a backslash after the number, such as "- ${escaped}". Otherwise count from ${first}.`;
  return [{ start, end: start + sign.length, problem, hint }];
}

/** The sign of a list inside brackets that opened on the line above: the text was wrapped there. */
function inBrackets(node: Nodes & { children: unknown[] }, { value }: ShownText): WrongPart[] {
  const { start, end } = spanOf(node);
  const above =
    value
      .slice(Math.max(0, start - 500), start)
      .split(/\n[ \t]*\n/)
      .at(-1) ?? "";
  const sign = /^[^()]*\)/.test(value.slice(start, end)) ? /\S+/.exec(value.slice(start, end)) : null;
  if (!sign || node.children.length > 1 || !/\([^()]*\S[ \t]*\n[ \t]*$/.test(above)) return [];
  const problem = "readers see a list begin here, expected the rest of the sentence above";
  const hint = "Write this on the line above. If a list is meant, put an empty line above it.";
  return [{ start: start + sign.index, end: start + sign.index + sign[0].length, problem, hint }];
}

/** The line above a list that has the next number: a list that does not begin with 1 cannot begin below text. */
function countedDown(node: Nodes, { value }: ShownText): WrongPart[] {
  const { start } = spanOf(node);
  const [, sign = ""] = /^(\d{1,9}[.)])/.exec(value.slice(start, start + 10)) ?? [];
  const line = value.lastIndexOf("\n", start - 1) + 1;
  const from = value.lastIndexOf("\n", line - 2) + 1;
  const [above = "", number = "", mark] = /^[ \t>]*(\d{1,9})([.)])(?= )/.exec(value.slice(from, start)) ?? [];
  // In line with it: a list inside an entry is further in.
  const isInLine = above.length - number.length - 1 === start - line;
  if (sign === "" || !isInLine || Number(number) !== Number.parseInt(sign, 10) + 1 || mark !== sign.at(-1)) return [];
  return [{ start: from + above.length - number.length - 1, end: from + above.length, ...runTogether }];
}

const underlined = /\n[ \t]*(-+)[ \t]*$/;
const signature = /^[ \t]*\n(?:[^\n]{1,60}(?:\n|$)){1,5}\s*$/;

/** Hyphens below a sentence, below several lines or above a signature. Others are meant for a heading. */
function ruleBelow(node: Nodes, { value }: ShownText): WrongPart[] {
  const { start, end } = spanOf(node);
  const [below, hyphens = ""] = underlined.exec(value.slice(start, end)) ?? [];
  if (below === undefined) return [];
  const words = value.slice(start, end - below.length).trim();
  const isSentence = words.split(/\s+/, 4).length > 3 && /\p{Ll}{4}\.$/u.test(words);
  // With explicit line breaks, a heading of several lines is meant.
  const isMeant = !/(?<!\\| {2})\n/.test(words) && !isSentence;
  if (isMeant && !(hyphens === "--" && signature.test(value.slice(end)))) return [];
  const from = end - below.length + below.indexOf("-");
  const problem = "these hyphens turn the text above them into a heading";
  const hint =
    "Remove them, or put an empty line above them: three make a rule. For a heading write ## before its text.";
  return [{ start: from, end: from + hyphens.length, problem, hint }];
}

/** Paragraphs of sentences, which may be wrapped, or the first line of one that goes on directly below. After a colon, short ones and those in a text with other code may be the output of a program. */
function sentenceAsCode(node: Nodes & { value: string }, { value }: ShownText): WrongPart[] {
  const { start, end } = spanOf(node);
  const lines = node.value.split(/\n\s*\n/).map((part) => part.trim().replaceAll(/(?<=.{25})\n(?=\S)/g, " "));
  const last = /^\n {0,3}\p{L}/u.test(value.slice(end)) ? /[\p{L},.:]$/u : /\p{Ll}[.!?]["”’]?$/u;
  const isSentence = (line: string) =>
    /^["“‘']?\p{Lu}[^\n{}<>=|\\`$]*$/u.test(line) && last.test(line) && line.split(" ").length > 3;
  if (/^[`~]/.test(value.slice(start, end)) || !lines.every(isSentence)) return [];
  const isOutput = value.includes("`") || lines.some((line) => line.split(" ").length < 8);
  if (isOutput && /[:：]$/.test(value.slice(0, start).trimEnd())) return [];
  const [line = ""] = node.value.trim().split("\n");
  const from = value.indexOf(line, start);
  const problem = "the space before this line turns it into code";
  const hint = "Remove the tab or the spaces before it. For code write ``` on a line above it and on a line below it.";
  return [{ start: from, end: from + line.length, problem, hint }];
}

/** A star without its space in a list of stars. It does not begin emphasis, because none ends below it. */
function entryWithoutSpace({ start: first, end }: Span, { value }: ShownText): WrongPart[] {
  if (!/\*[ \t]+$/.test(value.slice(Math.max(0, first - 9), first))) return [];
  const found = /(?<! {2}|\\)\n[ \t]*\*(?=[\p{L}\d])(?!.*[^\s*]\*)/su.exec(value.slice(first, end));
  if (!found) return [];
  const start = first + found.index + found[0].length - 1;
  const problem = "this does not begin a list entry, expected a space after it";
  const hint = "Write a space after it. If readers should see it, end the line above with a backslash.";
  return [{ start, end: start + 1, problem, hint }];
}

/** A list marker of another program or of a law, or one of Markdown without its space. A doubled bullet is a name or dots, a second star ends emphasis. */
const listSign =
  /^\s*([•‣▪●○◦·・■◆✅✔✓►➢➤\uf0b7](?![•·●○◆■・])|[①-⑳]|\*(?=[\p{L}\d][^*]*$)|o(?=\t)|[–—](?=\s)|-(?=\p{L})|\(?(?:[a-z]|[ivx]{2,4})(?:\)|\.\)?)(?=\s)|\d{1,2}[.)](?=\p{L})|\(\d{1,2}\)(?=\s)|(?:§ ?\d{1,3}|\d{1,2}(?:\.\d{1,2})+)\.?(?=\s)|\d{1,2}[. ][.)](?=\s)|\p{L}{2,12} ?\d{1,2} ?[:：](?=\s|\p{L}))/diu;
/** The first point inside an entry. Without a capital it may be part of a sentence. */
const subPoint = /^[ \t]+\([ai]\) +\p{Lu}/u;
/** A short line that begins with a quantity, such as "200 g flour" or "1½ cups milk", and has no explicit line break. */
const quantity = /^\s*[\d¼-¾⅐-⅞][\d.,/–¼-¾⅐-⅞]*(?: [¼-¾⅐-⅞])? ?\p{L}.{0,50}(?<! {2}|\\)$/u;

/** The cells of a line whose columns are made with tabs, or with wide gaps if there are at least three. */
function cellsOf(line: string): readonly string[] {
  const cells = line.trimEnd().split(/ *\t[ \t]*| {3,}/);
  return /^\s|[|<]/.test(line) || cells.length < (line.includes("\t") ? 2 : 3) ? [] : cells;
}

/** The first list marker or table row in those lines of a paragraph that have no explicit line break. */
function runOfLines({ start: first, end }: Span, { value }: ShownText): WrongPart[] {
  const lines = value.slice(first, end).split("\n");
  let start = first;
  for (const [at, line] of lines.entries()) {
    const [below = "", next = ""] = lines.slice(at + 1, at + 3).map((one) => one.trimStart());
    const [from = 0, to = 0] = listSign.exec(line)?.indices?.[1] ?? [];
    const [sign = "", second = "", third = ""] = [line, below, next].map((one) =>
      listSign.exec(one)?.[1]?.normalize("NFKC"),
    );
    // Such a character may also begin a line because the text was wrapped there.
    const isDoubtful = /^(?:[-–—]|\(\D)/.test(sign) && !subPoint.test(line) && !lines[at - 1]?.trimEnd().endsWith(":");
    const isBroken = / {2}$|\\$/.test(line);
    if (sign !== "" && !isBroken && follows(second, sign) && (!isDoubtful || follows(third, second)))
      return [{ start: start + from, end: start + to }];
    if ([line, below, next].every((one) => quantity.test(one))) return [{ start, end: start + line.length }];
    const cells = isBroken ? [] : cellsOf(line);
    if (cells.length > 0 && cells.length === cellsOf(below).length) {
      const problem = "this row and the one below it are not a table, and readers see one paragraph";
      const hint = `Write each row as | ${cells.join(" | ")} |, and below the first |${" --- |".repeat(cells.length)}.`;
      return [{ start, end: start + line.length, problem, hint }];
    }
    start += line.length + 1;
  }
  return [];
}

const numerals = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"];
const counted = /\d+(?=\D*$)|[a-z]+(?=[.)])/i;

/** Whether a marker is the same as the one above it, or the next number or letter. */
function follows(below: string, sign: string): boolean {
  const count = counted.exec(sign)?.[0].toLowerCase();
  if (count === undefined) return below === sign;
  const letter = String.fromCharCode(count.charCodeAt(0) + 1);
  const after = /\d/.test(count) ? [String(Number(count) + 1)] : [letter, numerals[numerals.indexOf(count) + 1]];
  return after.some((one = "") => below.toLowerCase() === sign.replace(counted, one).toLowerCase());
}

/** What may be the start of a list entry or paragraph that YAML has joined to the line above. Lists, headings, quotes, tables and code begin on any line, and a paragraph below a heading. */
const joined =
  /(?<=\S )(?:[-*+•]|\d{1,9}[.)]|#{1,6}(?! \d)) \S{1,20}|(?<=[^\n]\n)(?<!(?:^|\n)#{1,6} .*\n)(?!(?:[-*+]|\d{1,9}[.)]|#{1,6})[ \t\n]|[>|]|```|~~~)\S{1,20}/g;

function foldedLines(text: ShownText): Finding[] {
  const { file, path, value, kind } = text;
  // A file is parsed again only if it may have such a line.
  if (kind !== "prose" || !firstJoined(value, file.source.text)) return [];
  const source = file.sourceText(path);
  const part = source.startsWith("|") ? undefined : firstJoined(value, source);
  const problem = "YAML joins this to the line above it, and readers see no new paragraph, list or heading here";
  const hint =
    "Write | and nothing else after the colon of its key, and the whole text without quotes on the lines below, indented two spaces more than the key.";
  return part ? [textFinding(text, { ...part, problem, hint })] : [];
}

function firstJoined(value: string, source: string) {
  for (const { 0: part, index } of [...value.matchAll(joined)].slice(0, 3)) {
    const isEntry = value[index - 1] === " ";
    const start = `\\n[ \\t]*${isEntry ? "" : "\\r?\\n[ \\t]*"}`;
    const found = new RegExp(start + part.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&")).test(source);
    // A single hyphen may begin a line because the text was wrapped there.
    if (
      found &&
      (!isEntry || part.startsWith("#") || (source.match(/^[ \t"']*(?:[-*+•]|\d{1,9}[.)]) /gm) ?? []).length > 1)
    )
      return { start: index, end: index + part.length };
  }
  return undefined;
}
