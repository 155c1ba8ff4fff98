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

/** What each extension looks for, which it does at every letter or line: a text without it is parsed in half of the time. */
const signs: Readonly<Record<"link" | "strikethrough" | "table", RegExp>> = {
  link: /@|:\/\/|[wW]{3}\./,
  strikethrough: /~~/,
  table: /\||:-|-:/,
};

const syntaxes = new Map<string, Extension[]>();

/** The parts of Markdown that a text can have. Made once for all that can have the same: a site has thousands of texts. */
function syntaxOf(text: string, kind: MarkdownKind): Extension[] {
  const has = {
    link: signs.link.test(text),
    strikethrough: signs.strikethrough.test(text),
    table: kind === "prose" && signs.table.test(text),
  };
  const key = JSON.stringify([kind, has]);
  const { gfmAutolinkLiteral, gfmStrikethrough, gfmTable } = markdownLibrary();
  const syntax = syntaxes.get(key) ?? [
    { disable: { null: kind === "prose" ? html : [...html, ...blocks] } },
    ...(has.link ? [gfmAutolinkLiteral()] : []),
    ...(has.strikethrough ? [gfmStrikethrough({ singleTilde: false })] : []),
    ...(has.table ? [gfmTable()] : []),
  ];
  syntaxes.set(key, syntax);
  return syntax;
}

/** Parses a text of Markdown. The offsets of the tree are those of the text. */
export function parseTree(text: string, kind: MarkdownKind): MarkdownTree {
  const targets: LinkSpans = new WeakMap();
  const root = markdownLibrary().fromMarkdown(text, {
    extensions: syntaxOf(text, kind),
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
