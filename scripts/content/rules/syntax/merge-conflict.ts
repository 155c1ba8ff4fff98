import type { LineIndex } from "../../diagnostic/line-index.ts";
import type { Edit } from "../../yaml/edit.ts";
import type { SyntaxRule } from "../kinds/syntax-rule.ts";

/** Both sides of a conflict that Git left in the file. */
export const mergeConflict: SyntaxRule = {
  code: "merge-conflict",
  meaning: "Git could not merge two changes and left both in the file, between lines of <<<<<<<, ======= and >>>>>>>.",
  bad: `title: Home
«<<<<<<< HEAD»
description: Fresh bread every morning.
=======
description: Bread that is still warm.
>>>>>>> spring
blocks:
  - type: hero
    title: Fresh bread
`,
  says: {
    message: "A merge conflict begins here: the file holds both versions.",
    hint: "Keep one version, and remove the other and the lines of <<<<<<<, ======= and >>>>>>>.",
  },
  good: `title: Home
description: Bread that is still warm.
blocks:
  - type: hero
    title: Fresh bread
`,
  find({ lines }) {
    const first = lineStarting(lines, "<<<<<<<", 0);
    if (first === undefined) return undefined;
    const last = lineStarting(lines, ">>>>>>>", first);
    return {
      start: lines.start(first),
      end: lines.end(first),
      message: "A merge conflict begins here: the file holds both versions.",
      hint: "Keep one version, and remove the other and the lines of <<<<<<<, ======= and >>>>>>>.",
      ...(last === undefined
        ? {}
        : {
            related: { offset: lines.start(last), message: "The conflict ends here." },
            repair: keepFirstSide(lines, first, last),
          }),
    };
  },
};

function keepFirstSide(lines: LineIndex, first: number, last: number): Edit[] {
  const second = lineStarting(lines, "|||||||", first) ?? lineStarting(lines, "=======", first) ?? last;
  const removed = [first];
  for (let line = Math.min(second, last); line <= last; line++) removed.push(line);
  return removed.map((line) => ({ start: lines.start(line), end: lines.end(line), text: "" }));
}

function lineStarting(lines: LineIndex, mark: string, from: number): number | undefined {
  for (let line = from; line < lines.count; line++) {
    const text = lines.lineText(line);
    if (text === mark || text.startsWith(`${mark} `)) return line;
  }
  return undefined;
}
