import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { mayBeDeep } from "../../markdown/parse-tree.ts";
import { isPlainMarkdown } from "../../markdown/plain-markdown.ts";
import { withBody } from "../toolkit/examples.ts";
import { textCheck } from "./shown-texts.ts";

export const tooMuchMarkdown = textCheck({
  code: "too-much-markdown",
  severity: "error",
  meaning:
    "A text has stars and underscores, or quotes and lists, nested more deeply than people write. It is shown as typed.",
  bad: withBody(`«${"> ".repeat(20)}Bread»`),
  problem: "the Markdown in this text is nested too deeply",
  hint: "Split it into several texts, or put a backslash before characters that readers should see.",
  good: withBody("> Bread"),
  find: ({ value, kind }) =>
    // A build parses most texts only when it shows them.
    kind !== "plain" && mayBeDeep(value) && !isPlainMarkdown(value, kind) && !parseMarkdown(value, kind).root
      ? [{ start: 0, end: /^(?:>[ \t]*){0,20}\S{1,20}/.exec(value)?.[0].length ?? 0 }]
      : [],
});
