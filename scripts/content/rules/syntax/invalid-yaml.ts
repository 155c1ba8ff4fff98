import { withTopLines } from "../toolkit/examples.ts";
import type { SyntaxRule } from "../toolkit/rule.ts";

export const invalidYaml: SyntaxRule = {
  code: "invalid-yaml",
  renamedFrom: ["invalid-escape"],
  meaning: "The file is not valid YAML here.",
  bad: withTopLines("redirectFrom: [/start, /welcome]«]»"),
  good: withTopLines("redirectFrom: [/start, /welcome]"),
  explain({ error, start, lines }) {
    const place = { start, end: Math.max(error.pos[1], start + 1) };
    const sign = lines.text.charAt(start);
    if (/flow-(?:seq|map)-end token/.test(error.message))
      return { ...place, message: `Unexpected ${sign}: there is no open bracket for it to close.`, hint: "Remove it." };
    const message = `This is not valid YAML: ${error.message.replace(/\.$/, "")}.`;
    return { ...place, message, hint: "Check the indentation, quotes and brackets here and on the line above." };
  },
  scan: ({ errors, lines }) =>
    errors
      .filter(({ code }) => code === "BAD_DQ_ESCAPE")
      // An author who writes one backslash in a path writes all of them like that.
      .filter(({ pos }, at, all) => at === 0 || lines.lineAt(all[at - 1]?.pos[0] ?? 0) !== lines.lineAt(pos[0]))
      .map(({ pos: [start, end], message }) => ({
        start,
        end,
        message: `This is not valid YAML: ${message}.`,
        hint: "Write the text in single quotes, or double the backslash. In addresses, write a slash instead.",
      })),
};
