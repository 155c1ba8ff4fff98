import { shownSigns } from "../../markdown/markdown-masks.ts";
import type { ShownText } from "./shown-texts.ts";

const target = "(?:/|#|https?:|mailto:|www\\.)";

/**
 * Brackets that should make a link and make none, in a text in which markup is hidden: at the place that is wrong. What stands before
 * it is looked at once the place is there, because looking back from every character takes a thousand times as long.
 */
export const brokenLink = new RegExp(
  [
    "\\]\\((?<=\\[[^\\][\\n]{1,200}..)[^\\s)]*\\)?",
    `\\] \\((?<=\\p{L}[^\\][\\n]{0,200}...)(?<=\\[[^\\][\\n]{1,400}...)${target}[^\\s)]*\\)?`,
    `\\)\\[(?<=\\p{L}[^()\\n]{0,200}..)(?<=\\([^()\\n]{1,400}..)${target}[^\\s\\]]*\\]?`,
    "\\[\\[\\p{L}[^\\][\\n]{0,200}\\]\\]",
  ].join("|"),
  "du",
);

/** True where a text has something that was meant as a link and is none: it may lead anywhere. */
export function hasBrokenLink(value: string, kind: ShownText["kind"]): boolean {
  // Most texts have no brackets, and Markdown takes time.
  if (kind === "plain" || !/[)\]] ?[([]|\[\[|<a\s/i.test(value)) return false;
  const shown = shownSigns(value, kind);
  return brokenLink.test(shown) || /<a\s/i.test(shown);
}
