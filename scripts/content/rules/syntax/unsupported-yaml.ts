import { isAlias, isCollection, isNode, isScalar, type Node, visit } from "yaml";
import type { LineIndex } from "../../diagnostic/line-index.ts";
import { withPageTitle } from "../toolkit/examples.ts";
import type { ParsedText, SyntaxFinding, SyntaxRule } from "../toolkit/rule.ts";
import { excerpt } from "../toolkit/wording.ts";

export const unsupportedYaml: SyntaxRule = {
  code: "unsupported-yaml",
  meaning:
    "A file has a part of YAML that content does without: an alias (*name) and the name that it refers to (&name), a merge key (<<), a tag (!!str), a directive (%YAML) or a second document. With them a line does not mean what it says, and a small file can stand for a very large one.",
  bad: withPageTitle("&shop The corner bakery").replace("Fresh bread\n", "«*shop»\n"),
  good: withPageTitle("The corner bakery"),
  refuse: (file) => directive(file) ?? firstPart(file),
  scan: ({ errors, lines }) =>
    errors
      .filter(({ code }) => code === "MULTIPLE_DOCS")
      .map(({ pos: [start] }) => ({
        start,
        end: lines.end(lines.lineAt(start)),
        message: "A second document begins here, expected one a file.",
        hint: "Remove this line, or move what follows into a file of its own.",
        until: lines.text.length,
      })),
};

function directive({ lines: { text } }: ParsedText): SyntaxFinding | undefined {
  const [all = "", source] = /^\uFEFF?(?:[ \t]*(?:#.*)?\r?\n)*(%.*)/.exec(text) ?? [];
  return source === undefined
    ? undefined
    : found(all.length - source.length, source, "A directive of YAML", "Remove this line.");
}

function found(start: number, source: string, part: string, hint: string): SyntaxFinding {
  const message = `${part} stands here (${excerpt(source)}), and content has none.`;
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

/** A tag of YAML itself. What begins with another `!` is rather a text that needs quotes. */
const ownTag = /(?<![^\s])(!(?:![A-Za-z][^\s,[\]{}]*|<[^\s>]*>|))\s*(?:&\S+\s+)?$/;

/** What content does without in a node. A text with a name that nothing refers to rather needs quotes. */
function partAt(node: Node, lines: LineIndex, anchors: Set<string>): SyntaxFinding | undefined {
  const [at = 0] = node.range ?? [];
  if (isAlias(node)) {
    const hint = `Write the value that &${excerpt(node.source)} names, or put the text into quotes if it is one.`;
    // What has another sign in it is rather a text in stars.
    const isName = anchors.has(node.source) || /^[\w-]+$/.test(node.source);
    return isName ? found(at, `*${node.source}`, "An alias", hint) : undefined;
  }
  if (isScalar(node) && node.value === "<<" && node.type === "PLAIN")
    return found(at, "<<", "A merge key", "Write the keys themselves.");
  const { tag, anchor } = node as { tag?: string; anchor?: string };
  const tagged = tag === undefined ? null : ownTag.exec(lines.text.slice(0, at));
  if (tagged)
    return found(
      tagged.index,
      tagged[1] ?? "",
      "A tag of YAML",
      "Remove it, or put the text into quotes if it is part of it.",
    );
  if (anchor === undefined) return undefined;
  anchors.add(anchor);
  const hint = `Remove &${excerpt(anchor)}, and write the value itself wherever *${excerpt(anchor)} stands.`;
  return isCollection(node)
    ? found(lines.text.lastIndexOf(`&${anchor}`, at), `&${anchor}`, "A name for aliases", hint)
    : undefined;
}
