import type { Definition, Nodes, Root } from "mdast";
import type { InlineText, ProseNode } from "../../../src/content-values.ts";
import type { MarkdownKind } from "./mask-signs.ts";
import { parseTree } from "./parse-tree.ts";
import { isPlainMarkdown } from "./plain-markdown.ts";
import { type Definitions, inlineText, proseNodes } from "./shown-nodes.ts";

export interface Markdown {
  readonly text: string;
  /** Undefined if all of the text is shown as it is. */
  readonly root: Root | undefined;
  readonly definitions: Definitions;
}

/**
 * The most characters of cached texts: about one page, which is checked, searched for links and resolved. With more, the trees of many
 * pages would outlive minor garbage collections.
 */
const mostCharacters = 32_768;

let known: Record<MarkdownKind, Map<string, Markdown>> = { sentence: new Map(), prose: new Map() };
let characters = 0;

const noDefinitions: Definitions = new Map();

/** Parses a Markdown text. Anything that is not markup stays text, so it cannot fail. */
export function parseMarkdown(text: string, kind: MarkdownKind): Markdown {
  if (isPlainMarkdown(text, kind)) return plain(text);
  const before = known[kind].get(text);
  if (before) return before;
  // New maps: a cleared old map would keep its contents until a major garbage collection, which is rare.
  if (characters > mostCharacters) [known, characters] = [{ sentence: new Map(), prose: new Map() }, 0];
  const markdown = parse(text, kind);
  known[kind].set(text, markdown);
  characters += text.length;
  return markdown;
}

export function resolveSentence(text: string): InlineText {
  const { root, definitions } = parseMarkdown(text, "sentence");
  if (!root) return text.trimEnd().replaceAll("\n", " ");
  // More than one paragraph is a mistake, which a check reports.
  const nodes = root.children.flatMap((node, index) => [...(index > 0 ? [space] : []), ...childrenOf(node)]);
  return inlineText(nodes, definitions);
}

const space: Nodes = { type: "text", value: " " };

export function resolveProse(text: string): ProseNode[] {
  const { root, definitions } = parseMarkdown(text, "prose");
  if (root) return proseNodes(root.children, definitions);
  const paragraphs = text.trimEnd().split(/\n\s*\n/);
  return paragraphs.map((paragraph) => ({ kind: "paragraph", children: paragraph.replaceAll("\n", " ") }));
}

export function childrenOf(node: Nodes): readonly Nodes[] {
  return "children" in node ? node.children : [];
}

/** All descendants of a node, parents before children. */
export function nodesIn(node: Nodes): Nodes[] {
  const found: Nodes[] = [];
  const next: Nodes[] = [...childrenOf(node)].reverse();
  for (let current = next.pop(); current; current = next.pop()) {
    found.push(current);
    next.push(...[...childrenOf(current)].reverse());
  }
  return found;
}

/** The text of a node that readers see, including code. */
export function wordsIn(node: Nodes): string {
  return nodesIn(node)
    .map((one) => (one.type === "text" || one.type === "inlineCode" ? one.value : ""))
    .join("");
}

function plain(text: string): Markdown {
  return { text, root: undefined, definitions: noDefinitions };
}

function parse(text: string, kind: MarkdownKind): Markdown {
  const root = parseTree(text, kind);
  if (!root) return plain(text);
  const definitions = new Map<string, Definition>();
  if (text.includes("]:")) {
    for (const node of nodesIn(root)) {
      if (node.type === "definition" && !definitions.has(node.identifier)) definitions.set(node.identifier, node);
    }
  }
  return { text, root, definitions };
}
