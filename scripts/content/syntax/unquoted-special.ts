import { isAlias, isScalar, visit } from "yaml";
import type { LineIndex } from "../line-index.ts";
import { lineEntry } from "./line-entry.ts";
import { quoteText } from "./quote-text.ts";
import type { ParsedText, SyntaxFinding, SyntaxRule } from "./syntax-rule.ts";

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
  good: `title: "@home with the bakers"
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
`,
  find({ lines, start, error }) {
    const finding = findingAt(lines, start);
    // A list or mapping in brackets is one, unless more text follows the bracket that closes it.
    const isBracket = finding && /[[{]/.test(lines.text.charAt(finding.start));
    return isBracket && !/at node end/.test(error.message) ? undefined : finding;
  },
  scan(file) {
    const tags = file.errors.filter(({ code }) => code === "TAG_RESOLVE_FAILED").map(({ pos }) => pos[0]);
    return [...tags, ...unusedAnchors(file)].flatMap((offset) => findingAt(file.lines, offset) ?? []);
  },
};

const special = /^(?:[*&!%@`|>[{,]|[-?] )/;

function findingAt(lines: LineIndex, offset: number): SyntaxFinding | undefined {
  const { value, valueStart, valueEnd } = lineEntry(lines, lines.lineAt(offset));
  if (!special.test(value) || offset < valueStart) return undefined;
  const [mark = ""] = value;
  return {
    start: valueStart,
    end: valueEnd,
    message: `A text cannot begin with ${mark} unless it is in quotes: in YAML it has a meaning of its own.`,
    hint: `Write ${quoteText(value)}.`,
    suggestion: value,
    repair: [{ start: valueStart, end: valueEnd, text: JSON.stringify(value) }],
  };
}

/** Where texts such as `&pound 5` begin: YAML takes the first word for a name that an alias refers to. */
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
