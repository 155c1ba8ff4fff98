import { escapePattern } from "../words/escape-pattern.ts";

/** The most characters of a word that is looked for. */
const longest = 40;

/**
 * Where YAML has joined two lines of a file into one line of a text: `next` stands in the text from `start` on, and in the
 * file at the start of a line below the word that stands before it in the text. Returns the rest of that line.
 */
export function findJoined(
  source: string,
  value: string,
  { start, afterGap = false }: { start: number; afterGap?: boolean },
): string | undefined {
  const before = /(?<!\S)\S+$/.exec(value.slice(Math.max(0, start - longest), start).trimEnd())?.[0];
  const after = /^\S+(?: \S+)?/.exec(value.slice(start, start + longest))?.[0];
  if (before === undefined || after === undefined) return undefined;
  const gap = afterGap ? "[ \\t\\r]*\\n[ \\t\\r]*\\n\\s*" : "[ \\t\\r]*\\n[ \\t]*";
  const pattern = new RegExp(`${escapePattern(before)}${gap}(${escapePattern(after)}[^\\n]*)`);
  return pattern.exec(source)?.[1]?.trimEnd();
}
