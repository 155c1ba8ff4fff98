import type { LineIndex } from "../../diagnostic/line-index.ts";
import type { SyntaxFinding, SyntaxRule } from "../kinds/syntax-rule.ts";

/** Content that is nested too deeply. */
export const tooDeep: SyntaxRule = {
  code: "too-deep",
  meaning:
    "Lists or mappings stand inside each other so deeply, or repeat each other so often, that the file cannot be read.",
  bad: `title: Home
description: Fresh bread every morning.
redirectFrom: ${"[".repeat(100)}«[»${"[".repeat(9999)}
`,
  says: {
    message: "Lists and mappings are nested more than 100 levels deep, or repeat each other too often.",
    hint: "Content needs no more than about ten levels: remove the rest.",
  },
  good: `title: Home
description: Fresh bread every morning.
redirectFrom: [/start]
blocks:
  - type: hero
    title: Fresh bread
`,
  find: ({ lines, errors }) =>
    errors.some(({ code }) => code === "RESOURCE_EXHAUSTION") ? describeDepth(lines) : undefined,
};

const deepest = 100;

/** The finding for a file that the parser refused, at the place where it is nested too deeply. */
export function describeDepth(lines: LineIndex): SyntaxFinding {
  const { text } = lines;
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length && depth <= deepest; at++) {
    const char = text[at];
    if (char === "\n") depth = 0;
    if (
      char === "[" ||
      char === "{" ||
      (char === "-" && text[at + 1] === " ") ||
      (char === "?" && text[at + 1] === " ")
    ) {
      depth++;
      start = at;
    }
    if (char === "]" || char === "}") depth--;
  }
  const isFound = depth > deepest;
  return {
    start: isFound ? start : 0,
    end: isFound ? start + 1 : 0,
    message: `Lists and mappings are nested more than ${deepest} levels deep, or repeat each other too often.`,
    hint: "Content needs no more than about ten levels: remove the rest.",
  };
}
