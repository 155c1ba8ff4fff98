import type { Nodes } from "mdast";
import type { Span } from "../../markdown/markdown-extension.ts";
import { spanOf } from "../../markdown/markdown-links.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import type { ShownText } from "./shown-texts.ts";

/** The part that makes more of a text than one paragraph: its place is at the sign, or the first words, of it. */
export interface Structure extends Span {
  readonly kind: "paragraph" | "list" | "bullet" | "heading" | "comment" | "table" | "fence" | "quote";
}

/** Signs at the start of a line that may begin something else than a paragraph, and empty lines. */
const mayHold =
  /^[ \t]*(?:[-*+>] |[0-9]{1,9}[.)] |#{1,6} |```|~~~|\|)|\n[ \t]*(?:-{3,}|={3,})[ \t]*$|(?<!\s)[^\S\n]*\n[^\S\n]*\n\s*\S/m;

/** The first part of a text of one paragraph that only running text can hold. */
export function structureOf({ value, kind }: ShownText): Structure | undefined {
  if (kind === "prose" || !mayHold.test(value)) return undefined;
  const { root } = parseMarkdown(value, "prose");
  if (!root) return secondParagraph(value);
  let isFirst = true;
  for (const node of root.children) {
    const found = structureAt(node, value, isFirst);
    if (found) return { kind: found, ...openingSpan(node, value) };
    isFirst = false;
  }
  return undefined;
}

/** The second paragraph of a text without markup. */
function secondParagraph(text: string): Structure | undefined {
  const gap = /(?=\n)(?<=(?<!\s)[^\S\n]*)\n[^\S\n]*\n\s*(?=\S)/.exec(text);
  if (!gap) return undefined;
  const start = gap.index + gap[0].length;
  const end = text.indexOf("\n", start);
  return { kind: "paragraph", start, end: end < 0 ? text.length : end };
}

function structureAt(node: Nodes, text: string, isFirst: boolean): Structure["kind"] | undefined {
  const { start, end } = spanOf(node);
  const written = text.slice(start, end);
  switch (node.type) {
    case "paragraph":
      return isFirst ? undefined : "paragraph";
    case "list":
      if (node.children.length > 1) return "list";
      // A number, a minus or a footnote: `2026. A year`, `- 5 °C`, `* without tax`.
      if (node.ordered || /^.[ \t]+[0-9.,]*[0-9]/.test(written)) return undefined;
      if (!isFirst) return "list";
      return written.startsWith("-") ? "bullet" : undefined;
    case "heading":
      if (/^# [0-9]/.test(written)) return undefined;
      return written.startsWith("# ") ? "comment" : "heading";
    case "blockquote":
      // More than: `> 5 kg`.
      return /^>[ \t]*[^\p{L}\s]?[0-9]/u.test(written) ? undefined : "quote";
    case "table":
      return "table";
    case "code":
      return written.startsWith("`") || written.startsWith("~") ? "fence" : undefined;
    default:
      return undefined;
  }
}

/** The sign with which something begins, or its first line. */
function openingSpan(node: Nodes, text: string): Span {
  const { start, end } = spanOf(node);
  const line = text.slice(start, end).split("\n")[0] ?? "";
  const sign = /^(?:[-*+>]|[0-9]{1,9}[.)]|#{2,6}|`{3,}|~{3,})(?=[ \t]|[`~]|$)/.exec(line)?.[0];
  return { start, end: start + (sign ?? line).length };
}
