import type { TextMistake } from "../words/text-finding.ts";

/** A fence of code that is not closed, so that the rest of the text is code. */
export function unclosedFence(text: string): TextMistake[] {
  const fences = [...text.matchAll(/^ {0,3}(?:`{3,}|~{3,}(?!~))[^\n`]*$/gm)];
  const last = fences.at(-1);
  if (!last || fences.length % 2 === 0) return [];
  return [
    {
      start: last.index,
      end: last.index + last[0].length,
      problem: "this fence of code is not closed, so the rest of the text is code",
      hint: "Write the fence again in a line of its own below the code.",
    },
  ];
}

/** A row of a table with more cells than its head, which are not shown. */
export function wideRow(text: string): TextMistake[] {
  let head: number | undefined;
  let start = 0;
  for (const line of text.split("\n")) {
    const isRow = /^ *\|.*\| *$/.test(line);
    const cells = line
      .replaceAll("\\|", "")
      .replaceAll(/`[^`]*`/g, "")
      .split("|").length;
    if (!isRow) head = undefined;
    else if (head === undefined) head = cells;
    else if (cells > head) {
      return [
        {
          start,
          end: start + line.length,
          problem: "this row has more cells than the head of its table, and the last are not shown",
          hint: "Write as many cells as in the first row.",
        },
      ];
    }
    start += line.length + 1;
  }
  return [];
}
