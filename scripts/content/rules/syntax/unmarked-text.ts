import { possibleDataOf } from "../../yaml/parse-text.ts";
import type { SyntaxProblem, SyntaxRule } from "../kinds/syntax-rule.ts";
import { indentOf } from "../lines/find-indentation.ts";
import { lineEntry } from "../lines/line-entry.ts";
import { pathOfKey } from "../lines/path-of-key.ts";
import { excerpt } from "../words/describe-value.ts";

/** Running text below its key without the sign that says so. */
export const unmarkedText: SyntaxRule = {
  code: "unmarked-text",
  meaning:
    "A text stands on the lines below its key, and has a sign in it that means something to YAML, such as a colon. Behind the key a | says that all of it is text.",
  bad: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: prose
    title: How we bake
    «body»:
      We knead at night: nobody sees it.
      At six the bread is done.
`,
  says: {
    message: 'The text of "body" stands on the lines below, and nothing says that it is text.',
    hint: 'Write "body: |", and the text below as it is.',
  },
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: prose
    title: How we bake
    body: |
      We knead at night: nobody sees it.
      At six the bread is done.
`,
  find(problem) {
    const { lines, start, trials } = problem;
    const line = lines.lineAt(start);
    const owner = ownerOf(problem, line);
    if (owner === undefined) return undefined;
    const { start: at, key = "", valueStart } = lineEntry(lines, owner);
    const end = Math.min(valueStart, lines.end(owner));
    const repair = [{ start: end, end, text: " |" }];
    const document = trials.parse(`${lines.text.slice(0, end)} |${lines.text.slice(end)}`);
    const path = document && pathOfKey(document, at);
    if (!document || !path || problem.shape.at(possibleDataOf(document), path)?.schema.type !== "string")
      return undefined;
    return {
      start: at,
      end: at + key.length,
      message: `The text of "${excerpt(key)}" stands on the lines below, and nothing says that it is text.`,
      hint: `Write "${key}: |", and the text below as it is.`,
      repair,
    };
  },
};

/** The line above some text, further out, whose key has no value. The text begins with words, and not with a key of ours. */
function ownerOf({ lines, shape }: SyntaxProblem, errorLine: number): number | undefined {
  const column = indentOf(lines, errorLine);
  for (let line = errorLine; line >= 0; line--) {
    const text = lines.lineText(line);
    if (text.trim() === "" || (indentOf(lines, line) >= column && line !== errorLine)) continue;
    const { key, value } = lineEntry(lines, line);
    if (indentOf(lines, line) >= column) continue;
    const first = lineEntry(lines, nextLine(line));
    const isText = first.key === undefined ? /^\p{L}/u.test(first.value) : / /.test(first.key);
    return key !== undefined && value === "" && isText && !shape.keys.has(first.key ?? "") ? line : undefined;
  }
  return undefined;

  function nextLine(line: number): number {
    let next = line + 1;
    while (next < errorLine && lines.lineText(next).trim() === "") next++;
    return next;
  }
}
