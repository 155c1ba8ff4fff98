/** A part of a text: literal text, or the name of a value in braces. */
export interface TextPart {
  /** Its place in the text as it is written. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly name?: string;
  /** A mistake: double braces, as in other systems, or a missing closing brace. */
  readonly slip?: "doubled" | "open";
}

/** A possible name in single or double braces. It may be any text, because table columns can have any name. */
const braces =
  /\\\{|\{\{ *([^{}\n]{1,60}?) *\}\}|\{ *([^{}\n]{1,60}?) *\}|\{ *([\p{L}_][\p{L}\p{N}_-]*(?:\.[\p{L}\p{N}_-]+)*)/gu;

/** The name of a value: letters of any script, digits, hyphens. The names of groups and values are joined by dots. */
export const valueName = /^[\p{L}_][\p{L}\p{N}_-]*$/u;

/** Whether a text has the form of a name, perhaps with group names. */
export function isName(text: string): boolean {
  return text.split(".").every((one) => valueName.test(one));
}

/** The parts of a text with braces; undefined if there is nothing to fill in. `\{` is a literal brace. */
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

/** A text without the names in braces; empty if it holds nothing else. */
export function withoutNames(text: string): string {
  return text.replaceAll(/\{[^{}]*\}/g, "").trim();
}

/** Whether a text has words besides such names, and is not just an address or a mailbox. */
export function hasWords(text: string): boolean {
  const own = withoutNames(text);
  return /\p{L}/u.test(own) && !/^(?:[/#]\S*|[a-z][a-z+.-]*:\S+|\S+@\S+\.\S+)$/i.test(own);
}
