import type { Heading, Nodes } from "mdast";
import { spanOf } from "../../../markdown/markdown-links.ts";
import { childrenOf, nodesIn, parseMarkdown } from "../../../markdown/parse-markdown.ts";
import type { TextMistake } from "../../words/text-finding.ts";
import type { ShownText } from "../shown-texts.ts";

/** Parts of Markdown that no text can hold, or this kind of text cannot: images, links without words, headings out of place. */
export function markdownLimits({ value, kind }: ShownText): TextMistake[] {
  if (kind === "plain") return [];
  const { root, isHeavy } = parseMarkdown(value, kind);
  if (!root) return isHeavy ? [{ start: 0, end: firstWord(value), ...heavy }] : [];
  const images = nodesIn(root).flatMap((node) => mistakeOf(node) ?? []);
  if (kind !== "prose") return images;
  return [
    ...images,
    ...headingMistakes(root, value),
    ...childrenOf(root).flatMap((node) => indentedProse(node, value)),
  ];
}

/** A sentence of at least four words, with no sign that code has. */
const sentence = /^\p{Lu}[\p{L}’'-]{0,40}(?:,? [\p{L}\d’'“”"–-]{1,40}){3}[^{}()[\]=<>$#\\/|_;`]*[.!?]$/u;

/** An entry of a list of at least three words, with no sign that code has. */
const entry = /^ {0,3}(?:[-*+]|[1-9]\d?[.)]) (?:[\p{L}\d’'“”"–-]{1,40},? ){2}[\p{L}\d][^{}()[\]=<>$#\\/|_:`]*$/u;

/** A paragraph or a list so far in that it is code, in a typeface for that and without line breaks of its own. */
function indentedProse(node: Nodes, text: string): TextMistake[] {
  if (node.type !== "code") return [];
  const lines = node.value.split("\n");
  const isList = lines.length > 1 && lines.every((line) => entry.test(line));
  if (!isList && !sentence.test(node.value)) return [];
  const { start, end } = spanOf(node);
  const from = start + text.slice(start, end).search(/\S/);
  // A fence says itself that it is code.
  if (/^[`~]/.test(text.slice(from))) return [];
  return [
    {
      start: from,
      end,
      problem: `four spaces before a line make it code, and this is a ${isList ? "list" : "sentence"}`,
      hint: "Write it in the column of the text above it.",
    },
  ];
}

const heavy = {
  problem: "this text has more lines or signs of Markdown than one text can hold",
  hint: "Divide it into several blocks, or put a backslash before signs that readers should see.",
};

function firstWord(text: string): number {
  return /^\s*\S{1,20}/.exec(text)?.[0].length ?? 0;
}

function mistakeOf(node: Nodes): TextMistake | undefined {
  if (node.type === "image" || node.type === "imageReference") {
    return {
      ...spanOf(node),
      problem: "texts hold no images, expected words",
      hint: 'Leave it out, or remove the "!" to link to the file.',
    };
  }
  if ((node.type === "link" || node.type === "linkReference") && !hasWords(node)) {
    return {
      ...spanOf(node),
      problem: "this link has no words, expected [text](/route)",
      hint: "Write in the square brackets what the link leads to.",
    };
  }
  return undefined;
}

/** Whether a link has something to read; an image in it has been reported by itself. */
function hasWords(node: Nodes): boolean {
  return nodesIn(node).some(
    (inner) =>
      inner.type === "image" ||
      inner.type === "imageReference" ||
      ("value" in inner && /[^\s\u200b]/.test(inner.value ?? "")),
  );
}

/** Headings that are not directly in the text, or leave out a level. */
function headingMistakes(root: Nodes, text: string): TextMistake[] {
  let above = 1;
  let at = 0;
  const direct = new Set(childrenOf(root));
  return nodesIn(root).flatMap((node) => {
    if (node.type !== "heading") return [];
    const place = signOf(node, text);
    if (node.children.length === 0) {
      return { ...place, problem: "this heading has no words", hint: "Write its words after the sign, or remove it." };
    }
    if (!direct.has(node)) {
      return {
        ...place,
        problem: "lists and quotes hold no headings, expected words",
        hint: "Write it as **strong**, or begin it at the start of its line.",
      };
    }
    // One that lacks its space is none to Markdown, and is reported by itself.
    const missed = Math.max(
      0,
      ...[...text.slice(at, place.start).matchAll(/^ {0,3}(#{2,6})(?=[^\s#])/gm)].map(([, sign = ""]) => sign.length),
    );
    at = place.end;
    if (missed > 0) above = Math.max(missed, 2);
    const expected = Math.min(Math.max(node.depth, 2), above + 1);
    above = expected;
    // A heading of level 1 is rather a comment, which has a rule of its own.
    if (node.depth === expected || text.startsWith("# ", place.start)) return [];
    const sign = "#".repeat(expected);
    return {
      ...place,
      problem: `this heading has level ${node.depth}, expected ${sign}, one below the heading above it`,
      hint: `Write ${sign} and a space before it.`,
    };
  });
}

function signOf(node: Heading, text: string): { start: number; end: number } {
  const { start, end } = spanOf(node);
  const sign = /^#+/.exec(text.slice(start, end))?.[0] ?? text.slice(start, end).split("\n")[0] ?? "";
  return { start, end: start + sign.length };
}
