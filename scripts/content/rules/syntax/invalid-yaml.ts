import type { SyntaxRule } from "../toolkit/rule.ts";

/** Errors of the parser that no other rule explains. */
export const invalidYaml: SyntaxRule = {
  code: "invalid-yaml",
  meaning: "The file is not valid YAML at this place.",
  bad: `title: Home
description: Fresh bread every morning.
redirectFrom: [/start, /welcome]«]»
blocks:
  - type: hero
    title: Fresh bread
`,
  says: {
    message: 'This is not valid YAML: Unexpected flow-seq-end token in YAML stream: "]".',
    hint: "Check the indentation, quotes and brackets here and on the line above.",
  },
  good: `title: Home
description: Fresh bread every morning.
redirectFrom: [/start, /welcome]
blocks:
  - type: hero
    title: Fresh bread
`,
  explain: ({ error, start }) => ({
    start,
    end: Math.max(error.pos[1], start + 1),
    message: `This is not valid YAML: ${error.message.replace(/\.$/, "")}.`,
    hint: invalidYaml.says.hint,
  }),
};
