import type { SyntaxRule } from "../toolkit/rule.ts";

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
  explain({ lines }) {
    const marks = Array.from({ length: lines.count }, (_, line) => line).filter((line) =>
      /^(?:<{7}|={7}|>{7})(?: |$)/.test(lines.lineText(line)),
    );
    const [first] = marks;
    if (first === undefined) return undefined;
    const place = { start: lines.start(first), end: lines.end(first) };
    if (!lines.lineText(first).startsWith("<")) {
      return {
        ...place,
        message: "A mark of a merge conflict is left here, without the one that begins it.",
        hint: "Remove the line, and look whether both versions are above it.",
      };
    }
    const last = marks.find((line) => lines.lineText(line).startsWith(">")) ?? first;
    return { ...place, ...mergeConflict.says, until: lines.end(last) };
  },
};
