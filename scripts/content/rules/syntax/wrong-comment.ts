import { isScalar, Scalar, visit } from "yaml";
import type { LineIndex } from "../../diagnostic/line-index.ts";
import type { ParsedText, SyntaxFinding, SyntaxRule } from "../kinds/syntax-rule.ts";
import { lineOfError } from "../lines/line-of-error.ts";

/** Comments as other languages write them. */
export const wrongComment: SyntaxRule = {
  code: "wrong-comment",
  meaning: "A line is a comment of another language, such as // or <!-- -->. In YAML a comment begins with #.",
  bad: `title: Home
«// For search results.»
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
`,
  says: {
    message: "A comment begins with #, not with //.",
    hint: "Write # For search results.",
  },
  good: `title: Home
# For search results.
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
`,
  find: (problem) => commentAt(problem.lines, lineOfError(problem)),
  scan: (file) => (/^ *(?:\/\/|<!--|\/\*)/m.test(file.lines.text) ? commentsIn(file) : []),
};

/** Comments with a colon, which YAML takes for a key and a value. */
function commentsIn({ lines, document }: ParsedText): SyntaxFinding[] {
  const found: SyntaxFinding[] = [];
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.type !== Scalar.PLAIN || !key.range) return;
      const line = lines.lineAt(key.range[0]);
      const isOneLine = isScalar(value) && value.range && value.range[1] <= lines.end(line);
      const finding = isOneLine ? commentAt(lines, line) : undefined;
      if (finding) found.push(finding);
    },
  });
  return found;
}

function commentAt(lines: LineIndex, line: number): SyntaxFinding | undefined {
  const match = /^( *)(\/\/|<!--|\/\*)([^\n]*)$/.exec(lines.lineText(line));
  if (!match) return undefined;
  const [whole, lead = "", mark = "", rest = ""] = match;
  const text = rest
    .trim()
    .replace(/(?:-->|\*\/)$/, "")
    .trim();
  const start = lines.start(line) + lead.length;
  return {
    start,
    end: lines.start(line) + whole.trimEnd().length,
    message: `A comment begins with #, not with ${mark}.`,
    hint: `Write # ${text}`,
    repair: [{ start, end: start + mark.length, text: `#${" ".repeat(mark.length - 1)}` }],
  };
}
