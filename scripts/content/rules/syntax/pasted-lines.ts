import type { LineIndex } from "../../diagnostic/line-index.ts";
import type { SyntaxRule } from "../kinds/syntax-rule.ts";

/** Lines that were pasted from a list of changes, or from an answer that left something out. */
export const pastedLines: SyntaxRule = {
  code: "pasted-lines",
  meaning:
    "Lines were pasted as another program shows them: with the + and - of a list of changes (a diff) before them, or with dots in place of what was left out.",
  bad: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
«+»    description: Still warm.
`,
  says: {
    message: "The + and - of a list of changes (a diff) stand before these lines.",
    hint: "Remove each line with a -, and the + before the others.",
  },
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
    description: Still warm.
`,
  find: ({ lines }) => signsOf(lines) ?? dotsOf(lines),
  findHidden: ({ lines }) => signsOf(lines),
};

/** The lines of a diff: one at least has been added, in the column in which only diffs have a sign. */
function signsOf(lines: LineIndex) {
  const added = linesLike(lines, /^\+ *(?:- +)?(?:[A-Za-z][\w-]*:(?: |$)|- \S)/);
  if (added.length === 0) return undefined;
  const removed = linesLike(lines, /^- {2,}\S/);
  const [first = 0] = [...added, ...removed].sort((a, b) => a - b);
  const start = lines.start(first);
  return {
    start,
    end: start + 1,
    ...pastedLines.says,
    repair: [
      ...added.map((line) => ({ start: lines.start(line), end: lines.start(line) + 1, text: "" })),
      ...removed.map((line) => ({ start: lines.start(line), end: lines.end(line), text: "" })),
    ].sort((a, b) => a.start - b.start),
  };
}

function dotsOf(lines: LineIndex) {
  const dots = linesLike(lines, /^\s*(?:\.{3}|…)\s*$/);
  const [first] = dots;
  if (first === undefined) return undefined;
  return {
    start: lines.start(first),
    end: lines.end(first),
    message: "These dots stand for something that was left out.",
    hint: "Write what belongs there, or remove the line.",
    repair: dots.map((line) => ({ start: lines.start(line), end: lines.end(line), text: "" })),
  };
}

function linesLike(lines: LineIndex, pattern: RegExp): number[] {
  return Array.from({ length: lines.count }, (_, line) => line).filter((line) => pattern.test(lines.lineText(line)));
}
