import type { Root } from "mdast";
import type { Extension } from "micromark-util-types";
import { markdownExtension, type Targets } from "./markdown-extension.ts";
import { markdownLibrary } from "./markdown-library.ts";

/** A sentence is one paragraph, prose is all of CommonMark with the tables, strike-through and links of GFM. */
export type MarkdownKind = "sentence" | "prose";

/** The tree of a text, and where the targets of its links stand. */
export interface MarkdownTree {
  readonly root: Root;
  readonly targets: Targets;
}

/** Raw HTML is never markup. What opens with a bracket stands for itself, and for its mistakes a check. */
const html = ["htmlFlow", "htmlText"];

/** What makes more of a line than a part of a paragraph. */
const blocks = [
  "blockQuote",
  "codeFenced",
  "codeIndented",
  "definition",
  "headingAtx",
  "list",
  "setextUnderline",
  "thematicBreak",
];

/** Parses a text of Markdown. The offsets of the tree are those of the text. */
export function parseTree(text: string, kind: MarkdownKind): MarkdownTree {
  const { fromMarkdown, gfmAutolinkLiteral, gfmStrikethrough, gfmTable } = markdownLibrary();
  const disable: Extension = { disable: { null: kind === "prose" ? html : [...html, ...blocks] } };
  const inline = [disable, gfmStrikethrough({ singleTilde: false }), gfmAutolinkLiteral()];
  const targets: Targets = new WeakMap();
  const root = fromMarkdown(text, {
    extensions: kind === "prose" ? [...inline, gfmTable()] : inline,
    mdastExtensions: [markdownExtension(targets)],
  });
  return { root, targets };
}
