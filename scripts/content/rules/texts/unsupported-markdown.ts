import type { Nodes } from "mdast";
import { spanOf } from "../../markdown/markdown-links.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { withDescription } from "../toolkit/examples.ts";
import type { ShownText } from "./shown-texts.ts";
import { firstSign, nodesOf, seenPart, textCheck, type WrongPart } from "./text-check.ts";

export const unsupportedMarkdown = textCheck({
  code: "unsupported-markdown",
  meaning:
    "A text has a part of Markdown that its place does not take: a picture, a footnote, a box to tick, a note of GitHub, an anchor of a heading such as {#rye} or a shortcode such as {{< figure >}} anywhere, a second paragraph, a heading, a list, a table, a quote or a fence of code in a text of one paragraph. Readers would see its signs, or lose what it shows.",
  bad: withDescription("Our oven«![An oven](/assets/oven.png)»."),
  problem: "texts hold no images, and readers would see its description",
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

/** What may begin something else than a paragraph, or a second one. */
const mayHold = /^[ \t]*(?:[-*+>] |[0-9]{1,9}[.)] |#{1,6} |```|~~~|\|)|\n[ \t]*\n[ \t]*\S/m;

/** The first part that makes more of a text than one paragraph, at its first line. */
function structureIn({ value, kind }: ShownText): WrongPart[] {
  if (kind === "prose" || !mayHold.test(value)) return [];
  for (const [index, node] of (parseMarkdown(value, "prose").root?.children ?? []).entries()) {
    const { start, end } = spanOf(node);
    const [line = ""] = value.slice(start, end).split("\n");
    const part = structureOf(node, line, index === 0);
    if (part === undefined) continue;
    const hint = `${inOne} If readers should see the sign, write a backslash before it.`;
    return [{ start, end: start + line.length, problem: `a text of one paragraph has no ${part}`, hint }];
  }
  const problem = "this text is one paragraph, and readers see no other begin here";
  return firstSign(value, secondParagraph).map((place) => ({ ...place, problem, hint: inOne }));
}

const inOne = 'Write it as one paragraph, or put it into a block of type "prose".';
/** The definition of a link is none. */
const secondParagraph = /\n[ \t]*\n\s*(?!\[[^\]\n]+\]:)(\S[^\n]*)/d;

/** One sign alone at the start is none: `1. FC Köln`, `# 1 in town`, `> 5 kg`, `- 5 °C`. */
function structureOf(node: Nodes, line: string, isFirst: boolean): string | undefined {
  if (node.type === "heading") return line.startsWith("# ") && isFirst ? undefined : "headings";
  if (node.type === "list") return node.children.length > 1 ? "lists" : undefined;
  if (node.type === "blockquote") return /^>[ \t]*\p{L}/u.test(line) ? "quotes" : undefined;
  if (node.type === "code") return /^[`~]/.test(line) ? "fences of code" : undefined;
  return node.type === "table" ? "tables" : undefined;
}

function notesIn(text: ShownText): WrongPart[] {
  if (text.kind === "plain" || !text.value.includes("[^")) return [];
  const words = { problem: "texts have no footnotes", hint: "Write the note where it belongs, or a link to it." };
  return firstSign(seenPart(text), /\[\^[^\]\s]{1,50}\]/d).map((place) => ({ ...place, ...words }));
}

/** A box to tick, or the kind of a note, at the start of an entry or a quote: readers see both as they are typed. */
function githubSigns(text: ShownText): WrongPart[] {
  if (text.kind !== "prose" || !text.value.includes("[")) return [];
  const signs = /(?<=^[ \t]*(?:[-*+]|\d+[.)])[ \t]+)\[[ xX]\](?=[ \t])|(?<=^[ \t]*>[ \t]*)\[![A-Z]+\]/gimu;
  const seen = seenPart(text);
  return Array.from(text.value.matchAll(signs), ({ index, 0: sign }) => ({
    ...{ start: index, end: index + sign.length },
    problem: "texts have no boxes to tick, nor kinds of notes",
    hint: "Take it out. If readers should see it, write a backslash before it.",
  })).filter(({ start }) => seen[start] === "[");
}

/** What other programs read in braces: Hugo, kramdown, Pandoc and Liquid. */
function bracesIn(text: ShownText): WrongPart[] {
  if (text.kind !== "prose" || !/\{[{%#:]/.test(text.value)) return [];
  const seen = seenPart(text);
  const anchor = firstSign(text.value, /^#{1,6}[ \t].*?(\{:? ?#[\w-]+\})[ \t#]*$/dm).filter(
    ({ start }) => seen[start] === "{",
  );
  return [
    ...anchor.map((place) => ({
      ...place,
      problem: "headings have their anchors of their words",
      hint: "Take it out. A link to the heading has the id of the block before its words: the check names it.",
    })),
    ...firstSign(seen, /\{\{[<%][^{}]*[>%]\}\}|\{%[^{}%]*%\}/d).map((place) => ({
      ...place,
      problem: "texts have no shortcodes",
      hint: "Write what it shows, or a block of its own. If readers should see it, write it in backticks.",
    })),
  ];
}
