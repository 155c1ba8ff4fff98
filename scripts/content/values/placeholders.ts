/** A part of a text: signs that stand for themselves, or the name of a value in braces. */
export interface TextPart {
  /** Its place in the text as it is written. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly name?: string;
  /** Whether it stands in two braces on each side, as other systems have it, or the brace behind it is missing. */
  readonly slip?: "doubled" | "open";
}

/** What may be a name in braces, in one or two: a column of a table may be called anything. */
const braces =
  /\\\{|\{\{ *([^{}\n]{1,60}?) *\}\}|\{ *([^{}\n]{1,60}?) *\}|\{ *([\p{L}_][\p{L}\p{N}_-]*(?:\.[\p{L}\p{N}_-]+)*)/gu;

/** The name of a value: letters of any script, digits, hyphens. Those of groups are joined by points. */
export const valueName = /^[\p{L}_][\p{L}\p{N}_-]*$/u;

/** Whether a text has the form of a name, with those of its groups. */
export function isName(text: string): boolean {
  return text.split(".").every((one) => valueName.test(one));
}

/** The parts of a text with braces; undefined where it has nothing to fill in. `\{` is a brace. */
export function textParts(text: string): readonly TextPart[] | undefined {
  if (!text.includes("{")) return undefined;
  const parts: TextPart[] = [];
  let start = 0;
  const addText = (end: number) => {
    if (end > start) parts.push({ start, end, text: text.slice(start, end) });
  };
  for (const { 0: found, 1: doubled, 2: own, 3: open, index } of text.matchAll(braces)) {
    addText(index);
    start = index + found.length;
    const name = doubled ?? own ?? open;
    const slip = doubled !== undefined ? "doubled" : open !== undefined ? "open" : undefined;
    const part = { start: index, end: start, text: name === undefined ? "{" : found };
    parts.push({ ...part, ...(name === undefined ? {} : { name }), ...(slip ? { slip } : {}) });
  }
  if (parts.length === 0) return undefined;
  addText(text.length);
  return parts;
}
