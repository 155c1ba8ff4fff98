import type { Nodes } from "mdast";
import { spanOf } from "../../markdown/markdown-links.ts";
import { nodesIn, parseMarkdown } from "../../markdown/parse-markdown.ts";
import { withTitle } from "../toolkit/examples.ts";
import { textCheck } from "./shown-texts.ts";
import { isInWords } from "./unintended-markdown.ts";

export const markdownInPlainText = textCheck({
  code: "markdown-in-plain-text",
  meaning:
    "A title, a label or another plain text contains Markdown, such as **strong**, [text](/route) or `code`, and readers see it as typed.",
  bad: withTitle("Fresh «**bread**»"),
  problem: "this is plain text, and readers would see the Markdown as typed",
  hint: "Write only the words, or put a backslash before each character that readers should see.",
  good: withTitle("Fresh \\*\\*bread\\*\\*"),
  find({ value, kind }) {
    const root = kind === "plain" && /[*_`~\]]/.test(value) ? parseMarkdown(value, "sentence").root : undefined;
    const nodes = root ? nodesIn(root).filter((one) => isMarkup(one, value) && !isInWords(one, value)) : [];
    const spans = nodes.map(spanOf);
    return spans.filter(({ start }) => !spans.some((around) => around.start < start && start < around.end));
  },
});

/** Whether a node is certainly markup. Underscores occur in names such as __main__, and a link may be a bare address. */
function isMarkup(node: Nodes, text: string): boolean {
  const { start, end } = spanOf(node);
  if (node.type === "strong" || node.type === "emphasis")
    return text[start] === "*" || /\s/.test(text.slice(start, end));
  return node.type === "link" ? text[start] === "[" : ["inlineCode", "delete", "image"].includes(node.type);
}
