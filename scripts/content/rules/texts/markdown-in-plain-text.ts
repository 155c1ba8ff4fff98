import type { Nodes } from "mdast";
import { spanOf } from "../../markdown/markdown-links.ts";
import { nodesIn, parseMarkdown } from "../../markdown/parse-markdown.ts";
import { withTitle } from "../toolkit/examples.ts";
import { textCheck } from "./text-check.ts";
import { isInWords } from "./unintended-markdown.ts";

export const markdownInPlainText = textCheck({
  code: "markdown-in-plain-text",
  meaning:
    "A title, a label or another plain text has Markdown, such as **strong**, [text](/route) or `code`, whose signs readers see as they are typed.",
  bad: withTitle("Fresh «**bread**»"),
  problem: "this text is plain, and readers would see the signs of Markdown",
  hint: "Write the words alone, or a backslash before each sign that readers should see.",
  good: withTitle("Fresh \\*\\*bread\\*\\*"),
  find({ value, kind }) {
    const root = kind === "plain" && /[*_`~\]]/.test(value) ? parseMarkdown(value, "sentence").root : undefined;
    const node = root && nodesIn(root).find((one) => isMarkup(one, value) && !isInWords(one, value));
    return node ? [spanOf(node)] : [];
  },
});

/** Whether a node is markup for certain. Underscores are part of names, such as __main__, and a link may be an address alone. */
function isMarkup(node: Nodes, text: string): boolean {
  const { start, end } = spanOf(node);
  if (node.type === "strong" || node.type === "emphasis")
    return text[start] === "*" || /\s/.test(text.slice(start, end));
  return node.type === "link" ? text[start] === "[" : ["inlineCode", "delete", "image"].includes(node.type);
}
