import { isAlias, isScalar, visit } from "yaml";
import type { LineIndex } from "../../diagnostic/line-index.ts";
import { withPageTitle } from "../toolkit/examples.ts";
import type { ParsedText, SyntaxFinding, SyntaxRule } from "../toolkit/rule.ts";
import { quoteText } from "../toolkit/wording.ts";
import { goesOn, lineEntry } from "./line-entry.ts";

/** Texts that begin with a character that means something in YAML. */
export const unquotedSpecial: SyntaxRule = {
  code: "unquoted-special",
  meaning: "A text begins with a character that has a meaning of its own in YAML, such as * & ! % @ ` | > [ or {.",
  bad: withPageTitle("«@home with the bakers»"),
  says: {
    message: "A text cannot begin with @ unless it is in quotes: in YAML it has a meaning of its own.",
    hint: 'Write "@home with the bakers".',
  },
  good: withPageTitle(`"@home with the bakers"`),
  explain({ lines, start, line, error }) {
    const finding = findingAt(lines, line);
    if (!finding || start < finding.start) return undefined;
    const isBracket = /[[{]/.test(lines.text.charAt(finding.start)) && !lines.text.startsWith("{{", finding.start);
    // A list or mapping in brackets is one, unless more text follows the bracket that closes it.
    const isText = error.code === "BAD_SCALAR_START" || /at node end/.test(error.message);
    return isBracket && !isText ? undefined : finding;
  },
  scan: (file) =>
    [
      ...file.errors.filter(({ code }) => code === "TAG_RESOLVE_FAILED").map(({ pos }) => pos[0]),
      ...(/[&*]/.test(file.lines.text) ? namesIn(file) : []),
    ].flatMap((offset) => findingAt(file.lines, file.lines.lineAt(offset)) ?? []),
};

const special = /^(?:[*&!%@`|>[{,]|[-?] )/;

/** Signs with which hardly anybody begins a text: who writes them means a list, a text on the next line, or what other programs know. */
const structural = /^(?:[-?] |[>|,!]|\* |&[\w-]+ |\{[{%])/;

function findingAt(lines: LineIndex, line: number): SyntaxFinding | undefined {
  const { value, valueStart: start, valueEnd: end } = lineEntry(lines, line);
  if (!special.test(value)) return undefined;
  const place = { start, end };
  const [, blockMark, text = ""] = /^([|>][-+1-9]{0,2})[ \t]+(\S[^\n]*)$/.exec(value) ?? [];
  if (blockMark !== undefined) {
    return {
      ...place,
      message: `Unexpected text on the line of ${blockMark}, expected nothing after it.`,
      hint: `Begin the text on the next line, indented below the key, or write ${quoteText(text)} after the colon.`,
    };
  }
  const [mark = ""] = /^(?:&[\w-]+(?= )|\{[{%])/.exec(value) ?? value;
  const isClear = !structural.test(value) && !goesOn(lines, line);
  return {
    ...place,
    message: `A text cannot begin with ${mark} unless it is in quotes: in YAML it has a meaning of its own.`,
    hint: isClear
      ? `Write ${quoteText(value)}.`
      : `${value.startsWith("- ") ? "Write it on a line of its own below the key" : `Remove ${mark}`}, or write ${quoteText(value)} if it is part of the text.`,
    ...(isClear ? { suggestion: value } : {}),
  };
}

/** The offsets of texts such as `&pound 5` and `*Fresh*`, whose first word YAML takes for a name that values refer to each other by. */
function namesIn({ lines, document }: ParsedText): number[] {
  const found: number[] = [];
  visit(document, (_, node) => {
    if (isAlias(node) && node.range) found.push(node.range[0]);
    if (isScalar(node) && node.anchor && node.range)
      found.push(lines.text.lastIndexOf(`&${node.anchor}`, node.range[0]));
  });
  return found.filter((offset) => offset >= 0);
}
