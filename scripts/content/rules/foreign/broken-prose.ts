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
