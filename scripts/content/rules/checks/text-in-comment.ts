import { Scalar, visit } from "yaml";
import { groupBy } from "../../diagnostic/group-by.ts";
import { toPointer } from "../../diagnostic/path.ts";
import { parseText } from "../../yaml/parse-text.ts";
import { pathOf } from "../syntax/swallowed-lines.ts";
import { everyText, type ShownText } from "../texts/shown-texts.ts";
import { withTitle } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { excerpt } from "../toolkit/wording.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";

export const textInComment: Check = {
  code: "text-in-comment",
  severity: "warning",
  scope: "file",
  meaning:
    "Something after a text looks like part of it but is a comment in YAML, so no reader sees it: a # with a number, or a Markdown heading that is indented less than the text above it.",
  bad: withTitle("«Bus» # 42 in the morning"),
  good: withTitle('"Bus # 42 in the morning"'),
  check: (content) =>
    [...groupBy(everyText(content), ({ file }) => file)].flatMap(([{ source }, texts]) =>
      /[ \t]#[ \t]+(?:\d|\p{Ll}.*[.!?]$)|^ *#(?:\d|#+ )/mu.test(source.text) ? commentsIn(source.text, texts) : [],
    ),
};

function commentsIn(source: string, texts: readonly ShownText[]): Finding[] {
  const byPlace = new Map(texts.map((text) => [toPointer(text.path), text]));
  const found: Finding[] = [];
  visit(parseText(source), {
    Scalar(_, node, ancestors) {
      const text = byPlace.get(toPointer(pathOf([...ancestors, node])));
      // Values that are filled in are written elsewhere.
      if (text === undefined || text.value !== node.value || !node.range) return;
      const behind = source.slice(node.range[1]);
      const end = text.value.trimEnd().length;
      const isBlock = node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED;
      const comment = isBlock
        ? text.kind === "prose" && headingBelow(behind.split("\n"))
        : node.type === Scalar.PLAIN && restOf(text, behind, source.slice(0, node.range[0]));
      if (!comment) return;
      const start = text.value.lastIndexOf("\n", end - 1) + 1;
      found.push({
        at: isBlock ? { ...text, excerpt: { start, end } } : text,
        message: `YAML treats "${excerpt(comment.trim())}" ${isBlock ? "below" : "after"} this text as a comment, which readers do not see.`,
        hint: isBlock
          ? "If it belongs to the text, indent it like the lines above. For a comment, write a single # and a space."
          : "If it belongs to the text, write all of it in quotes.",
      });
    },
  });
  return found;
}

/** The comment after a text, or below it and further in than its key, that begins with a number or ends the sentence. */
function restOf({ kind, value }: ShownText, behind: string, before: string): string | undefined {
  const [, below, indent = "", comment = ""] = /^[ \t]*(\r?\n)?([ \t]*)(#[ \t]+.*)/.exec(behind) ?? [];
  const key = /(?:^|\n)([ \t]*(?:- +)*)\S.*$/.exec(before)?.[1] ?? "";
  if (below !== undefined && (before.includes("\n", before.length - 1) || indent.length <= key.length))
    return undefined;
  const isEnd =
    below === undefined && kind !== "plain" && /\p{L}$/u.test(value) && /^#[ \t]+\p{Ll}.*[.!?]$/u.test(comment);
  return isEnd || /^#[ \t]+\d/.test(comment) ? comment : undefined;
}

/** The first line below Markdown that looks like more of it. A comment is usually indented like the line that it is about. */
function headingBelow(below: readonly string[]): string | undefined {
  const first = below.findIndex((line) => line.trim() !== "");
  const [comment, lead = ""] = /^( *)#(?:\d|#+ +[^#\s]).*/.exec(below[first] ?? "") ?? [];
  const next = below.slice(first).find((line) => !/^\s*(?:#|$)/.test(line));
  return next?.search(/\S/) === lead.length ? undefined : comment;
}
