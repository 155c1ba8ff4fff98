import { withPageTitle } from "../toolkit/examples.ts";
import type { SyntaxRule } from "../toolkit/rule.ts";

/** Backslashes in double quotes that YAML does not know. */
export const invalidEscape: SyntaxRule = {
  code: "invalid-escape",
  meaning: "A text in double quotes has a backslash before a character that YAML gives no meaning.",
  bad: withPageTitle(`"C:«\\p»ages"`),
  says: {
    message: "Unexpected \\p in double quotes: a backslash begins an escape there, and this is none.",
    hint: "Write the text in single quotes, or double the backslash; addresses have a slash in place of it.",
  },
  good: withPageTitle(`'C:\\pages'`),
  scan: ({ errors, lines }) =>
    errors
      .filter(({ code }) => code === "BAD_DQ_ESCAPE")
      // Who writes one backslash for itself writes all of a path so.
      .filter(({ pos }, at, all) => at === 0 || lines.lineAt(all[at - 1]?.pos[0] ?? 0) !== lines.lineAt(pos[0]))
      .map(({ pos }) => {
        const start = lines.text[pos[0]] === "\\" ? pos[0] : pos[0] - 1;
        const written = lines.text.slice(start, start + 2).trimEnd();
        return {
          start,
          end: start + written.length,
          message: `Unexpected ${written} in double quotes: a backslash begins an escape there, and this is none.`,
          hint: invalidEscape.says.hint,
        };
      }),
};
