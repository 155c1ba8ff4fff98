import { shownSigns, withoutCode, writtenSigns } from "../../markdown/markdown-masks.ts";
import type { ShownText } from "../lookups/shown-texts.ts";
import type { TextMistake } from "../words/text-finding.ts";
import { unclosedFence } from "./broken-prose.ts";
import { escapedMarkup } from "./escaped-markup.ts";
import { foreignLinks, linkBehindCode } from "./foreign-links.ts";
import { type ForeignSign, findSign } from "./foreign-sign.ts";
import { formula, formulaInDollars } from "./formulas.ts";
import { leftTalk } from "./left-talk.ts";
import { templateSigns } from "./template-signs.ts";
import { wordProcessorSigns } from "./word-processor-signs.ts";

const words = "Write the words alone.";

/** What is left of other languages and programs, looked for in what readers see. */
const signs: readonly ForeignSign[] = [
  ...wordProcessorSigns,
  ...templateSigns,
  {
    pattern: /\\(?:textbf|textit|texttt|emph|underline|section|cite|ref|href|url|footnote)\{/d,
    problem: "texts have no commands of LaTeX, readers would see it",
    hint: "Write **strong**, *emphasis* or the words alone.",
  },
  {
    pattern: /^[^\S\n]{0,3}h[1-6]\. /dm,
    kinds: ["prose"],
    problem: "this is how a wiki writes headings, and readers would see it",
    hint: "Write ## and a space before it.",
  },
  {
    pattern: /^[^\S\n]{0,3}={2,6} ?[^\s=][^\n=]{0,200}={0,6}[^\S\n]*$/dm,
    kinds: ["prose"],
    problem: "this is how a wiki writes headings, and readers would see it",
    hint: "Write ## and a space before it, in place of the signs.",
  },
  {
    pattern: /:contentReference\[oaicite:\d+\]\{index=\d+\}|\[oaicite:\d+\]|【\d+[^】\n]{0,80}】|citeturn\d+\w{0,40}/d,
    problem: "an assistant has left this mark of a source, readers would see it",
    hint: "Remove it, and look whether what it stands behind is true.",
  },
  {
    pattern:
      /^(?:Certainly|Sure|Of course|Absolutely)[!,.] Here(?:[’']s| is| are)\b[^.!?:\n]{0,60}\b(?:version|draft|rewrite|rewritten|revised|polished|improved)\b[^.!?:\n]{0,60}:/d,
    problem: "an assistant answers here, and not your site",
    hint: "Remove it as far as the colon, and keep the text behind it.",
  },
  {
    pattern: /\bAs an? (?:AI|large) language model\b/d,
    problem: "an assistant speaks here, and not your site",
    hint: "Remove the sentence.",
  },
  {
    pattern: /:wq!?(?=\s*$)/dm,
    problem: "this command of the editor vi is part of the text",
    hint: "Remove it.",
  },
  {
    pattern: /(?<![\p{L}\d:/]):[a-z][a-z0-9_+-]{1,30}:(?![\p{L}\d:/])/du,
    problem: "short names of emoji are shown as they are written",
    hint: "Write the emoji itself, or leave it out.",
  },
  {
    pattern: /^[^\S\n]*\[(?:image|picture|photo|screenshot|video|map|table|chart|diagram)(?::[^\][\n]*)?\][^\S\n]*$/dim,
    kinds: ["prose"],
    problem: "this stands for something that was not copied with the text",
    hint: "Remove it, and show what it stands for in a block of its own.",
  },
  {
    pattern: /(?<![A-Za-z]:)\\n(?=\\n|\p{Lu}|$)/du,
    problem: "readers would see this escape as it is written",
    hint: "Write a space, or the text on lines of its own behind |.",
  },
  {
    pattern: /(?<=[.,;:!?)\s])\\n/d,
    problem: "readers would see this escape as it is written",
    hint: "Write a space, or the text on lines of its own behind |.",
  },
  {
    pattern: /\\[&*_#.!()\-+"]|\\$/d,
    kinds: ["plain"],
    problem: "this text is plain, and shows its backslashes",
    hint: "Remove the backslash.",
  },
  {
    pattern: /^[“„]([\d.,%£€$×\s]+)[”“]$/d,
    kinds: ["plain"],
    problem: "these quotes would be shown with the figure",
    hint: "Write the figure alone, in straight quotes where YAML needs them.",
  },
  {
    // The sign that ends an entity is part of that.
    pattern: /(?<=[\p{L}\d)!?])(?:,|(?<!&#?[A-Za-z\d]{1,31});)$/du,
    kinds: ["plain"],
    problem: "other formats have this sign between entries, and here it ends the text",
    hint: "Remove it: a line ends an entry.",
  },
  { pattern: /^ {0,3}\[TOC\]\s*$|\[\[_TOC_\]\]/dm, problem: "texts have no table of contents", hint: "Remove it." },
  { pattern: /^ {0,3}:{3,} ?\w*/dm, problem: "texts have no boxes for notes", hint: words },
  { pattern: /\[!(?:NOTE|TIP|WARNING|IMPORTANT|CAUTION)\]/d, problem: "texts have no boxes for notes", hint: words },
  {
    pattern: /\{:\s?[#.][A-Za-z_-][^{}\n]{0,100}\}/d,
    problem: "texts have no attributes, readers would see it",
    hint: "Remove it.",
  },
  {
    pattern: /\{[#.][\w-]+\}[ \t]*$/dm,
    kinds: ["prose"],
    problem: "headings of a text have no anchors of their own",
    hint: "Remove it: the block can have an id.",
  },
  {
    pattern: /(?<![=\w])==(?=[^\s=])[^=\n]{1,200}(?<=[^\s=])==(?![=\w])/d,
    problem: "texts have no highlighting",
    hint: "Write **strong** or the words alone.",
  },
  formulaInDollars,
  {
    pattern: /(?<=\S) (-{4,}|={4,}) (?=\S)/d,
    kinds: ["sentence"],
    problem: "a text of one paragraph has no headings",
    hint: 'Write it as one paragraph, or put it into a block of type "prose".',
  },
  {
    // One that measures inches stands behind a digit.
    pattern: /(?<=^[^"“„”«»]{0,2000}[\p{L}.!?])"$/du,
    problem: "this quote at the end has no beginning",
    hint: "Remove it, or write one before the words that it closes.",
  },
  {
    pattern: /\[[^\][()\n]{1,100}\((?:\/|#|https?:)[^()\s]*\)/d,
    problem: "the bracket ] is missing, expected [text](/route)",
    hint: "Write ] before the round bracket.",
  },
];

/** Signs that Markdown itself takes for markup, looked for in a text as it is written. */
const conflict: ForeignSign = {
  pattern: /^(?:<{7}|={7}|>{7})(?: |$)/dm,
  kinds: ["prose"],
  problem: "this mark of a merge conflict is part of the text",
  hint: "Remove the line, and look whether both versions are there.",
};

/** Signs that Markdown takes for markup, looked for outside of code. */
const written: readonly ForeignSign[] = [
  {
    pattern: /^ {0,3}-(?=\*\*[^\s*])/dm,
    kinds: ["prose"],
    problem: "this is not read as an entry of a list, expected a space after the hyphen",
    hint: "Write a space after it.",
  },
  {
    pattern: /\*\|[A-Z_]{1,40}\|\*/d,
    problem: "pages are not templates, and nothing fills this in",
    hint: "Write the text itself.",
  },
  {
    // At the end of a line a form on paper has room for an answer.
    pattern: /(?<=[^\s_] )_{3,30}(?= ?[^\s_])/d,
    problem: "this gap has not been filled in",
    hint: "Write what belongs there.",
  },
];

/** Strong text that ends with one star only. */
const halfStrong: ForeignSign = {
  pattern: /(?<![*\\])\*\*(?=[^\s*])[^*\n]*[^\s*\\]\*(?=[\s.,;:!?)]|$)/d,
  kinds: ["sentence", "prose"],
  problem: "strong text begins with two stars and ends with one",
  hint: "Write ** before and after the words.",
};

/** True where Git left its marks in a text: Markdown that comes of them is no mistake of its own. */
export function hasConflict({ value, kind }: Pick<ShownText, "value" | "kind">): boolean {
  return kind === "prose" && conflict.pattern.test(value);
}

/** The first sign of each kind that readers would see. What is in backticks or a fence is meant to be read. */
export function foreignSigns({ value, kind }: ShownText): TextMistake[] {
  const shown = kind === "plain" ? value : shownSigns(value, kind);
  const outside = kind === "plain" ? value : writtenSigns(value, kind);
  const [first] = [
    ...signs.flatMap((sign) => findSign(shown, kind, sign)),
    ...findSign(value, kind, conflict),
    ...(kind === "plain" ? [] : findSign(outside, kind, halfStrong)),
    ...findSign(shown, kind, linkBehindCode),
    ...(kind === "plain" || !value.includes("\\") ? [] : escapedIn(withoutCode(value, kind), kind)),
    ...[...written, ...foreignLinks, ...leftTalk].flatMap((sign) => findSign(outside, kind, sign)),
    ...(kind === "prose" ? unclosedFence(value) : []),
  ].toSorted((a, b) => a.start - b.start);
  return first ? [first] : [];
}

function escapedIn(text: string, kind: ShownText["kind"]): TextMistake[] {
  return [...escapedMarkup, formula].flatMap((sign) => findSign(text, kind, sign));
}
