import { isScalar, Scalar, visit } from "yaml";
import { withPageTitle } from "../toolkit/examples.ts";
import type { ParsedText, SyntaxFinding, SyntaxRule } from "../toolkit/rule.ts";
import { excerpt } from "../toolkit/wording.ts";
import { indentOf, lastLineInside, lineAbove, lineEntry, textAbove } from "./line-entry.ts";

export const unquotedHash: SyntaxRule = {
  code: "unquoted-hash",
  meaning:
    "A text contains a # after a space, with no space after it or with more of the text below. Without quotes, YAML treats the # and everything after it as a comment.",
  bad: withPageTitle("The town's «#1 bakery»"),
  good: withPageTitle(`"The town's #1 bakery" # the space after # makes this a comment`),
  explain({ lines, line }) {
    const above = Math.max(lineAbove(lines, line), 0);
    const { start, key, value, valueStart, valueEnd } = lineEntry(lines, above);
    // The comment is behind the text, or on a line of its own below it.
    const [, lead = "", comment = ""] = /^(\s*)(#.*)/.exec(lines.text.slice(valueEnd, lines.start(line))) ?? [];
    const isText =
      value !== "" && comment !== "" && !/^["'[{|>]/.test(value) && lineEntry(lines, line).key === undefined;
    // A complete entry of a list or a mapping does not continue below.
    const column = key === undefined && start === valueStart ? indentOf(lines, line) - 1 : start - lines.start(above);
    if (!isText || textAbove(lines, above) || indentOf(lines, line) <= column || /^\s*- /.test(lines.lineText(line)))
      return undefined;
    return {
      start: valueEnd + lead.length,
      end: valueEnd + lead.length + comment.length,
      message: `YAML treats "${excerpt(comment)}" as a comment that ends the text, but more of the text follows.`,
      hint: "Write the whole text in quotes, or without the comment.",
      until: lines.end(lastLineInside(lines, line, column)),
    };
  },
  scan: (file) => (/[ \t]#[^\s#]/.test(file.lines.text) ? cutTexts(file) : []),
};

function cutTexts({ lines: { text }, document }: ParsedText): SyntaxFinding[] {
  const found: SyntaxFinding[] = [];
  visit(document, {
    Scalar(_, node) {
      if (!isScalar(node) || !node.range) return;
      const [start, end] = node.range;
      // A value may be missing because it is a comment: `title: #1 bakery`.
      const isMissing = node.value === null && start === end;
      const isText = node.type === Scalar.PLAIN && (typeof node.value === "string" || isMissing);
      // Without a space after it, the # is more likely part of the text than the start of a comment.
      const [, space = "", comment = ""] = /^([ \t]*)(#[^\s#!][^\r\n]*)/.exec(text.slice(end, end + 1000)) ?? [];
      if (!isText || comment === "") return;
      found.push({
        start: end + space.length,
        end: end + space.length + comment.trimEnd().length,
        message: `YAML treats "${excerpt(comment.trimEnd())}" as a comment, so it is not part of the text.`,
        hint: "Write the whole text in quotes, or a space after # for a comment.",
      });
    },
  });
  return found;
}
