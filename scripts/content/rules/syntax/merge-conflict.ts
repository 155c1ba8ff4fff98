import type { LineIndex } from "../../diagnostic/line-index.ts";
import { withTopLines } from "../toolkit/examples.ts";
import type { SyntaxFinding, SyntaxRule } from "../toolkit/rule.ts";

export const mergeConflict: SyntaxRule = {
  code: "merge-conflict",
  meaning: "Git could not merge two changes and left both in the file, between <<<<<<<, ======= and >>>>>>>.",
  bad: withTopLines("«<<<<<<< HEAD»\nunlisted: true\n=======\nlanguage: fr\n>>>>>>> spring"),
  good: withTopLines("language: fr"),
  explain: ({ lines }) => mergeMarks(lines),
};

export function mergeMarks(lines: LineIndex): SyntaxFinding | undefined {
  const marks = Array.from({ length: lines.count }, (_, line) => line).filter((line) =>
    /^(?:<{7}|={7}|>{7})(?: |$)/.test(lines.lineText(line)),
  );
  const [first, last = first] = [marks[0], marks.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return {
    start: lines.start(first),
    end: lines.end(first),
    message: "This is a merge conflict marker: the file contains both versions, or parts of them.",
    hint: "Keep one version, and remove the other and the lines with <<<<<<<, ======= and >>>>>>>.",
    until: lines.end(last),
  };
}
