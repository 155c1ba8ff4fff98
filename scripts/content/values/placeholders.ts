/** A part of a text: signs that stand for themselves, or the name of a value in braces. */
export interface TextPart {
  /** Its place in the text as it is written. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly name?: string;
}

/** The columns of a table may have names of several words. */
const braces = /\\\{|\{ *([\p{L}_][\p{L}\p{N}_-]*(?:[. ][\p{L}\p{N}_-]+)*) *\}/gu;

/** The name of a value: letters of any script, digits, hyphens. Those of groups are joined by points. */
export const valueName = /^[\p{L}_][\p{L}\p{N}_-]*$/u;

/** The parts of a text with braces; undefined where it has nothing to fill in. `\{` is a brace. */
export function textParts(text: string): readonly TextPart[] | undefined {
  if (!text.includes("{")) return undefined;
  const parts: TextPart[] = [];
  let start = 0;
  const addText = (end: number) => {
    if (end > start) parts.push({ start, end, text: text.slice(start, end) });
  };
  for (const { 0: found, 1: name, index } of text.matchAll(braces)) {
    addText(index);
    start = index + found.length;
    parts.push({
      start: index,
      end: start,
      text: name === undefined ? "{" : found,
      ...(name === undefined ? {} : { name }),
    });
  }
  if (parts.length === 0) return undefined;
  addText(text.length);
  return parts;
}
