import { isHeavyMarkdown, isPlainMarkdown } from "../../markdown/plain-markdown.ts";
import { withBody } from "../toolkit/examples.ts";
import { textCheck } from "./text-check.ts";

export const tooMuchMarkdown = textCheck({
  code: "too-much-markdown",
  severity: "error",
  meaning:
    "A text has more stars and underscores than any text of that length needs, or quotes and lists in each other over many levels. To read it would take long, so that it is shown as it is written.",
  bad: withBody(`«${"> ".repeat(20)}Bread»`),
  problem: "this text has more signs of Markdown than one can be read with",
  hint: "Divide it into several texts, or put a backslash before signs that readers should see.",
  good: withBody("> Bread"),
  find: ({ value, kind }) =>
    kind !== "plain" && !isPlainMarkdown(value, kind) && isHeavyMarkdown(value)
      ? [{ start: 0, end: /^(?:>[ \t]*){0,20}\S{1,20}/.exec(value)?.[0].length ?? 0 }]
      : [],
});
