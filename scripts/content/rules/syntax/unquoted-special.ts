import { isAlias, isScalar, visit } from "yaml";
import type { LineIndex } from "../../diagnostic/line-index.ts";
import type { ParsedText, SyntaxFinding, SyntaxRule } from "../kinds/syntax-rule.ts";
import { lineEntry } from "../lines/line-entry.ts";
import { takesQuoted } from "../lines/takes-quoted.ts";
import { quoteText } from "../words/quote-text.ts";

/** Texts that begin with a character that means something in YAML. */
export const unquotedSpecial: SyntaxRule = {
  code: "unquoted-special",
  meaning: "A text begins with a character that has a meaning of its own in YAML, such as * & ! % @ ` | > [ or {.",
  bad: `title: «@home with the bakers»
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
`,
  says: {
    message: "A text cannot begin with @ unless it is in quotes: in YAML it has a meaning of its own.",
    hint: 'Write "@home with the bakers".',
  },
  good: `title: "@home with the bakers"
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
`,
  find(problem) {
    const { lines, start, error } = problem;
    const fence = fenceAround(lines);
    if (fence) return fence;
    const finding = findingAt(problem, start);
    // A list or mapping in brackets is one, unless more text follows the bracket that closes it.
    const isBracket = finding && /[[{]/.test(lines.text.charAt(finding.start));
    return isBracket && !/at node end/.test(error.message) ? undefined : finding;
  },
  scan(file) {
    const tags = file.errors.filter(({ code }) => code === "TAG_RESOLVE_FAILED").map(({ pos }) => pos[0]);
    return [...tags, ...unusedAnchors(file)].flatMap((offset) => findingAt(file, offset) ?? []);
  },
};

/** A line that is no entry of a mapping or a list, nor a comment: what an assistant says before a page. */
const talk = /^(?![#-])(?![\w-]{1,40}[ \t]*:(?:\s|$))/;

/** The fence of Markdown around a whole page, as a chat or a manual shows it. */
function fenceAround(lines: LineIndex): SyntaxFinding | undefined {
  const all = Array.from({ length: lines.count }, (_, line) => line);
  const fences = all.filter((line) => /^(?:```|~~~)/.test(lines.lineText(line)));
  const [first] = fences;
  if (first === undefined) return undefined;
  const isSaid = (line: number) => lines.lineText(line).trim() !== "";
  const above = all.slice(0, first).filter(isSaid);
  if (!above.every((line) => talk.test(lines.lineText(line)))) return undefined;
  return {
    start: lines.start(first),
    end: lines.end(first),
    message: "A fence of Markdown stands around the page, expected the page alone.",
    hint:
      above.length === 0
        ? "Remove this line, and the one that ends the fence."
        : "Remove this line, the one that ends the fence, and what stands above and below them.",
    // Whatever stands around the page belongs to the talk that it was copied from.
    repair: all
      .filter((line) => fences.includes(line) || (isSaid(line) && (line < first || line > (fences[1] ?? lines.count))))
      .map((line) => ({ start: lines.start(line), end: lines.end(line), text: "" })),
  };
}

type Parsed = Pick<ParsedText, "lines" | "shape" | "trials">;

const special = /^(?:[*&!%@`|>[{,]|[-?] )/;

/** Signs with which hardly anybody begins a text: who writes them means a list, a text on the next line, or what other programs know. */
const structural = /^(?:[-?] |[>|,!]|\* |&[\w-]+ )/;

function findingAt(file: Parsed, offset: number): SyntaxFinding | undefined {
  const { lines } = file;
  const { key, value, valueStart, valueEnd } = lineEntry(lines, lines.lineAt(offset));
  if (!special.test(value) || offset < valueStart) return undefined;
  const [mark = ""] = /^&[\w-]+(?= )/.exec(value) ?? value;
  const place = { start: valueStart, end: valueEnd };
  const [, blockMark, text = ""] = /^([|>][-+1-9]{0,2})[ \t]+(?![ \t])([^\n]*)$/.exec(value) ?? [];
  if (blockMark !== undefined) {
    // What stands below is read all the same, without the beginning: a repair keeps the lines as they are.
    return {
      ...place,
      message: `Unexpected text on the line of ${blockMark}, expected nothing after it.`,
      hint: `Begin the text on the next line, indented below the key, or write ${quoteText(text)} after the colon.`,
      repair: [{ ...place, text: goesOn(lines, offset) ? blockMark : JSON.stringify(text) }],
    };
  }
  const [, address] = (key === "href" && /^\[[^\]\n]*\]\(([^()\s]+)\)$/.exec(value)) || [];
  if (address !== undefined) {
    return {
      ...place,
      message: "Unexpected Markdown in a link, expected the address alone.",
      hint: `Write ${quoteText(address)}.`,
      suggestion: address,
      repair: [{ ...place, text: JSON.stringify(address) }],
    };
  }
  const isClear = !structural.test(value) && takesQuoted(file, { ...place, text: value });
  return {
    ...place,
    message: `A text cannot begin with ${mark} unless it is in quotes: in YAML it has a meaning of its own.`,
    hint: value.startsWith("- ")
      ? `Write it on a line of its own below the key if it is an entry of a list, or ${quoteText(value)} if readers should see the hyphen.`
      : structural.test(value)
        ? `Remove ${mark}, or write ${quoteText(value)} if readers should see it.`
        : `Write ${quoteText(value)}.`,
    ...(isClear ? { suggestion: value } : {}),
    repair: [{ ...place, text: JSON.stringify(value) }, ...continuation(lines, offset)],
  };
}

/** The lines below a text that belong to it, taken out: in quotes alone, what goes on there would be no text. */
function continuation(lines: LineIndex, offset: number): { start: number; end: number; text: string }[] {
  const first = lines.lineAt(offset);
  const column = lineEntry(lines, first).start - lines.start(first);
  const isText = (line: number) =>
    line < lines.count &&
    lines.lineText(line).search(/\S/) > column &&
    !/^\s*-\s|[:#](?:\s|$)/.test(lines.lineText(line));
  let end = first + 1;
  while (isText(end)) end++;
  const below = Array.from({ length: end - first - 1 }, (_, at) => first + 1 + at);
  return below.map((line) => ({
    start: lines.start(line),
    end: lines.start(line) + lines.lineText(line).length,
    text: "",
  }));
}

/** Whether the text behind a sign goes on below. */
function goesOn(lines: LineIndex, offset: number): boolean {
  const line = lines.lineAt(offset);
  const column = lineEntry(lines, line).start - lines.start(line);
  let next = line + 1;
  while (next < lines.count && lines.lineText(next).trim() === "") next++;
  return next < lines.count && lines.lineText(next).search(/\S/) > column;
}

/** The offsets of texts such as `&pound 5`, whose first word YAML takes for a name that aliases can refer to. */
function unusedAnchors({ lines, document }: ParsedText): number[] {
  if (!lines.text.includes("&")) return [];
  const anchors = new Map<string, number>();
  visit(document, (_, node) => {
    if (isAlias(node)) anchors.delete(node.source);
    else if (isScalar(node) && node.anchor && node.range) {
      anchors.set(node.anchor, lines.text.lastIndexOf(`&${node.anchor}`, node.range[0]));
    }
  });
  return [...anchors.values()].filter((offset) => offset >= 0);
}
