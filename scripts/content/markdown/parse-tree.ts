import { createRequire } from "node:module";
import type { Root } from "mdast";
import type { Extension } from "micromark-util-types";
import { type LinkSpans, markdownExtension } from "./markdown-extension.ts";

/** A sentence is one paragraph, prose is all of CommonMark with the tables, strike-through and links of GFM. */
export type MarkdownKind = "sentence" | "prose";

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

const syntaxes = new Map<MarkdownKind, Extension[]>();

/** The parts of Markdown that a text of a kind can have. Made once: a site has thousands of texts. */
function syntaxOf(kind: MarkdownKind): Extension[] {
  const { gfmAutolinkLiteral, gfmStrikethrough, gfmTable } = markdownLibrary();
  const syntax = syntaxes.get(kind) ?? [
    { disable: { null: kind === "prose" ? html : [...html, ...blocks] } },
    gfmAutolinkLiteral(),
    gfmStrikethrough({ singleTilde: false }),
    ...(kind === "prose" ? [gfmTable()] : []),
  ];
  syntaxes.set(kind, syntax);
  return syntax;
}

/** Parses a text of Markdown. The offsets of the tree are those of the text. */
export function parseTree(text: string, kind: MarkdownKind): MarkdownTree {
  const targets: LinkSpans = new WeakMap();
  const root = markdownLibrary().fromMarkdown(text, {
    extensions: syntaxOf(kind),
    mdastExtensions: [markdownExtension(targets)],
  });
  return { root, targets };
}

type Library = Pick<typeof import("mdast-util-from-markdown"), "fromMarkdown"> &
  Pick<typeof import("micromark-extension-gfm-autolink-literal"), "gfmAutolinkLiteral"> &
  Pick<typeof import("micromark-extension-gfm-strikethrough"), "gfmStrikethrough"> &
  Pick<typeof import("micromark-extension-gfm-table"), "gfmTable">;

let library: Library | undefined;

/** The parser of Markdown. It is loaded on first use, because most texts have no markup and most commands are short. */
function markdownLibrary(): Library {
  library ??= {
    ...createRequire(import.meta.url)("mdast-util-from-markdown"),
    ...createRequire(import.meta.url)("micromark-extension-gfm-autolink-literal"),
    ...createRequire(import.meta.url)("micromark-extension-gfm-strikethrough"),
    ...createRequire(import.meta.url)("micromark-extension-gfm-table"),
  } as Library;
  return library;
}
