import type { SyntaxRule } from "../toolkit/rule.ts";

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
  explain({ lines, line }) {
    const [, lead = "", mark = "", rest = ""] = /^( *)(\/\/|<!--|\/\*)([^\n]*)$/.exec(lines.lineText(line)) ?? [];
    if (mark === "") return undefined;
    const text = rest.trim().replace(/ *(?:-->|\*\/)$/, "");
    return {
      start: lines.start(line) + lead.length,
      end: lines.end(line),
      message: `A comment begins with #, not with ${mark}.`,
      hint: `Write # ${text}`,
    };
  },
};
