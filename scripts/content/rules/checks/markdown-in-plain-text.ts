import type { Nodes } from "mdast";
import { valueAt } from "../../diagnostic/path.ts";
import type { ContentIndex } from "../../index/content-index.ts";
import { spanOf } from "../../markdown/markdown-links.ts";
import { nodesIn, parseMarkdown } from "../../markdown/parse-markdown.ts";
import type { ShownText } from "../lookups/shown-texts.ts";
import { textCheck } from "../lookups/text-check.ts";
import { withTitle } from "../words/example-texts.ts";

/** Markdown where nothing reads it. */
export const markdownInPlainText = textCheck({
  code: "markdown-in-plain-text",
  meaning:
    "A title, a label or another plain text has Markdown, such as **strong**, [text](/route) or `code`, whose signs readers see as they are typed.",
  bad: withTitle("Fresh «**bread**»"),
  says: {
    message: 'Unexpected "**bread**": this text is plain, and readers would see the signs of Markdown.',
    hint: 'Write the words alone, or a backslash before each sign that readers should see. In this block "description" takes Markdown.',
  },
  good: withTitle("Fresh \\*\\*bread\\*\\*"),
  find(text, content) {
    const { value, kind } = text;
    const root = kind === "plain" && /[*_`~\]]/.test(value) ? parseMarkdown(value, "sentence").root : undefined;
    const node = root && nodesIn(root).find((one) => isMarkup(one, value));
    if (!node) return [];
    const problem = "this text is plain, and readers would see the signs of Markdown";
    const hint = `Write the words alone, or a backslash before each sign that readers should see.${markdownFields(content, text)}`;
    return [{ ...spanOf(node), problem, hint }];
  },
});

/** Whether a node is markup for certain. Underscores are part of names, such as __main__, and a link may be an address alone. */
function isMarkup(node: Nodes, text: string): boolean {
  const { start, end } = spanOf(node);
  switch (node.type) {
    case "strong":
    case "emphasis":
      return text[start] === "*" || /\s/.test(text.slice(start, end));
    case "link":
      return text[start] === "[";
    case "inlineCode":
    case "delete":
    case "image":
      return true;
    default:
      return false;
  }
}

/** Says which fields of the block of a text take Markdown. */
function markdownFields({ blockTypes }: ContentIndex, { file, path }: ShownText): string {
  const [top, index] = path;
  if (top !== "blocks" || index === undefined) return "";
  const schema = blockTypes.get(String(valueAt(file.data, [top, index, "type"])));
  const fields = Object.entries(schema?.properties ?? {}).filter(([, { $ref = "" }]) => $ref.includes("-markdown."));
  return fields.length === 0 ? "" : ` In this block "${fields.map(([name]) => name).join('" and "')}" takes Markdown.`;
}
