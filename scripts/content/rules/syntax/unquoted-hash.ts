import { isScalar, Scalar, visit } from "yaml";
import { withPageTitle } from "../toolkit/examples.ts";
import type { ParsedText, SyntaxFinding, SyntaxRule } from "../toolkit/rule.ts";
import { excerpt } from "../toolkit/wording.ts";

export const unquotedHash: SyntaxRule = {
  code: "unquoted-hash",
  meaning: "A text has a # after a space in it. Without quotes YAML takes it and all that follows for a comment.",
  bad: withPageTitle("The town's «#1 bakery»"),
  good: withPageTitle(`"The town's #1 bakery" # the space after # makes this a comment`),
  scan: (file) => (/[ \t]#[^\s#]/.test(file.lines.text) ? cutTexts(file) : []),
};

function cutTexts({ lines: { text }, document }: ParsedText): SyntaxFinding[] {
  const found: SyntaxFinding[] = [];
  visit(document, {
    Scalar(_, node) {
      if (!isScalar(node) || !node.range) return;
      const isText = node.type === Scalar.PLAIN && (typeof node.value === "string" || isMissing(node));
      const [, end] = node.range;
      // Without a space after it the hash is more likely part of the text than the start of a comment.
      const [, space = "", comment = ""] = /^([ \t]*)(#[^\s#!][^\r\n]*)/.exec(text.slice(end, end + 1000)) ?? [];
      if (!isText || comment === "") return;
      const start = end + space.length;
      found.push({
        start,
        end: start + comment.trimEnd().length,
        message: `YAML takes "${excerpt(comment.trimEnd())}" for a comment, so it is not part of the text.`,
        hint: "Write the whole text in quotes, or a space after # for a comment.",
      });
    },
  });
  return found;
}

/** Whether a value is missing because it is a comment: `title: #1 bakery`. */
function isMissing(node: Scalar): boolean {
  return node.value === null && node.range?.[0] === node.range?.[1];
}
