import { fold } from "./entry-name.ts";

/** A heading of a running text, as offsets into it. */
interface HeadingSpan {
  readonly start: number;
  readonly end: number;
}

/** The headings of a running text that stand a second time in the same section of it. Below different ones they may be alike. */
export function repeatedHeadings(text: string): HeadingSpan[] {
  const found: HeadingSpan[] = [];
  const seen = new Set<string>();
  const sections: string[] = [];
  let isCode = false;
  let start = 0;
  for (const line of text.split("\n")) {
    if (/^ {0,3}(?:```|~~~)/.test(line)) isCode = !isCode;
    const depth = isCode ? 0 : (/^#{1,6}(?= )/.exec(line)?.[0].length ?? 0);
    if (depth > 0) {
      sections.splice(depth - 1);
      sections[depth - 1] = fold(line.slice(depth));
      const place = JSON.stringify(sections);
      if (seen.has(place)) {
        found.push({ start, end: start + line.trimEnd().length });
        // The text below it follows.
        sections[depth - 1] += ` ${found.length}`;
      }
      seen.add(place);
    }
    start += line.length + 1;
  }
  return found;
}
