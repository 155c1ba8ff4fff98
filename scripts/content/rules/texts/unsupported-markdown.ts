import type { Nodes } from "mdast";
import { spanOf } from "../../markdown/markdown-links.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { withDescription } from "../toolkit/examples.ts";
import { nodesOf, seenPart, type ShownText, signsIn, textCheck, type WrongPart } from "./shown-texts.ts";

export const unsupportedMarkdown = textCheck({
  code: "unsupported-markdown",
  meaning:
    "A text contains Markdown that is not supported there: in any text a picture, a footnote, a checkbox, a GitHub alert, a heading anchor such as {#rye} or a shortcode such as {{< figure >}}; in a text of one paragraph also a second paragraph, a heading, a list, a table, a quote or a code fence. Readers would see it as typed, or lose what it shows.",
  bad: withDescription("Our oven«![An oven](/assets/oven.png)»."),
  problem: "texts cannot contain images, and readers would see only the description",
  hint: 'Show it as the "image" of a block, or write a link to it without the "!".',
  good: withDescription("Our oven."),
  find: (text) => [...imagesIn(text), ...structureIn(text), ...notesIn(text), ...githubSigns(text), ...bracesIn(text)],
});

function imagesIn(text: ShownText): WrongPart[] {
  if (!text.value.includes("![")) return [];
  return nodesOf(text)
    .filter(({ type }) => type === "image" || type === "imageReference")
    .map(spanOf);
}

/** What may begin something other than a paragraph, or a second paragraph. */
const mayHold = /^[ \t]*(?:[-*+>] |[0-9]{1,9}[.)] |#{1,6} |```|~~~|\|)|\n[ \t]*\n[ \t]*\S/m;

/** The first line of the first part that makes a text more than one paragraph. */
function structureIn({ value, kind }: ShownText): WrongPart[] {
  if (kind === "prose" || !mayHold.test(value)) return [];
  for (const [index, node] of (parseMarkdown(value, "prose").root?.children ?? []).entries()) {
    const { start, end } = spanOf(node);
    const [line = ""] = value.slice(start, end).split("\n");
    const part = structureOf(node, line, index === 0);
    if (part === undefined) continue;
    const hint = `${inOne} If readers should see it as typed, write a backslash before it.`;
    return [{ start, end: start + line.length, problem: `a text of one paragraph cannot have ${part}`, hint }];
  }
  const problem = "this text is one paragraph, and readers would not see a new one here";
  return signsIn(value, secondParagraph)
    .slice(0, 1)
    .map((place) => ({ ...place, problem, hint: inOne }));
}

const inOne = 'Write it as one paragraph, or put it into a block of type "prose".';
/** A link definition is not a paragraph. */
const secondParagraph = /\n[ \t]*\n\s*(?!\[[^\]\n]+\]:)(\S[^\n]*)/dg;

/** A single character at the start is not markup: `1. FC Köln`, `# 1 in town`, `> 5 kg`, `- 5 °C`. */
function structureOf(node: Nodes, line: string, isFirst: boolean): string | undefined {
  if (node.type === "heading") return line.startsWith("# ") && isFirst ? undefined : "headings";
  if (node.type === "list") return node.children.length > 1 ? "lists" : undefined;
  if (node.type === "blockquote") return /^>[ \t]*\p{L}/u.test(line) ? "quotes" : undefined;
  if (node.type === "code") return /^[`~]/.test(line) ? "code fences" : undefined;
  return node.type === "table" ? "tables" : undefined;
}

function notesIn(text: ShownText): WrongPart[] {
  if (text.kind === "plain" || !text.value.includes("[^")) return [];
  const words = { problem: "texts cannot have footnotes", hint: "Write the note where it belongs, or a link to it." };
  const found = signsIn(seenPart(text), /\[\^[^\]\s]{1,50}\]/dg);
  // A note is in the text and below it.
  const names = found.map(({ start, end }) => text.value.slice(start, end));
  return found.filter((_, at) => names.indexOf(names[at] ?? "") === at).map((place) => ({ ...place, ...words }));
}

/** A checkbox, or the type of a GitHub alert, at the start of an entry or a quote: readers see both as typed. */
function githubSigns(text: ShownText): WrongPart[] {
  if (text.kind !== "prose" || !text.value.includes("[")) return [];
  const signs = /(?<=^[ \t]*(?:[-*+]|\d+[.)])[ \t]+)\[[ xX]\](?=[ \t])|(?<=^[ \t]*>[ \t]*)\[![A-Z]+\]/gimu;
  const seen = seenPart(text);
  return Array.from(text.value.matchAll(signs), ({ index, 0: sign }) => ({
    ...{ start: index, end: index + sign.length },
    problem: "texts cannot have checkboxes or GitHub alerts",
    hint: "Remove it. If readers should see it, write a backslash before it.",
  })).filter(({ start }) => seen[start] === "[");
}

/** Syntax of other programs in braces: Hugo, kramdown, Pandoc and Liquid. */
function bracesIn(text: ShownText): WrongPart[] {
  if (text.kind !== "prose" || !/\{[{%#:]/.test(text.value)) return [];
  const seen = seenPart(text);
  const anchor = signsIn(text.value, /^#{1,6}[ \t].*?(\{:? ?#[\w-]+\})[ \t#]*$/dgm).filter(
    ({ start }) => seen[start] === "{",
  );
  return [
    ...anchor.map((place) => ({
      ...place,
      problem: "the anchor of a heading is made from its text",
      hint: "Remove it. The anchor is the id of the block, then the words of the heading: for a wrong link the check lists it.",
    })),
    ...signsIn(seen, /\{\{[<%][^{}]*[>%]\}\}|\{%[^{}%]*%\}/dg).map((place) => ({
      ...place,
      problem: "texts cannot have shortcodes",
      hint: "Write what it shows, or use a block. If readers should see it, write it in backticks.",
    })),
  ];
}
