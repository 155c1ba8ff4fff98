import { shownSigns, withoutCode, writtenSigns } from "../../markdown/markdown-masks.ts";
import type { ShownText } from "../lookups/shown-texts.ts";
import type { TextMistake } from "../words/text-finding.ts";
import { unclosedFence } from "./broken-prose.ts";
import { escapedMarkup, formula } from "./escaped-markup.ts";
import { foreignLinks, linkBehindCode } from "./foreign-links.ts";
import { type ForeignSign, findSign } from "./foreign-sign.ts";
import { leftTalk } from "./left-talk.ts";

const remove = "Remove it, or write what belongs there.";
const words = "Write the words alone.";

const signs: readonly ForeignSign[] = [
  {
    pattern: /Error! (?:Reference source not found|Bookmark not defined|Hyperlink reference not valid)\.?/d,
    problem: "the word processor could not resolve this reference",
    hint: "Write what it should refer to, or a link to it.",
  },
  {
    pattern: /\{ ?(?:HYPERLINK|MERGEFIELD|PAGEREF|REF|TOC|DATE|INCLUDEPICTURE)\b[^{}\n]{0,500}\}/d,
    problem: "this field of a word processor is not filled in here",
    hint: "Write the text itself, or a link such as [text](/route).",
  },
  {
    pattern: /Click (?:or tap )?here to enter (?:text|a date)\.?/d,
    problem: "this is the empty field of a form",
    hint: remove,
  },
  {
    pattern: /\[(?:insert|enter|add|your)\b[^\][\n]{1,80}\](?!\()/di,
    problem: "this place of a form has not been filled in",
    hint: remove,
  },
  {
    pattern: /\[Comment [A-Z]{1,3}\d+[^\][\n]*\]|Commented \[[A-Z]{1,3}\d+\]:/d,
    problem: "this comment of a word processor is part of the text, readers would see it",
    hint: "Remove it.",
  },
  {
    // As Google Docs exports it, with the picture itself at the end of the text; and as others mark its place.
    pattern: /(?<!\S)!\[(?!…|\.\.\.)[^\][\n]{0,100}\](?:\[[^\][\n]{0,60}\])?(?!\()/d,
    problem: "this stands for a picture that was not copied with the text",
    hint: 'Remove it, and show the picture as the "image" of a block.',
  },
  {
    pattern: /\[object Object\]|(?<![\w.])(?:NaN|undefined)(?=%|$)|^(?:undefined|null|NaN)$/d,
    kinds: ["plain"],
    problem: "a program wrote this in place of a value",
    hint: "Write the value.",
  },
  {
    pattern: /^(?:undefined|null|NaN|\[object Object\])$/d,
    kinds: ["sentence"],
    problem: "a program wrote this in place of a text",
    hint: "Write the text.",
  },
  {
    // The initials of a colleague, as Word writes them when a text is copied with its comments.
    pattern: /(?<=[\p{L}.,;:!?)”’])\[[A-Z]{2,3}\d{1,3}\](?!\()/du,
    problem: "this comment of a word processor is part of the text, readers would see it",
    hint: "Remove it.",
  },
  {
    pattern: /(?<=\p{L}[.,;:!?])\[(?:\d{1,2}|[a-z])\](?=\s|$)/du,
    problem: "texts have no footnotes, and this number of one leads nowhere",
    hint: "Write the note where it belongs, or a link to it.",
  },
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
    pattern: /\([cC]\)(?= ?\d{4}\b)/d,
    problem: "this stands in for the sign ©",
    hint: 'Write "©".',
  },
  {
    // Not "two- and three-storey", "Vor- und Nachteile".
    pattern:
      /(?<=\p{Ll}{2})-(?:\n[^\S\n]*| )(?=\p{Ll}{2})(?!(?:and|or|to|und|oder|bis|beziehungsweise|bzw|sowie|et|ou|als|auch|wie|en|of|og|och|eller)\b)/du,
    problem: "this hyphen parts a word as at the end of a line, and readers would see a space behind it",
    hint: "Write the word in one piece.",
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
    pattern: /[\u2028\u2029]/d,
    problem: "this separator of lines cannot be seen, and the words around it run together",
    hint: "Write a space instead.",
  },
  {
    // Behind a bullet it goes with that.
    pattern: /(?<![\u00b7\u2022\u2023\u2219\u25aa\u25cf\u25e6\t])\t+/d,
    problem: "a tab is shown as a single space, so nothing is aligned by it",
    hint: 'Write a space, or put a table into a block of type "prose" or "fact-list".',
  },
  {
    pattern: /\[([a-z][\w-]*)(?: [^\][\n]*)?\][^\][\n]*\[\/\1\]|\[[a-z][\w-]* \w+="[^"\]\n]*"[^\][\n]*\]/d,
    problem: "texts have no shortcodes, readers would see it",
    hint: "Write Markdown, or a block of the type that shows it.",
  },
  {
    pattern: /%%[A-Z_]+%%|\*\|[A-Z_]+\|\*|\$YEAR\b|\{(?:year|current_?year)\}/di,
    problem: "pages are not templates, and nothing fills this in",
    hint: "Write the text itself.",
  },
  {
    pattern: /(?<![%\w])%[A-Z][A-Z_]{2,30}%(?![%\w])/d,
    problem: "pages are not templates, and nothing fills this in",
    hint: "Write the text itself.",
  },
  {
    pattern: /(?<![\p{L}\d:/]):[a-z][a-z0-9_+-]{1,30}:(?![\p{L}\d:/])/du,
    problem: "short names of emoji are shown as they are written",
    hint: "Write the emoji itself, or leave it out.",
  },
  {
    pattern:
      /<([A-Z][A-Za-z0-9]{0,40})(?:\s[^<>\n]{0,300})?>[^<>\n]{0,1000}<\/\1>|<[A-Z][A-Za-z0-9]{0,40}(?: [a-z][\w-]{0,40}=[^<>\n]{0,300})? ?\/>/d,
    problem: "texts have no components, readers would see it",
    hint: "Write the words alone, or a block of the type that shows it.",
  },
  {
    // As templates write them: "[Name of the product]", "[Job title]". What quotes a document may say of a gap: "[Redacted]".
    pattern:
      /^\s*\[(?:(?:[\p{L}’'-]+ ){0,4}(?:name|title|date|address|number|text|link|url|e-?mail|phone|telephone|description|company|price|amount|role|position|city|town|image|here)|(?:your|insert|enter|add|write|name of|describe) [^\][\n]{1,60})\]\s*$/diu,
    kinds: ["plain", "sentence"],
    problem: "this place of a template has not been filled in",
    hint: remove,
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
    pattern: /\{(?:\+\+[^{}\n]{0,500}\+\+|--[^{}\n]{0,500}--|~~[^{}\n]{0,500}~~|>>[^{}\n]{0,500}<<)\}/d,
    problem: "this tracked change is part of the text, readers would see both versions",
    hint: "Write what is right, without {++ ++}, {-- --} and {>> <<}.",
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
  {
    pattern: /\$[^$\n]{0,200}\\[a-z]+[^$\n]{0,200}\$/d,
    problem: "texts have no formulas",
    hint: "Write it in words, or in backticks.",
  },
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
