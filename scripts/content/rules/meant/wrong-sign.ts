import type { ShownText } from "../lookups/shown-texts.ts";
import { escapePattern } from "../words/escape-pattern.ts";
import type { TextMistake } from "../words/text-finding.ts";

/** What stands behind a key, with the text on the lines below it, in place of `|` or `>-`. */
const begins = /^(->|=>|-\||\/|\\) \S/;

/** The sign before a text over several lines that YAML does not know, so that it is part of the text. */
export function wrongSign({ file, path, value }: ShownText): TextMistake | undefined {
  const sign = begins.exec(value)?.[1];
  const key = path.at(-1);
  if (sign === undefined || typeof key !== "string") return undefined;
  if (!new RegExp(`\\b${escapePattern(key)}: ${escapePattern(sign)}[ \\t\\r]{0,9}\\n`).test(file.source.text))
    return undefined;
  const meant = sign.endsWith(">") ? ">-" : "|";
  return {
    start: 0,
    end: sign.length,
    problem: `this is no sign of YAML, so readers would see it, expected ${meant}`,
    hint: `Write "${key}: ${meant}", and the text below as it is.`,
  };
}
