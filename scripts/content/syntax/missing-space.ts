import type { LineIndex } from "../line-index.ts";
import type { SyntaxFinding, SyntaxRule } from "./syntax-rule.ts";

/** `key:value` and `-entry` without the space that makes them what they look like. */
export const missingSpace: SyntaxRule = {
  code: "missing-space",
  meaning:
    "The space after the colon of a key, or after the hyphen of a list entry, is missing. Without it YAML sees text.",
  bad: `«title:Home»
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
`,
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
`,
  find({ lines, start }) {
    let line = lines.lineAt(start);
    // Errors can stand on the empty lines before the line that they are about.
    while (line + 1 < lines.count && lines.lineText(line).trim() === "") line++;
    return findingAt(lines, line) ?? (line > 0 ? hyphenAt(lines, line - 1) : undefined);
  },
};

function findingAt(lines: LineIndex, line: number): SyntaxFinding | undefined {
  const match = /^((?:\uFEFF)?[ \t]*(?:-[ \t]+)*)([A-Za-z][\w-]*):(?=[^\s:/])([^\n]*)$/.exec(lines.lineText(line));
  if (!match) return hyphenAt(lines, line);
  const [, lead = "", key = "", value = ""] = match;
  const start = lines.start(line) + lead.length;
  const colon = start + key.length + 1;
  return {
    start,
    end: colon + value.trimEnd().length,
    message: `A space is missing after "${key}:".`,
    hint: `Write ${key}: ${value.trimEnd()}`,
    repair: [{ start: colon, end: colon, text: " " }],
  };
}

function hyphenAt(lines: LineIndex, line: number): SyntaxFinding | undefined {
  const match = /^([ \t]*)-(?=[^\s\d-])([^\n]*)$/.exec(lines.lineText(line));
  if (!match) return undefined;
  const [, lead = "", text = ""] = match;
  const start = lines.start(line) + lead.length;
  return {
    start,
    end: start + 1 + text.trimEnd().length,
    message: "A space is missing after the hyphen of this list entry.",
    hint: `Write - ${text.trimEnd()}`,
    repair: [{ start: start + 1, end: start + 1, text: " " }],
  };
}
