import type { LineIndex } from "../../diagnostic/line-index.ts";
import type { Edit } from "../../yaml/edit.ts";
import type { SyntaxFinding, SyntaxRule } from "../kinds/syntax-rule.ts";

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
    if (first === undefined) return loneMark(lines);
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

/** The rest of a conflict whose first line has been removed. */
function loneMark(lines: LineIndex): SyntaxFinding | undefined {
  const marks = ["=======", ">>>>>>>"].flatMap((mark) => lineStarting(lines, mark, 0) ?? []);
  const [line] = marks.toSorted((a, b) => a - b);
  if (line === undefined) return undefined;
  return {
    start: lines.start(line),
    end: lines.end(line),
    message: "A mark of a merge conflict is left here, without the one that begins it.",
    hint: "Remove the line, and look whether both versions are above it.",
    repair: [...marks, ...marks.flatMap((at) => otherVersion(lines, at) ?? [])].map((at) => ({
      start: lines.start(at),
      end: lines.end(at),
      text: "",
    })),
  };
}

/** The line below a mark that gives the key of the line above it another time. */
function otherVersion(lines: LineIndex, mark: number): number | undefined {
  const keyOf = (line: number) =>
    /^( *[A-Za-z][\w-]*):/.exec(line < 0 || line >= lines.count ? "" : lines.lineText(line))?.[1];
  return keyOf(mark - 1) !== undefined && keyOf(mark - 1) === keyOf(mark + 1) ? mark + 1 : undefined;
}

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
