import { isAlias, isCollection, isScalar, type Node, visit } from "yaml";
import type { LineIndex } from "../../diagnostic/line-index.ts";
import { withPageTitle } from "../toolkit/examples.ts";
import type { ParsedText, SyntaxFinding, SyntaxRule } from "../toolkit/rule.ts";
import { excerpt, quoteText } from "../toolkit/wording.ts";
import { lineEntry } from "./line-entry.ts";

/** Parts of YAML that content does without. */
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
  if (source === undefined) return undefined;
  return {
    start: all.length - source.length,
    end: all.length,
    message: `A directive of YAML stands here (${excerpt(source)}), and content has none.`,
    hint: "Remove this line.",
  };
}

function firstPart({ document, lines }: ParsedText): SyntaxFinding | undefined {
  const anchors = new Map<string, number>();
  let found: SyntaxFinding | undefined;
  visit(document, (_, node) => {
    if (isScalar(node) && node.value === "<<" && node.type === "PLAIN") {
      const [start = 0, end = 0] = node.range ?? [];
      found = {
        start,
        end,
        message: "A merge key stands here (<<), and content has none.",
        hint: "Write the keys themselves.",
      };
    } else if (isAlias(node) || isScalar(node) || isCollection(node)) found = partAt(node, lines, anchors);
    return found && visit.BREAK;
  });
  return found;
}

/** A tag of YAML itself. What begins with another `!` is rather a text that needs quotes. */
const ownTag = /(?<![^\s])(!(?:![A-Za-z][^\s,[\]{}]*|<[^\s>]*>|))\s*(?:&\S+\s+)?$/;

function partAt(node: Node, lines: LineIndex, anchors: Map<string, number>): SyntaxFinding | undefined {
  const [at = 0, end = 0] = node.range ?? [];
  if (isAlias(node)) return alias(node.source, { start: at, end, anchor: anchors.get(node.source) });
  const { tag, anchor } = node as { tag?: string; anchor?: string };
  const tagged = tag === undefined ? undefined : ownTag.exec(lines.text.slice(0, at));
  if (tagged) {
    const [, source = ""] = tagged;
    return {
      start: tagged.index,
      end: tagged.index + source.length,
      message: `A tag of YAML stands here (${excerpt(source)}), and content has none.`,
      hint: tagHint(source, lines, tagged.index),
    };
  }
  if (anchor === undefined) return undefined;
  const start = lines.text.lastIndexOf(`&${anchor}`, at);
  anchors.set(anchor, start);
  const name = excerpt(anchor);
  // A name of a text that nothing refers to is rather a text that needs quotes.
  if (!isCollection(node)) return undefined;
  return {
    start,
    end: start + anchor.length + 1,
    message: `A name for aliases stands here (&${name}), and content has no aliases.`,
    hint: `Remove &${name}, and write the value itself wherever *${name} stands.`,
  };
}

interface AliasPlace extends Pick<SyntaxFinding, "start" | "end"> {
  readonly anchor: number | undefined;
}

function alias(source: string, { anchor, ...place }: AliasPlace): SyntaxFinding | undefined {
  const name = excerpt(source);
  if (anchor !== undefined)
    return {
      ...place,
      message: `An alias stands here (*${name}), expected the value itself.`,
      hint: `Write the value that &${name} names, and remove &${name} there.`,
      related: { offset: anchor, message: `&${name} names the value here.` },
    };
  // What has another sign in it is rather a text in stars.
  if (!/^[\w-]+$/.test(source)) return undefined;
  return {
    ...place,
    message: `An alias stands here (*${name}), and nothing in the file has the name &${name}.`,
    hint: `Write the value itself, or put the text into quotes: "*${name}".`,
  };
}

/** A tag that is not one of a type is rather the beginning of a text. */
function tagHint(source: string, lines: LineIndex, start: number): string {
  const { value } = lineEntry(lines, lines.lineAt(start));
  if (source !== "!" || !value.startsWith("!")) return `Remove ${excerpt(source)}.`;
  const isPicture = /^!\[[^\]]*\]\(/.test(value);
  const rest = isPicture ? ' A picture is an "image" of its block, and no part of a text.' : "";
  return `Remove it, or write ${quoteText(excerpt(value))} if it is part of the text.${rest}`;
}
