import type { Nodes } from "mdast";
import type { Span } from "../../markdown/markdown-extension.ts";
import { spanOf } from "../../markdown/markdown-links.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import type { ShownText } from "./shown-texts.ts";

/** The part that makes more of a text than one paragraph, by its name in a sentence: its place is its sign, or its first line. */
interface Structure extends Span {
  readonly kind: string;
}

/** Signs at the start of a line that may begin something else than a paragraph. */
const mayHold = /^[ \t]*(?:[-*+>] |[0-9]{1,9}[.)] |#{1,6} |```|~~~|\|)|\n[ \t]*(?:-{3,}|={3,})[ \t]*$/m;

/** The first part of a text of one paragraph that only running text can hold. */
export function structureOf({ value, kind }: ShownText): Structure | undefined {
  if (kind === "prose" || !mayHold.test(value)) return undefined;
  for (const [index, node] of (parseMarkdown(value, "prose").root?.children ?? []).entries()) {
    const { start, end } = spanOf(node);
    const [line = ""] = value.slice(start, end).split("\n");
    const found = structureAt(node, line, index === 0);
    if (!found) continue;
    const sign = /^(?:[-*+>]|[0-9]{1,9}[.)]|#{1,6}|`{3,}|~{3,})(?=[ \t]|[`~]|$)/.exec(line)?.[0];
    return { kind: found, start, end: start + (sign ?? line).length };
  }
  return undefined;
}

/** One sign alone at the start is none: `1. FC Köln`, `# 1 in town`, `> 5 kg`, `- 5 °C`. */
function structureAt(node: Nodes, line: string, isFirst: boolean): string | undefined {
  switch (node.type) {
    case "heading":
      return line.startsWith("# ") && isFirst ? undefined : "headings";
    case "list":
      return node.children.length > 1 ? "lists" : undefined;
    case "blockquote":
      return /^>[ \t]*\p{L}/u.test(line) ? "quotes" : undefined;
    case "table":
      return "tables";
    case "code":
      return /^[`~]/.test(line) ? "fences of code" : undefined;
    default:
      return undefined;
  }
}
