import type { LineIndex } from "../../diagnostic/line-index.ts";
import type { Excess } from "../../yaml/find-excess.ts";
import { withPageTitle } from "../toolkit/examples.ts";
import type { SyntaxRule } from "../toolkit/rule.ts";
import { excerpt, moreBelow, quoteText } from "../toolkit/wording.ts";
import { lineEntry } from "./line-entry.ts";

/** Parts of YAML that content does without. */
export const unsupportedYaml: SyntaxRule = {
  code: "unsupported-yaml",
  meaning:
    "A file has a part of YAML that content does without: an alias (*name) and the name that it refers to (&name), a merge key (<<), a tag (!!str), a directive (%YAML) or a second document. With them a line does not mean what it says, and a small file can stand for a very large one.",
  bad: withPageTitle("&shop The corner bakery").replace("Fresh bread\n", "«*shop»\n"),
  says: {
    message: "An alias stands here (*shop), expected the value itself.",
    hint: "Write the value that &shop names, and remove &shop there.",
  },
  good: withPageTitle("The corner bakery"),
  refuse(excess, lines) {
    if (!("source" in excess)) return undefined;
    const { start, end, kind, source } = excess;
    const place = { start, end };
    switch (kind) {
      case "alias":
        return { ...place, ...aliasWords(excess) };
      case "anchor":
        return {
          ...place,
          message: `A name for aliases stands here (${excerpt(source)}), and content has no aliases.`,
          hint: `Remove ${excerpt(source)}, and write the value itself wherever *${excerpt(source.slice(1))} stands.`,
        };
      case "merge":
        return {
          ...place,
          message: "A merge key stands here (<<), and content has none.",
          hint: "Write the keys themselves.",
        };
      case "tag":
        return {
          ...place,
          message: `A tag of YAML stands here (${excerpt(source)}), and content has none.`,
          hint: tagHint(source, lines, start),
        };
      case "directive":
        return {
          ...place,
          message: `A directive of YAML stands here (${excerpt(source)}), and content has none.`,
          hint: "Remove this line.",
        };
    }
  },
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

function aliasWords({ source, anchor, others }: Extract<Excess, { kind: "alias" }>) {
  const name = excerpt(source.slice(1));
  if (anchor === undefined) {
    return {
      message: `An alias stands here (*${name}), and nothing in the file has the name &${name}.`,
      hint: `Write the value itself, or put the text into quotes: "*${name}".`,
    };
  }
  return {
    message: `An alias stands here (*${name})${moreBelow(others)}, expected the value itself.`,
    hint: `Write the value that &${name} names, and remove &${name} there.`,
    related: { offset: anchor, message: `&${name} names the value here.` },
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
