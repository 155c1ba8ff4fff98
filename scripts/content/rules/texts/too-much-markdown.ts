import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { mayBeDeep } from "../../markdown/parse-tree.ts";
import { isPlainMarkdown } from "../../markdown/plain-markdown.ts";
import { withBody } from "../toolkit/examples.ts";
import { textCheck } from "./text-check.ts";

export const tooMuchMarkdown = textCheck({
  code: "too-much-markdown",
  severity: "error",
  meaning:
    "A text has stars and underscores, or quotes and lists, in each other over many levels: more than people write. It is shown as it is written.",
  bad: withBody(`«${"> ".repeat(20)}Bread»`),
  problem: "this text has signs of Markdown in each other over too many levels",
  hint: "Divide it into several texts, or put a backslash before signs that readers should see.",
  good: withBody("> Bread"),
  find: ({ value, kind }) =>
    // A build parses most texts only where it shows them.
    kind !== "plain" && mayBeDeep(value) && !isPlainMarkdown(value, kind) && !parseMarkdown(value, kind).root
      ? [{ start: 0, end: /^(?:>[ \t]*){0,20}\S{1,20}/.exec(value)?.[0].length ?? 0 }]
      : [],
});
