import type { SyntaxRule } from "../kinds/syntax-rule.ts";

/** Errors of the parser that no other rule explains. */
export const invalidYaml: SyntaxRule = {
  code: "invalid-yaml",
  meaning: "The file is not valid YAML at this place.",
  bad: `title: Home
description: Fresh bread every morning.
redirectFrom: [/start,«,» /welcome]
blocks:
  - type: hero
    title: Fresh bread
`,
  says: {
    message: "There is nothing before this comma, expected an entry.",
    hint: "Write the entry, or remove the comma. A cell with nothing in it is a dash: –.",
  },
  good: `title: Home
description: Fresh bread every morning.
redirectFrom: [/start, /welcome]
blocks:
  - type: hero
    title: Fresh bread
`,
  find: ({ error, start }) => {
    const end = Math.max(error.pos[1], start + 1);
    if (/^Unexpected , in flow/.test(error.message)) {
      return { start, end: start + 1, ...invalidYaml.says, repair: [{ start, end: start + 1, text: '"",' }] };
    }
    return {
      start,
      end,
      message: `This is not valid YAML: ${error.message.replace(/\.$/, "")}.`,
      hint: "Check the indentation, quotes and brackets here and on the line above.",
    };
  },
};
