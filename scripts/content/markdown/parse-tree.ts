import type { Root } from "mdast";
import type { Extension } from "micromark-util-types";
import { type LinkSpans, markdownExtension } from "./markdown-extension.ts";
import { markdownLibrary } from "./markdown-library.ts";

/** A sentence is one paragraph, prose is all of CommonMark with the tables, strike-through and links of GFM. */
export type MarkdownKind = "sentence" | "prose";

/** The tree of a text, and where the targets of its links stand. */
interface MarkdownTree {
  readonly root: Root;
  readonly targets: LinkSpans;
}

/** Raw HTML is never markup. What opens with a bracket stands for itself, and for its mistakes a check. */
const html = ["htmlFlow", "htmlText"];

/** The signs that make more of a line than a part of a paragraph. */
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

/** The parts of GFM, each with what a text must hold for it to matter: a parser that knows of all is a quarter slower. */
const parts = {
  strikethrough: /~/,
  autolink: /@|www\.|https?:\/\//i,
  // The second row of a table.
  table: /-/,
} as const;
type SyntaxPart = keyof typeof parts;

/** The parts of Markdown that a text of a kind can need. Made once: a site has thousands of texts. */
function syntaxOf(kind: MarkdownKind, text: string): readonly Extension[] {
  const needed = partsIn(text).filter((part) => part !== "table" || kind === "prose");
  const name = [kind, ...needed].join();
  const syntax = known.get(name) ?? [withoutSyntax(kind), ...needed.map(createPart)];
  known.set(name, syntax);
  return syntax;
}

const known = new Map<string, readonly Extension[]>();

function partsIn(text: string): SyntaxPart[] {
  // The keys of the object are its parts.
  return (Object.keys(parts) as SyntaxPart[]).filter((part) => parts[part].test(text));
}

function withoutSyntax(kind: MarkdownKind): Extension {
  return { disable: { null: kind === "prose" ? html : [...html, ...blocks] } };
}

function createPart(part: SyntaxPart): Extension {
  const { gfmAutolinkLiteral, gfmStrikethrough, gfmTable } = markdownLibrary();
  if (part === "table") return gfmTable();
  return part === "autolink" ? gfmAutolinkLiteral() : gfmStrikethrough({ singleTilde: false });
}

/** Parses a text of Markdown. The offsets of the tree are those of the text. */
export function parseTree(text: string, kind: MarkdownKind): MarkdownTree {
  const targets: LinkSpans = new WeakMap();
  const root = markdownLibrary().fromMarkdown(text, {
    extensions: [...syntaxOf(kind, text)],
    mdastExtensions: [markdownExtension(targets)],
  });
  return { root, targets };
}
