import { isScalar, Scalar, visit } from "yaml";
import type { ParsedText, SyntaxFinding, SyntaxRule } from "../kinds/syntax-rule.ts";
import { excerpt } from "../words/describe-value.ts";

/** Texts that a ` #` cuts short. */
export const unquotedHash: SyntaxRule = {
  code: "unquoted-hash",
  isOneByForm: true,
  meaning: "A text has a # after a space in it. Without quotes YAML takes it and all that follows for a comment.",
  bad: `title: The town's «#1 bakery»
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
`,
  says: {
    message: 'YAML takes "#1 bakery" for a comment, so it is not part of the text.',
    hint: "Write the whole text in quotes, or a space after # for a comment.",
  },
  good: `title: "The town's #1 bakery" # the space after # makes this a comment
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
`,
  find({ lines, start }) {
    // A text over several lines ends at the comment, and its next line is left over.
    const line = lines.lineAt(start) - 1;
    const match = line < 0 ? undefined : /\S([ \t]+#[^\s#].*)$/s.exec(lines.lineText(line));
    const comment = match?.[1];
    if (comment === undefined) return undefined;
    const from = lines.end(line) - comment.length;
    const hash = from + comment.indexOf("#");
    return { ...words(lines.text, from), repair: [{ start: hash, end: hash + 1, text: "+" }] };
  },
  scan(file) {
    return /[ \t]#[^\s#]/.test(file.lines.text) ? cutTexts(file) : [];
  },
};

function cutTexts({ lines, document }: ParsedText): SyntaxFinding[] {
  const found: SyntaxFinding[] = [];
  visit(document, {
    Scalar(_, node) {
      if (!isScalar(node) || !node.range) return;
      const isText = node.type === Scalar.PLAIN && (typeof node.value === "string" || isMissing(node));
      const [start, end] = node.range;
      // Without a space after it the hash is more likely part of the text than the start of a comment.
      if (isText && /^[ \t]*#[^\s#!]/.test(lines.text.slice(end, end + 200))) {
        found.push({ ...words(lines.text, end), ...quoting(lines.text, start, end) });
      }
    },
  });
  return found;
}

/** Quotes a text with its comment, where both stand on one line. */
function quoting(text: string, start: number, end: number): Pick<SyntaxFinding, "repair"> {
  const whole = text.slice(start, end) + commentAt(text, end);
  if (whole.includes("\n")) return {};
  return { repair: [{ start, end: start + whole.length, text: ` ${JSON.stringify(whole.trim())}` }] };
}

function commentAt(text: string, from: number): string {
  return /^[^\r\n]*/.exec(text.slice(from))?.[0].trimEnd() ?? "";
}

/** Whether a value is missing because it is a comment: `title: #1 bakery`. */
function isMissing(node: Scalar): boolean {
  return node.value === null && node.range?.[0] === node.range?.[1];
}

function words(text: string, from: number): SyntaxFinding {
  const comment = commentAt(text, from);
  const start = from + comment.length - comment.trimStart().length;
  return {
    start,
    end: from + comment.length,
    message: `YAML takes "${excerpt(text.slice(start, from + comment.length))}" for a comment, so it is not part of the text.`,
    hint: "Write the whole text in quotes, or a space after # for a comment.",
  };
}
