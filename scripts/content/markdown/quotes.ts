import type { InlineNode, InlineText, ProseNode } from "../../../src/content-values.ts";

type Marks = readonly [before: string, behind: string];

/** The quotation marks of languages, from Unicode's CLDR. French ones have spaces inside. */
const marksOf: readonly (readonly [languages: RegExp, marks: Marks])[] = [
  [/^(?:de|fr|it)-ch\b|^pt-pt\b/i, ["«", "»"]],
  [/^(?:af|cy|da|en|ga|hi|id|ko|lv|ms|mt|nl|pt|th|tr|vi)\b/i, ["“", "”"]],
  [/^(?:bg|cs|de|et|is|lt|mk|sk|sl|sr)\b/i, ["„", "“"]],
  [/^(?:hr|hu|pl|ro)\b/i, ["„", "”"]],
  [/^(?:fi|sv)\b/i, ["”", "”"]],
  [/^(?:ar|be|ca|el|es|fa|hy|it|nb|nn|no|ru|sq|uk)\b/i, ["«", "»"]],
  [/^fr\b/i, ["«\u00a0", "\u00a0»"]],
];

const singles: Marks = ["‘", "’"];

/** Converts the quotes and apostrophes of consecutive texts, such as those before and in a link. */
type QuoteWriter = (text: string) => string;

