import type { Nodes } from "mdast";
import { spanOf } from "../../markdown/markdown-links.ts";
import { nodesIn } from "../../markdown/parse-markdown.ts";
import { withDescription } from "../toolkit/examples.ts";
import { nodesOf, textCheck } from "./shown-texts.ts";

export const emptyLink = textCheck({
  code: "empty-link",
  severity: "error",
  meaning: "A link in a text has no words: nobody can see it, and a screen reader announces a link without a name.",
  bad: withDescription("Visit the mill«[](/)»."),
  problem: "this link has no words, expected [text](/route)",
  hint: "Write in the square brackets what the link leads to.",
  good: withDescription("Visit [the mill](/)."),
  find: (text) =>
    text.value.includes("[")
      ? nodesOf(text)
          .filter((node) => (node.type === "link" || node.type === "linkReference") && !hasWords(node))
          .map(spanOf)
      : [],
});

/** An image shows its description. */
function hasWords(node: Nodes): boolean {
  return nodesIn(node).some(
    (inner) =>
      inner.type === "image" ||
      inner.type === "imageReference" ||
      ("value" in inner && /[^\s\u200b]/.test(inner.value ?? "")),
  );
}
