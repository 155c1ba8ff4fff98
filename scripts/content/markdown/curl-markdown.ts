import type { InlineNode, InlineText, ProseNode } from "../../../src/content-values.ts";
import { createQuoteWriter, type QuoteWriter } from "../markup/curl-quotes.ts";

/** A paragraph with the quotes and apostrophes of its language. Code keeps its own. */
export function curlSentence(text: InlineText, language: string): InlineText {
  return curlInline(text, createQuoteWriter(language));
}

/** Running text with the quotes and apostrophes of its language. Code keeps its own. */
export function curlProse(nodes: readonly ProseNode[], language: string): ProseNode[] {
  const sentence = (text: InlineText) => curlSentence(text, language);
  return nodes.map((node): ProseNode => {
    switch (node.kind) {
      case "list":
        return { ...node, items: node.items.map((item) => curlProse(item, language)) };
      case "quote":
        return { ...node, children: curlProse(node.children, language) };
      case "table":
        return { ...node, head: node.head.map(sentence), rows: node.rows.map((row) => row.map(sentence)) };
      case "code":
      case "rule":
        return node;
      default:
        return { ...node, children: sentence(node.children) };
    }
  });
}

function curlInline(text: InlineText, write: QuoteWriter): InlineText {
  return typeof text === "string" ? write(text) : text.map((node) => curlNode(node, write));
}

function curlNode(node: InlineNode, write: QuoteWriter): InlineNode {
  if (typeof node === "string") return write(node);
  if (node.kind === "break") {
    write(" ");
    return node;
  }
  if (node.kind === "code") {
    // A sign after code follows a word.
    write("x");
    return node;
  }
  return { ...node, children: curlInline(node.children, write) };
}
