import { createRequire } from "node:module";
import type { Link, Nodes, Parent, Root, Text } from "mdast";
import { type MarkdownKind, type MaskedText, maskSigns } from "./mask-signs.ts";

/** The most levels of nested quotes and lists. */
const mostLevels = 20;

/** A line that begins more of them. A list marker is followed by a space; a line of only such markers is a thematic break. */
const nested = new RegExp(
  `^(?![ \\t]*([*-])(?:[ \\t]*\\1)*[ \\t]*$)(?:[ \\t]*(?:>|(?:[*+-]|[0-9]{1,9}[.)])(?=[ \\t]))){${mostLevels}}`,
  "m",
);

/** The most levels of nested elements: many more could overflow the stack. */
const mostDepth = 500;

/** Whether a text has enough markup characters to exceed these levels, without parsing it. */
export function mayBeDeep(text: string): boolean {
  return nested.test(text) || (text.length > mostDepth && (text.match(/[*_~]+/g) ?? []).length > mostDepth);
}

let library: Pick<typeof import("satteri"), "markdownToMdast"> | undefined;

/**
 * Parses a Markdown text, in which raw HTML is never markup. The offsets of the tree are those of the text. Undefined if it is nested more
 * deeply than people write.
 */
export function parseTree(text: string, kind: MarkdownKind): Root | undefined {
  const isDoubtful = mayBeDeep(text);
  if (isDoubtful && nested.test(text)) return undefined;
  const source = maskSigns(text, kind);
  // Loaded on first use, because most texts have no markup and most commands are short.
  library ??= createRequire(import.meta.url)("satteri") as NonNullable<typeof library>;
  const root = library.markdownToMdast(source.masked, { features }) as Root;
  if (isDoubtful && isDeep(root)) return undefined;
  if (source.masked !== text || /<|:\/\/|[wW]{3}\.|['’][^\s'’@]*@/.test(text)) mend(root, source);
  return root;
}

function isDeep(root: Root): boolean {
  let level: readonly Nodes[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > mostDepth) return true;
    level = level.flatMap((node) => ("children" in node ? node.children : []));
  }
  return false;
}

const features = { gfm: { footnotes: false }, frontmatter: false };

/** Restores the masked characters in a tree, and corrects its links. */
function mend(parent: Parent, source: MaskedText): void {
  const children: Nodes[] = [];
  for (const node of parent.children.flatMap((child) => mended(child, source))) {
    const last = children.at(-1);
    if (node.type === "text" && last?.type === "text") children[children.length - 1] = joined(last, node);
    else children.push(node);
  }
  parent.children = children as Parent["children"];
}

function mended(node: Nodes, source: MaskedText): Nodes[] {
  const { unmask } = source;
  if ("children" in node) mend(node, source);
  if (node.type === "html") return [{ ...node, type: "text", value: unmask(node.value) }];
  if ("value" in node) node.value = unmask(node.value);
  if ("url" in node) node.url = unmask(node.url);
  if ("alt" in node && node.alt) node.alt = unmask(node.alt);
  if ("identifier" in node) node.identifier = unmask(node.identifier);
  if (node.type === "code" && node.lang) node.lang = unmask(node.lang);
  return node.type === "link" ? mendedLink(node, source) : [node];
}

/** A bare address ends where GFM says, and is a link only if one is meant. */
function mendedLink(link: Link, { text }: MaskedText): Nodes[] {
  const [only] = link.children;
  const start = link.position?.start.offset ?? 0;
  if (only?.type !== "text" || only.position?.start.offset !== start) return [link];
  const isWww = /^www\./i.test(only.value) && link.url.startsWith("http");
  // A host without a dot is an example in a sentence, and a host with a comma is a list of addresses.
  const isExample = /^https?:\/\/(?:(?!localhost\b|[^/?#]*@)[^,./?#:[]+(?:[/?#:]|$)|[^/?#@]*,)/i.test(link.url);
  const before = text.slice(0, start);
  // A mailbox such as o'brien@… would be cut to that of someone else.
  const isCut = isWww
    ? !/(?:^|[\s*_~(])$/.test(before)
    : /^mailto:/.test(link.url) && /[\p{L}\p{N}]['’]$/u.test(before);
  if (isExample || isCut) return [only];
  const length = lengthOfAddress(only.value);
  const [address, rest] = [part(only, 0, length), part(only, length, only.value.length)];
  // GitHub uses http: here, which few servers still need.
  const url = isWww ? `https://${address.value}` : link.url.slice(0, lengthOfAddress(link.url));
  const ended: Link = { ...link, ...address, type: "link", url, children: [address] };
  return rest.value === "" ? [ended] : [ended, rest];
}

/** A host followed by a grammatical ending, as in example.org'da, or by a Japanese word. */
const hostBeforeEnding =
  /^(?:https?:\/\/|www\.)(?:[a-z\d-]+\.)+[a-z]{2,}(?=(?:['’-]|:(?![\d/]|$)|[^ -~])[^./?#@]*$)(?<!\.xn)/i;

/** The length of the actual address in what the parser treats as one. */
function lengthOfAddress(text: string): number {
  return hostBeforeEnding.exec(text)?.[0].length ?? text.search(/<|["']>|$/);
}

function part({ value, position }: Text, from: number, to: number): Text {
  const { offset: start = 0, ...point } = position?.start ?? { line: 1, column: 1 };
  const at = (index: number) => ({ ...point, offset: start + index });
  return { type: "text", value: value.slice(from, to), position: { start: at(from), end: at(to) } };
}

function joined(first: Text, second: Text): Text {
  const [start, end] = [first.position?.start, second.position?.end];
  return { ...first, value: first.value + second.value, ...(start && end ? { position: { start, end } } : {}) };
}
