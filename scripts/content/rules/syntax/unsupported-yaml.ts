import { isAlias, isCollection, isNode, isScalar, type Node, visit } from "yaml";
import type { LineIndex } from "../../diagnostic/line-index.ts";
import { withPageTitle } from "../toolkit/examples.ts";
import type { ParsedText, SyntaxFinding, SyntaxRule } from "../toolkit/rule.ts";
import { excerpt } from "../toolkit/wording.ts";

export const unsupportedYaml: SyntaxRule = {
  code: "unsupported-yaml",
  meaning:
    "A file uses a YAML feature that is not allowed in content: an alias (*name) or the anchor that it refers to (&name), a merge key (<<), a tag (!!str), a directive (%YAML) or a second document. With these, a line does not mean what it says, and a small file can expand to a very large one.",
  bad: withPageTitle("&shop The corner bakery").replace("Fresh bread\n", "«*shop»\n"),
  good: withPageTitle("The corner bakery"),
  refuse: (file) => directive(file) ?? firstPart(file),
  scan: ({ errors, lines }) =>
    errors
      .filter(({ code }) => code === "MULTIPLE_DOCS")
      .map(({ pos: [start] }) => ({
        start,
        end: lines.end(lines.lineAt(start)),
        message: "A second document begins here, expected one per file.",
        hint: "Remove this line, or move what follows into its own file.",
        until: lines.text.length,
      })),
};

function directive({ lines: { text } }: ParsedText): SyntaxFinding | undefined {
  const [all = "", source] = /^\uFEFF?(?:[ \t]*(?:#.*)?\r?\n)*(%.*)/.exec(text) ?? [];
  return source === undefined
    ? undefined
    : found(all.length - source.length, source, "YAML directive", "Remove this line.");
}

function found(start: number, source: string, part: string, hint: string): SyntaxFinding {
  const message = `Unexpected ${part} (${excerpt(source)}): it is not allowed in content.`;
  return { start, end: start + source.length, message, hint };
}

function firstPart({ document, lines }: ParsedText): SyntaxFinding | undefined {
  const anchors = new Set<string>();
  let first: SyntaxFinding | undefined;
  visit(document, (_, node) => {
    if (isNode(node)) first = partAt(node, lines, anchors);
    return first && visit.BREAK;
  });
  return first;
}

/** A real YAML tag. Anything else that begins with `!` is more likely a text that needs quotes. */
const ownTag = /(?<![^\s])(!(?:![A-Za-z][^\s,[\]{}]*|<[^\s>]*>|))\s*(?:&\S+\s+)?$/;

/** An unsupported feature in a node. A text with an anchor that nothing refers to more likely needs quotes. */
function partAt(node: Node, lines: LineIndex, anchors: Set<string>): SyntaxFinding | undefined {
  const [at = 0] = node.range ?? [];
  if (isAlias(node)) {
    const hint = `Write the value that &${excerpt(node.source)} marks, or put it in quotes if it is a text.`;
    // With other characters in it, it is more likely a text between stars.
    const isName = anchors.has(node.source) || /^[\w-]+$/.test(node.source);
    return isName ? found(at, `*${node.source}`, "alias", hint) : undefined;
  }
  if (isScalar(node) && node.value === "<<" && node.type === "PLAIN")
    return found(at, "<<", "merge key", "Write the keys themselves.");
  const { tag, anchor } = node as { tag?: string; anchor?: string };
  const tagged = tag === undefined ? null : ownTag.exec(lines.text.slice(0, at));
  if (tagged)
    return found(
      tagged.index,
      tagged[1] ?? "",
      "YAML tag",
      "Remove it, or put the text in quotes if it is part of it.",
    );
  if (anchor === undefined) return undefined;
  anchors.add(anchor);
  const hint = `Remove &${excerpt(anchor)}, and write the value itself instead of each *${excerpt(anchor)}.`;
  return isCollection(node)
    ? found(lines.text.lastIndexOf(`&${anchor}`, at), `&${anchor}`, "anchor for aliases", hint)
    : undefined;
}