const opener = /^[\s:([{\u2013\u2014/\u201c\u2018-]?$/;
const apostrophe = /['\u2019]/;
/** Words and years that begin with an apostrophe: the '90s, rock 'n' roll, but not '00' flour. */
const shortened = /^(?:\d\d(?:s\b|\b(?!'))|n\b|tis\b|twas\b|til\b|em\b)/i;
const straight = /['"]/;
/** No opening quote stands before these. */
const afterQuotation = /^(?:[,;)\]}]|[.:!?](?![\p{L}\p{N}]))/u;
/** Data between braces, or with a colon but no space between two quotes. Its quotes stay straight. */
const data = /\{\s*["'](?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|"[^"\s]*":(?:"[^"]*"|[[{]"[^\s]*)/y;
const address = /^(?:https?:\/\/|www\.)\S+$/i;
const insideWord = /(?<=\p{L})'(?="?\p{L})/gu;

/**
 * The quotation marks of each language. None if straight quotes are ambiguous: in Japanese and Chinese people type the real marks, and in
 * Hebrew straight quotes are also part of words.
 */
const knownMarks = new Map<string, Marks | undefined>();

/**
 * Creates a writer that turns straight quotes and apostrophes into curly ones. Inches and feet stay as they are. In English, Welsh and Irish a single
 * straight quote may be a quotation mark; in other languages only one inside a word is converted, to an apostrophe.
 * In a whole text, a single quote that nothing closes is an apostrophe, too.
 */
function createQuoteWriter(language: string, isWhole: boolean): QuoteWriter {
  const marks = knownMarks.get(language) ?? marksOf.find(([languages]) => languages.test(language))?.[1];
  knownMarks.set(language, marks);
  if (!marks) return withApostrophes;
  const hasSingles = /^(?:en|cy|ga)\b/i.test(language);
  const signs = hasSingles ? straight : /"/;
  /** The previous character, and the straight quotes of open quotations. */
  let last = "";
  const open = new Set<string>();
  return (typed) => {
    const text = hasSingles ? typed : withApostrophes(typed);
    if (!signs.test(text)) {
      last = text.at(-1) ?? last;
      return text;
    }
    let written = "";
    for (let at = 0; at < text.length; at++) {
      const sign = text.charAt(at);
      data.lastIndex = at;
      const [kept = ""] = (sign === "{" || sign === '"' ? data.exec(text) : undefined) ?? [];
      if (kept) {
        written += kept;
        at += kept.length - 1;
        last = kept.at(-1) ?? "";
        continue;
      }
      const isEmpty = sign === '"' && open.has(sign) && text.charAt(at - 1) === sign;
      const rest = text.slice(at + 1);
      const isInch =
        sign === '"' && rest.includes(sign) && /\d['’] ?\d{1,2}$/.test(text.slice(Math.max(0, at - 8), at));
      let side = signs.test(sign) && !isInch ? sideOf(sign, isEmpty ? "x" : last, rest, open) : undefined;
      if (side === 0 && sign === "'" && isWhole && !/\S'(?!\p{L})/u.test(rest)) {
        open.delete(sign);
        side = 1;
      }
      const shown = side === undefined ? sign : (sign === '"' ? marks : singles)[side];
      last = shown.at(-1) ?? "";
      written += shown;
    }
    return written;
  };
}

function withApostrophes(text: string): string {
  return text.includes("'") ? text.replaceAll(insideWord, "’") : text;
}

export function curlText(text: string, language: string): string {
  return straight.test(text) ? createQuoteWriter(language, true)(text) : text;
}

/** The side of a straight quote: 0 opens a quotation, 1 closes it or is an apostrophe. Undefined for inches and feet. */
function sideOf(sign: string, last: string, rest: string, open: Set<string>): 0 | 1 | undefined {
  const isBefore = opener.test(last) || (apostrophe.test(last) && !open.has(sign));
  const isStart = isBefore && (rest === "" || afterQuotation.test(rest) ? !open.has(sign) : !/^\s/.test(rest));
  if (isStart && !(sign === "'" && shortened.test(rest))) {
    open.add(sign);
    return 0;
  }
  if (last === "'" && sign === last) return undefined;
  if (/\p{N}/u.test(last) && !open.has(sign) && !/^(?!x\d)\p{L}/u.test(rest)) return undefined;
  // An apostrophe inside a word ends no quotation.
  if (!(sign === "'" && /^\p{L}/u.test(rest))) open.delete(sign);
  return 1;
}

/** A backslash before punctuation, as in CommonMark. Before anything else it is a literal backslash. */
const escapedSign = /\\([!-/:-@[-`{-~])/g;

/** A plain text without the backslashes of escapes: `\<br>` is shown as `<br>`. */
export function unescapeText(text: string): string {
  return text.includes("\\") ? text.replaceAll(escapedSign, "$1") : text;
}

/** A plain text as readers see it, from what its author wrote. Must not be applied twice. */
export function plainText(text: string, language: string): string {
  return curlText(unescapeText(text), language);
}

/** A paragraph with the quotes and apostrophes of its language. Code and addresses keep their own. */
export function curlSentence(text: InlineText, language: string): InlineText {
  return curlInline(text, createQuoteWriter(language, typeof text === "string"));
}

/** Running text with the quotes and apostrophes of its language. Code and addresses keep their own. */
export function curlProse(nodes: readonly ProseNode[], language: string): ProseNode[] {
  const sentence = (text: InlineText) => curlSentence(text, language);
  return nodes.map((node): ProseNode => {
    switch (node.kind) {
      case "list":
        return { ...node, items: node.items.map((item) => curlProse(item, language)) };
      case "quote":
        return { ...node, children: curlProse(node.children, language) };
      case "table":
        return { ...node, head: node.head.map(sentence), rows: node.rows.map((row) => row.map(sentence)) };
      case "code":
      case "rule":
        return node;
      default:
        return { ...node, children: sentence(node.children) };
    }
  });
}

function curlInline(text: InlineText, write: QuoteWriter): InlineText {
  return typeof text === "string" ? write(text) : text.map((node) => curlNode(node, write));
}

function curlNode(node: InlineNode, write: QuoteWriter): InlineNode {
  if (typeof node === "string") return write(node);
  if (node.kind === "break") {
    write(" ");
    return node;
  }
  if (node.kind === "code" || (node.kind === "link" && address.test(String(node.children)))) {
    // Code counts as a word before the next quote, and so does an address.
    write("x");
    return node;
  }
  return { ...node, children: curlInline(node.children, write) };
}
