import { withTopLines } from "../toolkit/examples.ts";
import type { SyntaxRule } from "../toolkit/rule.ts";

/** Comments as other languages write them. */
export const wrongComment: SyntaxRule = {
  code: "wrong-comment",
  meaning: "A line is a comment of another language, such as // or <!-- -->. In YAML a comment begins with #.",
  bad: withTopLines("«// For search results.»"),
  says: {
    message: "A comment begins with #, not with //.",
    hint: "Write # For search results.",
  },
  good: withTopLines("# For search results."),
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
